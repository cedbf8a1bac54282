"""`taberna simulate balance`: which sizes of party find an adventure too easy or too hard, and how many
figures should stand against them."""

from rich.table import Table

from taberna.bots.tseuquest.measure.balance import Verdict
from taberna.bots.tseuquest.measure.ladder import Proposal
from taberna.texts import Texts


def balance_table(rows: tuple[Verdict, ...], say: Texts) -> Table:
    table = Table(caption=say("simulate-balance-caption"))
    table.add_column(say("simulate-adventure"))
    for head in ("games", "success", "wanted", "fell", "rounds", "threat"):
        table.add_column(say(f"simulate-{head}"), justify="right")
    table.add_column(say("simulate-finding"))
    for row in rows:
        threat = f"{row.threat}" if row.threat == row.better else f"{row.threat} → {row.better}"
        table.add_row(
            row.name,
            f"{row.games}",
            f"{row.success:.0%} ({row.low:.0%}-{row.high:.0%})",
            f"{row.wanted[0]:.0%}-{row.wanted[1]:.0%}",
            f"{row.fallen:.0%}",
            f"{row.rounds}",
            threat,
            say(f"simulate-is-{row.finding}"),
        )
    return table


def ladder_table(rows: tuple[Proposal, ...], say: Texts) -> Table:
    table = Table(caption=say("simulate-ladder-caption"))
    table.add_column(say("simulate-adventure"))
    for head in ("games", "figures", "success"):
        table.add_column(say(f"simulate-{head}"), justify="right")
    for row in rows:
        figures = f"{row.now}" if row.now == row.better else f"{row.now} → {row.better}"
        table.add_row(row.name, f"{row.games}", figures, f"{row.success:.0%}")
    return table
