"""A player's numbers, and where each stands in the row that the core is given."""

from typing import Final

NAMES: Final = (
    "kind", "tau", "slip", "budget", "guesses", "mirror", "heed", "base", "spread",
    "temper", "claim_temper", "mix", "adapt",
    "boast", "boast_mix", "bluff", "challenge", "impatience",
    "peek", "peek_doubt", "swap", "swap_them", "swap_us", "swap_open",
    "hide", "hide_down", "hide_edge", "place", "place_line",
    "doubt", "steal", "call",
)  # fmt: skip
"""
kind          0 random, 1 plain, 2 one that thinks
tau, slip     how much activation a trace needs; how often a swap is missed
budget        how often a turn leaves time to rehearse
guesses       guesses at the other's memory, and (mirror) at what others think of one's own
heed          how far those are weighed by what the other does
base, spread  how strong memories are taken to be at first
temper        how loosely moves are chosen among about equally good ones; the same for replies to a claim
mix           how far replies follow the solved game rather than the best answer to it
adapt         how much one reply that was seen counts against the solved game
boast … call  what is added to the worth of a move, in chances to win; see policy.py
"""

KIND: Final = 0
P_TAU: Final = 1
P_SLIP: Final = 2
BUDGET: Final = 3
GUESSES: Final = 4
MIRROR: Final = 5
HEED: Final = 6
BASE: Final = 7
SPREAD: Final = 8
TEMPER: Final = 9
CLAIM_TEMPER: Final = 10
MIX: Final = 11
ADAPT: Final = 12
P_BOAST: Final = 13
BOAST_MIX: Final = 14
BLUFF: Final = 15
P_CHALLENGE: Final = 16
IMPATIENCE: Final = 17
P_PEEK: Final = 18
PEEK_DOUBT: Final = 19
P_SWAP: Final = 20
SWAP_THEM: Final = 21
SWAP_US: Final = 22
SWAP_OPEN: Final = 23
P_HIDE: Final = 24
HIDE_DOWN: Final = 25
HIDE_EDGE: Final = 26
P_PLACE: Final = 27
PLACE_LINE: Final = 28
P_DOUBT: Final = 29
P_STEAL: Final = 30
CALL: Final = 31
PARAMS: Final = len(NAMES)

RANDOM: Final = 0
PLAIN: Final = 1
THINKER: Final = 2
