"""Games that take no time, for those who count them."""

from taberna.bots.tseuquest.measure.counts import Counts, Death
from taberna.bots.tseuquest.measure.night import Night, Setting, party_of


def made_up(setting: Setting, adventure: str, number: int) -> Night:
    died = (Death("odo", "b2", "goblin", potion=True),) if number % 3 == 0 else ()
    counts = Counts(turns=number, idle=number // 5, deaths=died, alarm=number % 7, deeds={"move": number})
    result = "success" if number % 3 else "failure"
    party = party_of(setting, adventure, number)
    return Night(adventure, number, party, result, rounds=number % 9, counts=counts)
