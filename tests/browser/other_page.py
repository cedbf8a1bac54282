"""The house with another page: `python -m browser.other_page FOLDER`, and all that `taberna serve` takes."""

import sys
from pathlib import Path

from taberna.cli.main import main
from taberna.server.http import pages

if __name__ == "__main__":
    program, folder, *rest = sys.argv
    vars(pages)["BUILT"] = (Path(folder),)
    sys.argv = [program, "serve", *rest]
    main()
