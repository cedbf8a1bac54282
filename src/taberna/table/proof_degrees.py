"""What a record proves: seven questions, each with an answer of its own, from the least to the most.

What can't be checked is never counted as true: it is `open`, and says why.
"""

from typing import Final, Literal, TypeAlias

from taberna.table.refusal import Refusal
from taberna.table.values import Value

Name: TypeAlias = Literal["lawful", "draws", "committed", "seats", "times", "signed", "whole"]
Standing: TypeAlias = Literal["holds", "open", "fails"]
Finding: TypeAlias = Refusal
"""Something that does not hold or can't be told, as code and parameters, with the seq where there is one."""

DEGREES: Final[tuple[Name, ...]] = ("lawful", "draws", "committed", "seats", "times", "signed", "whole")
"""
- lawful: every action decided again, under rules that we have
- draws: what the house drew follows from the seed
- committed: the house had committed to its part of the seed before anybody else contributed
- seats: who sat where
- times: when
- signed: by a house whose key is known
- whole: nothing cut off and nothing added, up to the end of the game
"""


class Degree(Value, frozen=True):
    name: Name
    standing: Standing
    why: tuple[Finding, ...] = ()
    """What does not hold, or can't be told."""


class Verdict(Value, frozen=True):
    degrees: tuple[Degree, ...]
    """All of them, in their order."""
    weakest: Name | None
    """The first that does not hold; None where everything does."""
    house: str = ""
    """The public key of the house that signed it, in hex, whether or not anybody knows it; empty where the
    signature doesn't hold."""

    @property
    def sound(self) -> bool:
        """Nothing in it is false. That says nothing about what can't be told."""
        return not self.findings

    @property
    def holds(self) -> tuple[Name, ...]:
        return tuple(degree.name for degree in self.degrees if degree.standing == "holds")

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What is false."""
        return self._why("fails")

    @property
    def untold(self) -> tuple[Finding, ...]:
        """What nobody can tell from this record, and why."""
        return self._why("open")

    def _why(self, standing: Standing) -> tuple[Finding, ...]:
        return tuple(why for degree in self.degrees if degree.standing == standing for why in degree.why)


class Inquiry:
    """Collects what is found about each degree. Whatever is false outweighs what can't be told."""

    def __init__(self) -> None:
        self._false: dict[Name, list[Finding]] = {}
        self._open: dict[Name, list[Finding]] = {}
        self.seq = 0
        """The entry that is looked at."""
        self.house = ""
        """Whose signature holds."""

    def find(self, name: Name, finding: Finding) -> None:
        """It does not hold."""
        self._false.setdefault(name, []).append(finding)

    def leave(self, name: Name, finding: Finding) -> None:
        """It can't be told."""
        self._open.setdefault(name, []).append(finding)

    def standing(self, name: Name) -> Standing:
        return "fails" if name in self._false else "open" if name in self._open else "holds"

    def verdict(self) -> Verdict:
        degrees = tuple(self._degree(name) for name in DEGREES)
        weakest = next((degree.name for degree in degrees if degree.standing != "holds"), None)
        return Verdict(degrees, weakest, self.house)

    def _degree(self, name: Name) -> Degree:
        why = self._false.get(name) or self._open.get(name, [])
        return Degree(name, self.standing(name), tuple(why))
