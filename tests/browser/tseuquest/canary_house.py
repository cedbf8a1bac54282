"""The house with canaries in its adventures: `python -m browser.tseuquest.canary_house`, and all that
`taberna serve` takes; with `--leaking` first, everybody is shown one figure too many."""

import sys

from taberna.cli.main import main
from taberna.games.tseuquest.secrets import view
from taberna.games.tseuquest.secrets.appearance import bare_figure
from taberna.games.tseuquest.things import shelf
from taberna.games.tseuquest.things.pieces import Figure
from tseuquest.canaries import canaries

LEAKING = "--leaking"


def one_too_many(figures: tuple[Figure, ...]) -> tuple[Figure, ...]:
    unseen = next((figure for figure in figures if not figure.seen), None)
    return tuple(bare_figure(figure) for figure in figures if figure.seen or figure is unseen)


if __name__ == "__main__":
    program, *rest = sys.argv
    vars(shelf)["written"] = canaries
    if rest[0] == LEAKING:
        rest.pop(0)
        vars(view)["_bare_figures"] = one_too_many
    sys.argv = [program, "serve", *rest]
    main()
