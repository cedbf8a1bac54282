"""`taberna serve`: opens the house."""

import os
import sys
import webbrowser
from contextlib import suppress
from typing import Annotated

import typer

from taberna.cli.mistakes import Mistake, alone
from taberna.server.extras import Missing
from taberna.server.settings import BadSetting, Settings, read_settings
from taberna.server.store.protocol import SchemaNewer
from taberna.texts import Texts


def add(app: typer.Typer, say: Texts) -> None:
    host = typer.Option("--host", envvar="HOST", help=say("help-serve-host"))
    port = typer.Option("--port", envvar="PORT", help=say("help-serve-port"), min=0, max=65535)
    database = typer.Option("--database", envvar="TABERNA_DATABASE", help=say("help-serve-database"))
    browse = typer.Option("--browse/--no-browse", help=say("help-serve-browse"))

    @app.command(help=say("help-serve"))
    def serve(
        host: Annotated[str | None, host] = None,
        port: Annotated[int | None, port] = None,
        database: Annotated[str | None, database] = None,
        browse: Annotated[bool | None, browse] = None,
    ) -> None:
        try:
            settings = read_settings(os.environ, host=host, port=port, database=database, browse=browse)
        except BadSetting as bad:
            raise Mistake(str(bad)) from None
        run(settings, say)


def run(settings: Settings, say: Texts) -> None:
    # The other commands need none of it, and it takes its time to load.
    from taberna.server import logs
    from taberna.server.app import App
    from taberna.server.serving import server

    logs.set_up(settings.log_level)
    app = App(settings)

    def opened(address: str) -> None:
        typer.echo(say("serve-open", address=address))
        sys.stdout.flush()
        if settings.browse and has_browser():
            webbrowser.open(address)

    with suppress(KeyboardInterrupt, SystemExit):  # uvicorn's way to say that it could not begin
        server(settings, app, opened).run()
    if isinstance(app.failure, SchemaNewer):
        raise Mistake(say("serve-newer", found=app.failure.found, known=app.failure.known))
    if isinstance(app.failure, Missing):
        raise alone(app.failure, say)
    if app.failure is not None:
        raise Mistake(say("serve-failed", error=f"{type(app.failure).__name__}: {app.failure}"))
    if app.context is None or not app.served:
        raise Mistake(say("serve-failed", error=f"{settings.host}:{settings.port}"))


def has_browser() -> bool:
    """Whether somebody sits in front of a screen here."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
