"""What bots keep of the people at this terminal, in a file that was named for it: nothing unasked."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from taberna.bots import AnyBot
from taberna.cli.mistakes import Mistake, write_bytes
from taberna.table.seats import Seat
from taberna.texts import Texts


@dataclass(frozen=True, slots=True)
class Known:
    path: Path
    say: Texts

    def met(self, bot: AnyBot, memory: object, people: Iterable[Seat]) -> object:
        """A bot that sits down with people it knows."""
        kept = self._read().get(bot.name, {})
        for seat in people:
            if seat in kept:
                memory = bot.meet(memory, seat, bytes(kept[seat]))
        return memory

    def parted(self, bot: AnyBot, memory: object, people: Iterable[Seat]) -> None:
        whole = self._read()
        kept = {seat: msgspec.Raw(of) for seat, of in bot.keep(memory).items() if seat in people}
        whole[bot.name] = whole.get(bot.name, {}) | kept
        write_bytes(self.path, msgspec.json.format(msgspec.json.encode(whole)) + b"\n", self.say)

    def _read(self) -> dict[str, dict[Seat, msgspec.Raw]]:
        if not self.path.exists():
            return {}
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, dict[str, msgspec.Raw]])
        except (OSError, msgspec.DecodeError) as error:
            raise Mistake(self.say("known-unreadable", path=str(self.path), reason=str(error))) from None
