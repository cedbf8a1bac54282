"""Questions and their answers. Nothing here is given a state."""

from typing import Final

from taberna.games.tseuquest.flow.state import find
from taberna.games.tseuquest.ground.board import read_board
from taberna.games.tseuquest.previews.aimed import why_not_cast
from taberna.games.tseuquest.previews.asked import (
    AskCamp,
    AskReach,
    AskStand,
    AskWays,
    AskWhy,
    TseuQuestPreview,
    TseuQuestQuestion,
)
from taberna.games.tseuquest.previews.from_square import stand
from taberna.games.tseuquest.previews.in_camp import in_camp
from taberna.games.tseuquest.previews.kinds_open import ways
from taberna.games.tseuquest.previews.reach import reach, why_not
from taberna.games.tseuquest.previews.supposed import supposed
from taberna.games.tseuquest.secrets.view import View
from taberna.table.previews import Previews, previews
from taberna.table.refusal import Refusal, refuse


def preview(view: View, question: TseuQuestQuestion) -> TseuQuestPreview | Refusal:
    if isinstance(question, AskCamp):
        return in_camp(view) if view.phase == "interlude" else refuse("not-now")
    if view.phase not in ("heroes", "sorcerer"):
        return refuse("not-now")
    state = supposed(view)
    if isinstance(question, AskWays):
        return ways(state, view.seat)
    figure = find(state, question.figure)
    if figure is None:
        return refuse("no-such-figure", figure=question.figure)
    match question:
        case AskReach(_, points):
            return reach(state, figure, points)
        case AskWhy(_, square, points, card):
            return (
                why_not_cast(state, figure, square, card) if card else why_not(state, figure, square, points)
            )
        case AskStand(_, square):
            if square and square not in read_board(view.board).squares:
                return refuse("no-such-square", square=square)
            return stand(state, figure, square or figure.square)


PREVIEWS: Final[Previews[View]] = previews(TseuQuestQuestion, TseuQuestPreview, preview)
