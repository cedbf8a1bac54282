"""The duel at speed: the same minds and choices as at the table, with the rules on arrays, compiled by numba.

Needs the extra `train`. Proven equal to the engine and the bots by tests that drive both with the same draws.
"""
