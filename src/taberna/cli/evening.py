"""An evening at this terminal: one game, or as many as it leads to, each kept as a record of its own."""

import secrets
import shlex
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from taberna.bots import AnyBot
from taberna.cli.bot_memories import Known
from taberna.cli.client import Client
from taberna.cli.kept_games import keep
from taberna.cli.mistakes import Mistake
from taberna.cli.names import Names, unnamed
from taberna.cli.presentation import AnyPresentation
from taberna.cli.seat_here import BotAtTable, SeatHere
from taberna.cli.terminal import Terminal
from taberna.table import seed as seeds
from taberna.table.chain import sequel
from taberna.table.dice import keyed
from taberna.table.game import AnyGame
from taberna.table.outcome import Outcome
from taberna.table.record import AnyRecord, Recorder, head
from taberna.table.seats import Seat
from taberna.table.values import Options


@dataclass
class Evening:
    terminal: Terminal
    game: AnyGame
    names: Names
    show: AnyPresentation
    bots: Mapping[Seat, AnyBot]
    seed: str | None
    save: Path | None
    goes_on: bool
    """Whether a game that is over leads to the next."""
    ending: list[str]
    """What is said once the screen is left."""
    known: Known | None = None
    """Where bots may keep what they learn of the people here."""
    notices: tuple[str, ...] = ()
    """What is said before anything else."""
    language: str | None = None
    """The one that was asked for."""

    def play(self, options: Options, records: list[AnyRecord]) -> None:
        """From these records on: the last of them may have broken off."""
        kept = records.pop() if records and records[-1].seal.outcome is None else None
        coming: Options | Outcome = options
        if kept is not None:
            coming = kept.header.options
        elif records:
            coming = sequel(records)
        while not isinstance(coming, Outcome):
            records.append(self._game(coming, records, kept))
            kept = None
            if not self.goes_on:
                return
            coming = sequel(records)
        if len(records) > 1:
            self.ending.append(self.show.drawing.match(coming, self.names))

    def _game(self, options: Options, before: list[AnyRecord], kept: AnyRecord | None) -> AnyRecord:
        number = len(before) + 1
        seats = self.game.seats(options)[0]
        if kept is None:
            secret, fairness = self._fairness(seats, number)
            sitters = tuple(sitter for sitter in self.names.sitters if sitter.seat in seats)
            previous = before[-1].name if before else None
            header = head(self.game, options, sitters, fairness, previous=previous, talk=True)
        else:
            header, fairness = replace(kept.header, sitters=self.names.sitters), kept.header.fairness
            secret = None if kept.seal.secret is None else bytes.fromhex(kept.seal.secret)
        drawn_from = seeds.seed(fairness, seats, secret)
        assert drawn_from is not None, "the house throws"
        recorder = Recorder(self.game, header)
        # A bot's own draws must not be the table's: it would see what the house will draw.
        sittings = {
            seat: BotAtTable(bot, bot.sit(seat, self._bot_seed(seat, number)))
            for seat, bot in self.bots.items()
            if seat in seats
        }
        people = tuple(seat for seat in seats if seat not in sittings)
        for sitting in sittings.values():
            if self.known is not None:
                sitting.memory = self.known.met(sitting.bot, sitting.memory, people)
        port = SeatHere(self.names, recorder, keyed(drawn_from), sittings, kept)
        if self.terminal.guided:
            port.before_asking = lambda: self._keep_so_far(recorder.seal(None, secret), number)
        client = Client(self.terminal, self.names, self.show, port)
        client.announce(*self._announcements(number))
        try:
            client.play()
        finally:
            record = recorder.seal(client.outcome, secret)
            if kept is None or len(record.entries) >= len(kept.entries):  # else it was left while it was read
                self._say_where(self._keep(record, number), over=client.outcome is not None)
        for sitting in sittings.values():
            if self.known is not None:
                self.known.parted(sitting.bot, sitting.memory, people)
        self.ending += client.news[-1:] if self.terminal.guided else []
        return record

    def _fairness(self, seats: tuple[Seat, ...], number: int) -> tuple[bytes | None, seeds.Fairness]:
        """By commitment; or, where a seed was asked for, a practice seed for each game."""
        if self.seed is not None:
            return None, seeds.practice(self.seed if number == 1 else f"{self.seed}.{number}")
        secret = secrets.token_bytes(seeds.SECRET_BYTES)
        return secret, seeds.committed(seeds.commitment(secret), dict.fromkeys(seats, b""))

    def _announcements(self, number: int) -> Iterator[str]:
        yield from self.notices
        self.notices = ()
        if self.seed is not None:
            yield self.names.texts("practice-seed", seed=self.seed)
        if number > 1:
            yield self.names.texts(self.show.drawing.next_game, number=number)

    def _bot_seed(self, seat: Seat, number: int) -> bytes:
        return secrets.token_bytes(32) if self.seed is None else f"{self.seed} {seat} {number}".encode()

    def _keep(self, record: AnyRecord, number: int) -> Path | None:
        if self.save is None or not record.entries:
            return None
        return keep(self.save, number, record, self.names.texts)

    def _keep_so_far(self, record: AnyRecord, number: int) -> None:
        """Whoever plays is not to be stopped by a full disk: that is told at the end, if it still is."""
        with suppress(Mistake):
            self._keep(record, number)

    def _say_where(self, path: Path | None, *, over: bool) -> None:
        if path is not None:
            self.ending.append(self.names.texts("saved", path=str(path)))
            if not over and self.terminal.guided:
                self.ending.append(self.names.texts("go-on-later", command=self._to_go_on()))

    def _to_go_on(self) -> str:
        """The command, with what the record does not say: the language, and who a bot is that has a name."""
        how = "campaign" if self.goes_on and not self.show.seating.goes_on else "resume"
        words = ["taberna", "play", f"--{how}", str(self.save)]
        for sitter in self.names.sitters:
            if sitter.seat in self.bots and not unnamed(sitter):
                words += ["--bot", f"{sitter.seat}={self.bots[sitter.seat].name}"]
        return shlex.join([*words, *(("--language", self.language) if self.language else ())])
