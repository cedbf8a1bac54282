"""A program of its own (`python -m tseuquest.over_ray FOLDER`), so that a Ray that hangs can be ended from
outside: the same games in one process and over a local Ray, where a worker is killed in the middle."""

import os
import signal
import sys
from pathlib import Path

import msgspec

from taberna.bots.tseuquest.measure.night import Night, Setting, play_night
from taberna.bots.tseuquest.measure.tally import tally
from taberna.cli.tseuquest.simulation.cluster import play_on_ray
from taberna.cli.tseuquest.simulation.pool import games, play_all

SETTING = Setting(sizes=(1, 2))


def main(folder: Path) -> None:
    died = str(folder / "died")
    todo = games(("good-barrel",), 6)

    def falls_once(setting: Setting, adventure: str, number: int) -> Night:
        """The worker that is handed the fourth game is killed, the first time."""
        if number == 3 and not os.path.exists(died):
            with open(died, "x") as file:
                file.write(f"{os.getpid()}")
            os.kill(os.getpid(), signal.SIGKILL)
        return play_night(setting, adventure, number)

    over = tally(SETTING, play_on_ray(SETTING, todo, 2, play=falls_once, stretch=2, patience=90))
    alone = tally(SETTING, play_all(SETTING, todo, 1))
    for name, made in (("over", over), ("alone", alone)):
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(made))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
