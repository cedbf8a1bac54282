"""The built page, or a plain one that says what can be done."""

from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from taberna import __version__
from taberna.server.http.answers import answer, problem
from taberna.server.http.context import context
from taberna.server.http.preload import links, of_table
from taberna.server.store.protocol import Busy, Unavailable
from taberna.server.store.rows import TableRow
from taberna.server.wire.operations import openapi
from taberna.table.refusal import refuse
from taberna.texts import LANGUAGES, USUAL, Texts, texts

_PACKAGE: Final = Path(__file__).resolve().parents[2]
BUILT: Final = (_PACKAGE / "page", _PACKAGE.parents[1] / "web" / "dist")
FOREVER: Final = "public, max-age=31536000, immutable"
LONGEST_PATH: Final = 1024
LONGEST_NAME: Final = 255
"""No file system takes longer ones, and some fail when asked."""


def built() -> Path | None:
    """The page's folder, once it is built."""
    return next((folder for folder in BUILT if (folder / "index.html").is_file()), None)


async def page(request: Request) -> Response:
    folder = built()
    if folder is not None:
        response = _file(request, folder / "index.html", "no-cache")
        row = await _table(request)
        link = links(folder, request.url.path, language(request), row.game if row else "")
        if link and row:
            link += f", {of_table(row.id)}"
        if link:
            response.headers["Link"] = link
            response.headers["Vary"] = "Accept-Encoding, Accept-Language"
        return response
    return HTMLResponse(await _plain(request), headers={"Cache-Control": "no-cache"})


async def _table(request: Request) -> TableRow | None:
    """The table whose page is asked for, as far as it is known right now."""
    first, _, table = request.url.path.strip("/").partition("/")
    if first != "tables" or not table:
        return None
    try:
        return await context(request).desk.store.table(table)
    except (Busy, Unavailable):
        return None  # the page comes all the same, and asks later


async def part(request: Request) -> Response:
    """A file of the built page; any other address is the page's own business."""
    folder = built()
    if folder is None:
        return problem(refuse("no-such-page"))
    given = request.path_params["path"]
    too_long = len(given) > LONGEST_PATH or any(len(p.encode()) > LONGEST_NAME for p in given.split("/"))
    if "\0" in given or too_long:
        return problem(refuse("no-such-page"))
    path = (folder / given).resolve()
    if not path.is_relative_to(folder) or not path.is_file():
        wants_page = "text/html" in request.headers.get("accept", "") and "." not in path.name
        return await page(request) if wants_page else problem(refuse("no-such-page"))
    hashed = path.parent.name == "assets"
    return _file(request, path, FOREVER if hashed else "no-cache")


def _file(request: Request, path: Path, kept: str) -> Response:
    """The file, or the packed copy that lies beside it for those who can unpack."""
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    packed = path.with_name(path.name + ".gz")
    if "gzip" not in request.headers.get("accept-encoding", "") or not packed.is_file():
        return FileResponse(path, headers=headers)
    kind = guess_type(path.name)[0] or "application/octet-stream"
    return FileResponse(packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=kind)


def language(request: Request) -> str:
    """What the address or the browser asks for, where we have it."""
    asked = request.query_params.get("lang", "")
    accepted = request.headers.get("accept-language", "").split(",")
    wanted = [asked, *(part.split(";")[0].strip()[:2].lower() for part in accepted)]
    return next((code for code in wanted if code in LANGUAGES), USUAL)


async def _plain(request: Request) -> str:
    here = context(request)
    say = texts(language(request))
    tables = await here.desk.store.public_tables(here.settings.public_tables)
    rows = "".join(
        f"<li>{escape(say('page-table', game=row.game, free=free, seats=len(row.chairs)))}"
        f" <code>{escape(row.id)}</code></li>"
        for row in tables
        if (free := sum(chair.kind == "open" for chair in row.chairs)) or row.status == "playing"
    )
    ways = "".join(
        f"<li>{_marked(say(f'page-way-{way}'))}</li>" for way in ("terminal", "join", "bot", "api")
    )
    others = " · ".join(f'<a href="?lang={code}" hreflang="{code}">{code}</a>' for code in LANGUAGES)
    games = escape(", ".join(here.desk.games))
    return (
        f'<!doctype html><html lang="{say.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{_text(say, "page-title")}</title></head>'
        f"<body><main><h1>{_text(say, 'page-title')}</h1><p>{_text(say, 'page-about')}</p>"
        f"<p>{_text(say, 'page-games')} {games}</p>"
        f"<h2>{_text(say, 'page-ways')}</h2><ul>{ways}</ul>"
        f"<h2>{_text(say, 'page-tables')}</h2>"
        + (f"<ul>{rows}</ul>" if rows else f"<p>{_text(say, 'page-no-tables')}</p>")
        + f"</main><footer><p>{others}</p><p>Taberna {__version__}</p></footer></body></html>"
    )


def _text(say: Texts, message: str) -> str:
    return escape(say(message))


def _marked(text: str) -> str:
    """What stands between backticks is shown as something to type."""
    parts = escape(text).split("`")
    return "".join(f"<code>{p}</code>" if place % 2 else p for place, p in enumerate(parts))


async def described(request: Request) -> Response:
    return answer(openapi())


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "no-such-page" if error.status_code == 404 else "not-so"
    response = problem(refuse(code))
    response.status_code = error.status_code
    return response


async def on_failure(request: Request, error: Exception) -> Response:
    return problem(refuse("failed"))
