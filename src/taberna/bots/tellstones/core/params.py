"""A player's numbers, and where each stands in the row that the core is given."""

from typing import Final

AT_REST: Final = (
    "kind", "tau", "slip", "budget", "heed",
    "temper", "claim_temper", "mix", "adapt",
    "boast", "boast_mix", "bluff", "challenge", "impatience",
    "peek", "peek_doubt", "swap", "swap_them", "swap_us", "swap_open",
    "hide", "hide_down", "hide_edge", "place", "place_line",
    "doubt", "steal", "call", "honest",
    "suspects", "rest", "wary", "burnt", "shallow", "again", "study", "spare", "patience", "bored",
    "depth", "daring", "keep_up", "trust", "supple",
)  # fmt: skip
"""
kind          0 random, 1 plain, 2 one that thinks, 3 to 7 those who take notes (paper.py)
tau, slip     how much activation a trace needs; how often a swap is missed
budget        how often a turn leaves time to rehearse
heed          how far guesses at the other's memory are weighed by what the other does
temper        how loosely moves are chosen among about equally good ones; the same for replies to a claim
mix           how far replies follow the solved game rather than the best answer to it
adapt         how much one reply that was seen counts against the solved game
boast … call  what is added to the worth of a move, in chances to win; see policy.py
honest        1: neither boasts nor steals while it knows that it can't prove it
suspects      how cautious one is: one plays as though the other forgot nothing at least so often,
              whatever one believes
rest          how much impatience can come to
wary          how far impatience waits where the other forgets nothing
burnt         how much of one's impatience each claim takes away that brought the other a point, unless one of
              the other's has brought oneself one since
shallow       how much less a Hide is worth against somebody who forgets nothing
again         how much less a Peek is worth for each of one's last turns in a row that was one, except against
              somebody who forgets nothing
study         how much more a Peek is worth against somebody who forgets nothing
spare         how far, against somebody who forgets nothing, stones are swapped that one is unsure of anyway
patience      how many turns without anything but Swaps and Peeks one bears
bored         how likely one then claims something on one's turn, whatever it is worth: a bell of one's own,
              so that every game ends
depth, daring of those who take notes: how many stones they want face-down; how often a stone must have been
              moved since the other saw it before they claim anything of it
trust         how far one goes by what others do with their turns when one asks which of those one knows it is
keep_up       how much more a Peek is worth, for how much more than a third of the other's turns are Peeks
supple        1: the numbers from temper to call move with the situation, as MOVES says
"""
WHEN: Final = (
    "us", "them", "down", "open", "quiet", "bell", "late", "mine",
    "thinks", "seen", "unsure", "hazy", "known", "paper", "burnt", "looks",
)  # fmt: skip
"""
What a situation is made of, each between 0 and 1 (situation.py counts it):
us, them      points of one's own and of the other's: 1 with two
down, open    stones face-down, of seven; stones that show: 1 with three
quiet, late   turns without a claim, a Place or a Hide: 1 once the bell may ring; all turns: 1 after eighty
bell          1 where the bell rang and asks for something
mine          how likely one's own proof would succeed
thinks, seen  how likely the other thinks to know the whole Line, and takes oneself to know it
unsure        how unsure one is of the stone one is least sure of
hazy, known   how unlikely the other knows the stone it knows least; how likely it knows each, in the mean
paper         how likely the other forgets nothing
burnt         one's own claims that brought the other a point: 1 with two
looks         which part of the other's last turns were Peeks
"""

KIND: Final = 0
P_TAU: Final = 1
P_SLIP: Final = 2
BUDGET: Final = 3
HEED: Final = 4
TEMPER: Final = 5
CLAIM_TEMPER: Final = 6
MIX: Final = 7
ADAPT: Final = 8
P_BOAST: Final = 9
BOAST_MIX: Final = 10
BLUFF: Final = 11
P_CHALLENGE: Final = 12
IMPATIENCE: Final = 13
P_PEEK: Final = 14
PEEK_DOUBT: Final = 15
P_SWAP: Final = 16
SWAP_THEM: Final = 17
SWAP_US: Final = 18
SWAP_OPEN: Final = 19
P_HIDE: Final = 20
HIDE_DOWN: Final = 21
HIDE_EDGE: Final = 22
P_PLACE: Final = 23
PLACE_LINE: Final = 24
P_DOUBT: Final = 25
P_STEAL: Final = 26
CALL: Final = 27
HONEST: Final = 28
SUSPECTS: Final = 29
REST: Final = 30
WARY: Final = 31
P_BURNT: Final = 32
SHALLOW: Final = 33
AGAIN: Final = 34
STUDY: Final = 35
SPARE: Final = 36
PATIENCE: Final = 37
BORED: Final = 38
DEPTH: Final = 39
DARING: Final = 40
KEEP_UP: Final = 41
TRUST: Final = 42
SUPPLE: Final = 43
NUMBERS: Final = len(AT_REST)
FIRST_MOVED: Final = TEMPER
MOVED: Final = CALL + 1 - TEMPER
SITUATIONS: Final = len(WHEN)
MOVES: Final = tuple(f"{name} {when}" for name in AT_REST[TEMPER : CALL + 1] for when in WHEN)
NAMES: Final = (*AT_REST, *MOVES)
PARAMS: Final = len(NAMES)

RANDOM: Final = 0
"""The only kind that never weighs what it remembers."""
PLAIN: Final = 1
THINKER: Final = 2
NOTES_FROM: Final = 3
"""From here on those who take notes: they forget nothing and model nobody."""
STORM: Final = 3
"""Swaps every turn and claims nothing until the bell asks for it."""
CAREFUL: Final = 4
"""Boasts once the other can hardly know."""
CHALLENGER: Final = 5
THIEF: Final = 6
"""Looks at stones it knows, and waits for a Boast to steal."""
BLUFFER: Final = 7
"""Boasts at two points, whatever it knows."""
