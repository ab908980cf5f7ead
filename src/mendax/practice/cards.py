"""The costliest decisions of a reviewed game as puzzles, to be tried again.

Only decisions of Mia are complete in a review: the dice, the claim and the lives describe them.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from mendax.coach.results import Decision, Review, Unit
from mendax.core.game import AnyGame, Reason
from mendax.games.mia.state import Claim, Phase
from mendax.games.mia.view import MiaView
from mendax.games.rules import Rules, changed_options, write_option
from mendax.practice.puzzle import GOOD, MIDDLE, Judged, Puzzle, PuzzleOption, Spot, puzzle
from mendax.practice.reasons import answer_reason, best_reason

MOST: Final = 3
"""The maximum number of cards from one game."""
_ASKED: Final = ("announce", "reroll", "believe", "doubt", "concede", "pass-on")
_POINTS: Final = 100


def cards(game: AnyGame, rules: Rules, seats: int, review: Review) -> tuple[Puzzle, ...]:
    """Return the costliest decisions of a game of Mia as puzzles; none for other games."""
    if game.name != "mia":
        return ()
    preset, changes = _named(game, rules)
    costly = [decision for decision in review.decisions if _is_card(decision)]
    costly.sort(key=lambda decision: -decision.lost)
    return tuple(
        _card(game.name, preset, changes, seats, decision, review.unit)
        for decision in costly[:MOST]
    )


def _named(game: AnyGame, rules: Rules) -> tuple[str, str]:
    """Return the preset of these rules, or the default one with the changes as words."""
    for name, preset in game.presets.items():
        if preset == rules:
            return name, ""
    changed = changed_options(game.presets[game.default_preset], rules)
    return game.default_preset, " ".join(write_option(rules, option) for option in changed)


def _is_card(decision: Decision) -> bool:
    claims = decision.lie is None and decision.roll is not None
    word = decision.done.split()[0]
    return (
        _POINTS * decision.lost > GOOD and word in _ASKED and (claims or decision.claim is not None)
    )


def _card(
    game: str, preset: str, changes: str, seats: int, decision: Decision, unit: Unit
) -> Puzzle:
    answers = decision.lie is not None
    known = decision.roll is not None
    spot = Spot(
        game=game,
        preset=preset,
        rules=changes,
        seats=seats,
        kind="answer" if answers else "announce",
        themes=(),
        unit=unit,
        view=_view(decision, answers),
        options=tuple(
            Judged(option.action, _POINTS * option.worth, option.chance)
            for option in decision.alternatives
        ),
        lie=decision.lie if answers and not known else None,
        beginners={decision.done: 1.0},
    )

    made = puzzle(spot, lambda _, options: _why(options, answers, spot.lie))
    return replace(made, rating=MIDDLE)


def _why(options: Sequence[PuzzleOption], answers: bool, lie: float | None) -> Reason:
    return answer_reason(options, lie) if answers else best_reason(options)


def _view(decision: Decision, answers: bool) -> MiaView:
    """Return the position as the seat saw it, which is seat 0 here."""
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
