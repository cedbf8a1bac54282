"""So much and no more: of somebody's wishes, and of the house's time."""

import asyncio

from taberna.server.rate_limits import Buckets, Share


class Clock:
    """Turned on by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_everybody_has_a_bucket_of_their_own() -> None:
    clock = Clock()
    buckets = Buckets(0.5, 2, clock)
    assert [buckets.take("Ann") for _ in range(3)] == [True, True, False]
    assert buckets.take("Bob")
    clock.now += 2
    assert [buckets.take("Ann") for _ in range(2)] == [True, False]


def test_a_part_of_the_time_and_half_a_second_of_it_at_once() -> None:
    clock = Clock()
    share = Share(0.25, clock)
    share.spend(0.1)
    assert share.is_left()
    share.spend(0.1)
    assert not share.is_left()
    clock.now += 1
    assert share.is_left()


def test_what_took_long_is_paid_for_before_the_next() -> None:
    clock = Clock()
    share = Share(0.25, clock)
    share.spend(1.125)
    clock.now += 3.9
    assert not share.is_left()
    clock.now += 0.2
    assert share.is_left()


def test_whoever_waited_for_long_has_saved_nothing() -> None:
    clock = Clock()
    share = Share(0.25, clock)
    clock.now += 3600
    assert share.is_left()
    share.spend(0.13)
    assert not share.is_left()


def test_who_would_wait_too_long_is_not_kept_waiting() -> None:
    clock = Clock()
    share = Share(0.25, clock)
    share.spend(0.35)  # 0.225 s too much: paid for in 0.9 s
    assert not asyncio.run(share.turn(0.8))
    assert not asyncio.run(Share(0.0, clock).turn(60))


def test_who_need_not_wait_long_gets_a_turn() -> None:
    async def meanwhile() -> bool:
        waiting = asyncio.create_task(share.turn(1.0))
        await asyncio.sleep(0)
        assert not waiting.done()
        clock.now += 1.0
        return await waiting

    clock = Clock()
    share = Share(0.25, clock)
    share.spend(0.35)
    assert asyncio.run(meanwhile())
