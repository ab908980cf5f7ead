"""Puzzles from costly decisions in a reviewed Sword of Lies game: answers and bets.

Values are percentages of the pot or, before the pot exists, of the sum of all seats' smallest
stakes. A review's values are estimates with the standard error ``_ERROR``. Orders are omitted,
because their consequences depend on every card in the war.
"""

from typing import Final

from mendax.bots.sword_of_lies.beliefs import outlook, unseen
from mendax.bots.sword_of_lies.player import chips_in
from mendax.bots.sword_of_lies.seat_history import SeatHistory
from mendax.coach.results import Decision
from mendax.core.game import Value
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.view import SwordView
from mendax.practice.betting_views import betting_view
from mendax.practice.puzzle import Judged, Kind, NamedColourView, PuzzleTable, Spot

_ERROR: Final = 1.0
"""The standard error of a review, in percent of the pot. A mistake costs at least twice as much."""


def spot(told: PuzzleTable, rules: SwordRules, decision: Decision, view: SwordView) -> Spot | None:
    """Return the spot of a decision, or None for an order or a card that the seat has already
    seen.
    """
    shown: Value
    kind: Kind
    if view.phase == "betting":
        known = outlook(rules, view, SeatHistory(len(view.rows), rules.cards))
        kind, shown = "bet", betting_view(rules, view, known)
    elif view.phase == "verdict":
        answer = _answer(rules, view)
        if answer is None:
            return None
        kind, shown = "answer", answer
    else:
        return None
    return Spot(
        **told._asdict(),
        kind=kind,
        themes=(),
        view=shown,
        options=_options(rules, decision, view),
        lie=None,
        beginners={decision.done: 1.0},
        error=_ERROR,
    )


def _answer(rules: SwordRules, view: SwordView) -> NamedColourView | None:
    asked = view.question
    if asked is None or asked.named is None or view.rows[asked.of][asked.place].face is not None:
        return None
    left = unseen(rules, view)
    count = left.red if asked.named == "red" else left.black
    return NamedColourView(asked.named, left.red + left.black, count)


def _options(rules: SwordRules, decision: Decision, view: SwordView) -> tuple[Judged, ...]:
    """Return the options with their values relative to folding or, without a fold, to the worst
    option.
    """
    stakes = chips_in(view) or max(rules.ante, rules.big_blind) * len(view.rows)
    worths = {option.action: option.worth for option in decision.alternatives}
    least = worths.get("fold", min(worths.values()))
    return tuple(
        Judged(option.action, 100 * (option.worth - least) / stakes, 0.0)
        for option in decision.alternatives
    )
