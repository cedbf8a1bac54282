"""`taberna verify`: what a record proves, and what it does not."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from taberna.cli.encrypted_files import read_record
from taberna.cli.mistakes import Exit, Mistake, chosen
from taberna.cli.receipts import about, houses, objections, said_open
from taberna.table.chain import check_chain, is_of_one_house, is_over
from taberna.table.proof_degrees import DEGREES, Degree, Name, Verdict
from taberna.table.record import AnyRecord
from taberna.table.refusal import Refusal, Refused
from taberna.table.signed_opening import read_opening
from taberna.table.signing import read_key
from taberna.table.verify import verify as verified
from taberna.texts import Texts

CODES: Final[dict[Name | None, int]] = {
    None: Exit.FINE,
    "lawful": Exit.FAILED,
    "draws": 4,
    "committed": 5,
    "seats": 6,
    "times": 7,
    "signed": 8,
    "whole": 9,
}
"""By the first degree that does not hold. Whatever is false is FAILED."""
SIGNS: Final = {"holds": "✓", "open": "–", "fails": "✗"}


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("verify", help=say("help-verify"))
    def verify(
        records: Annotated[list[Path], typer.Argument(help=say("help-replay-record"), metavar="RECORD…")],
        need: Annotated[str | None, typer.Option(help=say("help-verify-need"), metavar="DEGREE")] = None,
        key: Annotated[list[str] | None, typer.Option(help=say("help-verify-key"), metavar="KEY")] = None,
        language: Annotated[str | None, typer.Option(help=say("help-language"))] = None,
    ) -> None:
        texts = chosen(language, say)
        if need is not None and need not in DEGREES:
            raise Mistake(texts("verify-need-shape", known=", ".join(DEGREES)))
        known = _keys(key or (), texts)
        kept = [_read(path, texts) for path in records]
        codes: list[int] = []
        for path, record in zip(records, kept, strict=True):
            verdict = verified(record, known)
            for line in _lines(verdict, texts):
                typer.echo(line)
            typer.echo(texts("verify-sum", path=str(path), what=texts(summed(verdict))))
            codes += _code(verdict, need), _compared(record, verdict, texts)
        codes.append(_chained(kept, need, texts) if len(kept) > 1 else _alone(kept[0], need, texts))
        worst = next((code for code in (Exit.FAILED, *sorted(CODES.values())) if code and code in codes), 0)
        if worst:
            raise typer.Exit(worst)


def _read(path: Path, texts: Texts) -> AnyRecord:
    try:
        return read_record(path, texts)
    except Refused as refused:
        found = refused.refusal
        # A file whose header can be read is a record, and what is wrong with it is what was looked for.
        is_record = int(found.params.get("line", 1)) > 1
        raise Mistake(texts.refusal(found), Exit.FAILED if is_record else Exit.BAD_INPUT) from None


def _keys(given: Sequence[str], texts: Texts) -> frozenset[str]:
    """The houses that are believed: those given by hand, or else all of whom receipts are kept here."""
    try:
        return frozenset(map(read_key, given)) or houses()
    except Refused as refused:
        raise Mistake(texts.refusal(refused.refusal)) from None


def _lines(verdict: Verdict, texts: Texts) -> Iterator[str]:
    if verdict.house:
        yield f"  {texts('verify-house', house=verdict.house)}"
    for degree in verdict.degrees:
        yield f"  {SIGNS[degree.standing]} {_said(degree, texts)}"


def _said(degree: Degree, texts: Texts) -> str:
    what = texts(f"degree-{degree.name}")
    why = "; ".join(placed(finding, texts) for finding in degree.why)
    return texts("degree-because", what=what, why=why) if why else what


def summed(verdict: Verdict) -> str:
    """The message that says all of it in one sentence."""
    return (
        "verdict-true"
        if verdict.weakest is None
        else f"verdict-{verdict.weakest if verdict.sound else 'false'}"
    )


def _code(verdict: Verdict, need: str | None) -> int:
    if not verdict.sound:
        return Exit.FAILED
    enough = need is not None and all(name in verdict.holds for name in DEGREES[: _place(need) + 1])
    return Exit.FINE if enough else CODES[verdict.weakest]


def _compared(record: AnyRecord, verdict: Verdict, texts: Texts) -> int:
    """With the receipts of whoever sat at this table from here."""
    codes: set[int] = {Exit.FINE}
    for kept in about(record):
        findings = objections(kept, record)
        for finding in findings:
            typer.echo(f"  ✗ {texts.refusal(finding)}")
        if findings:
            # What the house has not signed, anybody may have written to slander it.
            own = verdict.house == read_opening(kept.receipt.opening).house
            typer.echo(texts("receipt-bad" if own else "receipt-open"))
            typer.echo(texts("receipt-mine" if own else "receipt-others"))
            codes.add(Exit.FAILED)
        elif said := said_open(kept, record, texts):
            for line in said:
                typer.echo(line)
            codes.add(CODES["committed"])
        else:
            typer.echo(texts("receipt-good"))
    return Exit.FAILED if Exit.FAILED in codes else max(codes)


def _place(need: str) -> int:
    return next(place for place, name in enumerate(DEGREES) if name == need)


def _chained(records: Sequence[AnyRecord], need: str | None, texts: Texts) -> int:
    """As one match or one campaign."""
    wrong = check_chain(records)
    for finding in wrong:
        typer.echo(f"  ✗ {texts.refusal(finding)}")
    typer.echo(texts("verify-chain-bad" if wrong else "verify-chain", count=len(records)))
    if wrong:
        return Exit.FAILED
    if not is_of_one_house(records):
        typer.echo(texts("verify-chain-houses"))
        return CODES["signed"]
    if is_over(records):
        return Exit.FINE
    typer.echo(texts("verify-chain-cut"))
    return _unless(need)


def _alone(record: AnyRecord, need: str | None, texts: Texts) -> int:
    """A game of a match or of a campaign is not all of it."""
    ended = record.seal.outcome is not None
    if record.header.previous is None and (not ended or is_over((record,))):
        return Exit.FINE
    typer.echo(texts("verify-one-of-several"))
    return _unless(need)


def _unless(need: str | None) -> int:
    """Of a chain that lacks games: fine to whoever needs less than all of it."""
    return Exit.FINE if need is not None and need != "whole" else CODES["whole"]


def placed(finding: Refusal, texts: Texts) -> str:
    what = texts.refusal(finding)
    seq = finding.params.get("seq")
    return what if seq is None else texts("at-entry", seq=str(seq), what=what)
