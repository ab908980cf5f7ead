"""Puzzles from the costliest decisions of a reviewed game, for the player to try again.

A review of Mia describes decisions completely, by dice, claim and lives. Decisions of other games
also need the seat's view. ``sword_cards`` covers Sword of Lies.
"""

from collections.abc import Mapping
from itertools import islice
from typing import Any, Final

from msgspec.structs import replace

from mendax.coach.results import Decision, Review
from mendax.core.game import AnyGame
from mendax.games.french_poker.view import FrenchPokerView
from mendax.games.mia.state import Claim, Phase
from mendax.games.mia.view import MiaView
from mendax.games.rules import Rules, changed_options, write_option
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.practice import sword_cards
from mendax.practice.puzzle import (
    MIDDLE,
    MIXED,
    Judged,
    Puzzle,
    PuzzleTable,
    Spot,
    puzzle,
)
from mendax.practice.reasons import best_reason

MOST: Final = 3
"""The maximum number of cards from one game."""
_ASKED: Final = ("announce", "reroll", "believe", "doubt", "concede", "pass-on")
_POINTS: Final = 100
_SHOWN: Final = 8
"""The number of options on a French poker card, unless a sound player's mix has more."""


def cards(
    game: AnyGame, rules: Rules, seats: int, review: Review, views: Mapping[int, Any] | None = None
) -> tuple[Puzzle, ...]:
    """Return a game's costliest decisions as puzzles.

    ``views`` are the seat's views at its decisions, keyed by entry number. Every game except Mia
    needs them. Decisions that a puzzle cannot show are omitted.
    """
    costly = sorted((d for d in review.decisions if d.lost), key=lambda decision: -decision.lost)
    made = (decision_puzzle(game, rules, seats, review, d, views or {}) for d in costly)
    return tuple(islice((card for card in made if card is not None and _costs(card)), MOST))


def decision_puzzle(
    game: AnyGame,
    rules: Rules,
    seats: int,
    review: Review,
    decision: Decision,
    views: Mapping[int, Any],
) -> Puzzle | None:
    """Return a decision as a puzzle, which is explained by the review's cause if there is one.

    Returns None if a puzzle cannot show the decision.
    """
    preset, changes = _named(game, rules)
    told = PuzzleTable(game.name, preset, changes, seats, review.unit)
    spot = _spot(told, rules, decision, views.get(decision.entry))
    if spot is None:
        return None
    card = puzzle(spot, lambda _, options: decision.why or best_reason(options))
    return replace(card, rating=MIDDLE)


def _spot(told: PuzzleTable, rules: Rules, decision: Decision, view: Any) -> Spot | None:
    if isinstance(rules, SwordRules):
        return None if view is None else sword_cards.spot(told, rules, decision, view)
    if isinstance(view, FrenchPokerView):
        return _poker(told, decision, view)
    return _mia(told, decision) if told.game == "mia" and _is_asked(decision) else None


def _costs(card: Puzzle) -> bool:
    """Return whether the reviewed decision was bad. On a card, all beginners make the reviewed
    decision.
    """
    return card.wrong == 1


def _named(game: AnyGame, rules: Rules) -> tuple[str, str]:
    """Return the preset of the rules, or the default preset with the changed options as words."""
    for name, preset in game.presets.items():
        if preset == rules:
            return name, ""
    changed = changed_options(game.presets[game.default_preset], rules)
    return game.default_preset, " ".join(write_option(rules, option) for option in changed)


def _is_asked(decision: Decision) -> bool:
    """Return whether the rules asked the seat for this decision. A doubt out of turn is no puzzle,
    because the game has no action for waiting."""
    claims = decision.lie is None and decision.roll is not None
    if any(option.action == "wait" for option in decision.alternatives):
        return False
    return decision.done.split()[0] in _ASKED and (claims or decision.claim is not None)


def _mia(told: PuzzleTable, decision: Decision) -> Spot:
    answers = decision.lie is not None
    known = decision.roll is not None
    return Spot(
        **told._asdict(),
        kind="answer" if answers else "announce",
        themes=(),
        view=_view(decision, answers),
        options=judged(decision),
        lie=decision.lie if answers and not known else None,
        beginners={decision.done: 1.0},
    )


def _poker(told: PuzzleTable, decision: Decision, view: FrenchPokerView) -> Spot:
    """Return a spot with the actual move, all of a sound player's moves, and the best other
    moves.
    """
    every = judged(decision)
    kept = [o for o in every if o.share >= MIXED or o.action == decision.done]
    others = [option for option in every if option not in kept]
    options = (*kept, *others[: max(0, _SHOWN - len(kept))])
    claims = all(option.action.startswith("announce") for option in options)
    return Spot(
        **told._asdict(),
        kind="answer" if view.phase == "answer" else "announce" if claims else "keep",
        themes=(),
        view=view,
        options=options,
        lie=decision.lie if decision.roll is None else None,
        beginners={decision.done: 1.0},
    )


def judged(decision: Decision) -> tuple[Judged, ...]:
    """Return a decision's moves, best first."""
    return tuple(
        Judged(option.action, _POINTS * option.worth, option.chance)
        for option in decision.alternatives
    )


def _view(decision: Decision, answers: bool) -> MiaView:
    """Return the position as its seat saw it, renumbered so that this seat is seat 0."""
    lives = decision.lives[1:] + decision.lives[:1] if answers else decision.lives
    last = len(lives) - 1
    claims = [claim for claim in (decision.to_beat, decision.claim) if isinstance(claim, int)]
    if not answers:
        claims = claims[-1:]
    phase: Phase = "answer" if answers else "cup"
    return MiaView(
        you=0,
        phase=phase,
        turn=0,
        round=decision.round,
        standing=lives,
        out=(),
        claims=tuple(Claim(last, value, "looked") for value in claims),
        roller=last if answers else 0,
        looked=True,
        roll=decision.roll if isinstance(decision.roll, int) else None,
        last=None,
        places=None,
    )
