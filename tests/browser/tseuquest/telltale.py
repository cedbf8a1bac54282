"""The house's bots, but for a Sorcerer whose reasons name somebody whom nobody has seen."""

from __future__ import annotations

from dataclasses import replace

from taberna.bots import AnyBot
from taberna.bots.players import PLAYERS as OURS
from taberna.games.tseuquest.secrets.view import View as QuestView
from taberna.table.forms import Legal
from taberna.table.phrase import Phrase
from taberna.table.values import Action, View

FAIR: AnyBot = OURS["tseuquest"]["fair"]


def why(memory: object, view: View, legal: Legal[Action], action: Action) -> Phrase | None:
    assert isinstance(view, QuestView)
    if view.plan is None or not view.plan.figures:
        return FAIR.why(memory, view, legal, action)
    return Phrase("reasoned", {"figure": "Odile", "why": view.plan.figures[0].id})


PLAYERS = {**OURS, "tseuquest": {**OURS["tseuquest"], "fair": replace(FAIR, why=why)}}
