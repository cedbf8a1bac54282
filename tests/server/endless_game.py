"""A house whose only game is looked for and never found."""

import os
from itertools import repeat


class Endless:
    def find(self, name: str) -> None:
        print(os.getpid(), flush=True)
        for _ in repeat(None):
            pass


GAMES = Endless()
