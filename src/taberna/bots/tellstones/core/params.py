"""A player's numbers, and where each stands in the row that the core is given."""

from typing import Final

NAMES: Final = (
    "kind", "tau", "slip", "budget", "heed",
    "temper", "claim_temper", "mix", "adapt",
    "boast", "boast_mix", "bluff", "challenge", "impatience",
    "peek", "peek_doubt", "swap", "swap_them", "swap_us", "swap_open",
    "hide", "hide_down", "hide_edge", "place", "place_line",
    "doubt", "steal", "call", "honest",
)  # fmt: skip
"""
kind          0 random, 1 plain, 2 one that thinks
tau, slip     how much activation a trace needs; how often a swap is missed
budget        how often a turn leaves time to rehearse
heed          how far guesses at the other's memory are weighed by what the other does
temper        how loosely moves are chosen among about equally good ones; the same for replies to a claim
mix           how far replies follow the solved game rather than the best answer to it
adapt         how much one reply that was seen counts against the solved game
boast … call  what is added to the worth of a move, in chances to win; see policy.py
honest        1: neither boasts nor steals while it knows that it can't prove it
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
PARAMS: Final = len(NAMES)

RANDOM: Final = 0
"""The only kind that never weighs what it remembers."""
PLAIN: Final = 1
THINKER: Final = 2
