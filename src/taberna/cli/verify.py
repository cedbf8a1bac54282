"""`taberna verify`: whether a record tells the truth."""

from pathlib import Path
from typing import Annotated

import typer

from taberna.cli.mistakes import Exit, Mistake, chosen
from taberna.cli.sealing import read_record
from taberna.table.refusal import Refusal, Refused
from taberna.table.verify import verify as verified
from taberna.texts import Texts


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("verify", help=say("help-verify"))
    def verify(
        record: Annotated[Path, typer.Argument(help=say("help-replay-record"))],
        language: Annotated[str | None, typer.Option(help=say("help-language"))] = None,
    ) -> None:
        texts = chosen(language, say)
        try:
            kept = read_record(record, texts)
            verdict = verified(kept)
        except Refused as refused:
            found = refused.refusal
            # A file whose header can be read is a record, and what is wrong with it is what was looked for.
            is_record = int(found.params.get("line", 1)) > 1
            raise Mistake(texts.refusal(found), Exit.FAILED if is_record else Exit.BAD_INPUT) from None
        unfinished = kept.seal.outcome is None and "outcome" in verdict.verified
        for check in verdict.verified:
            if check != "outcome" or not unfinished:
                typer.echo(f"  ✓ {texts(f'check-{check}')}")
        for left in verdict.unverifiable:
            typer.echo(f"  – {texts('verify-open', what=placed(left, texts))}")
        if unfinished:
            typer.echo(f"  – {texts('verify-unfinished')}")
        if verdict.sound:
            typer.echo(texts("verify-good-so-far" if unfinished else "verify-good", path=str(record)))
            return
        findings = (f"  ✗ {placed(finding, texts)}" for finding in verdict.findings)
        head = texts("verify-bad", path=str(record), count=len(verdict.findings))
        raise Mistake("\n".join((head, *findings)), Exit.FAILED)


def placed(finding: Refusal, texts: Texts) -> str:
    what = texts.refusal(finding)
    seq = finding.params.get("seq")
    return what if seq is None else texts("at-entry", seq=str(seq), what=what)
