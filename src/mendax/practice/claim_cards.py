"""Puzzles from other players' claims in a finished game: would the person believe them now?

The truth of a claim is shown only after the answer. It is known to the reader of the game, from the
seat's own information or from the opened seed.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mendax.coach.results import ABOUT_EQUAL, Decision, Review
from mendax.core.game import AnyGame, Value
from mendax.games.rules import Rules
from mendax.practice.cards import decision_puzzle
from mendax.practice.mix import COMPARED
from mendax.practice.puzzle import Puzzle
from mendax.story.telling import Claimed, Spelled


class ClaimCard(Value, frozen=True):
    """A claim that the player answered in a finished game, as a puzzle."""

    puzzle: Puzzle
    by: str
    """The name of the player who made the claim."""
    lied: bool
    truth: Spelled
    """The actual value."""


def claim_cards(
    game: AnyGame,
    rules: Rules,
    names: Sequence[str],
    review: Review,
    views: Mapping[int, Any],
    claims: Iterable[Claimed],
) -> tuple[ClaimCard, ...]:
    """Return the closest answers to a lie and to a true claim, if the game has such answers.

    ``views`` are the seat's views at its decisions, keyed by entry number. Answers whose options
    are about equal, or whose dice the seat knew, do not count.
    """
    if game.name not in COMPARED:
        return ()
    answered = {claim.answer.entry: claim for claim in claims if claim.answer is not None}
    found = dict[bool, ClaimCard]()
    for decision in sorted(review.decisions, key=_gap):
        claim = answered.get(decision.entry)
        if claim is None or claim.blind or claim.holds is None or claim.truth is None:
            continue
        if decision.lie is None or decision.roll is not None or _gap(decision) < ABOUT_EQUAL:
            continue
        puzzle = decision_puzzle(game, rules, len(names), review, decision, views)
        if puzzle is not None:
            card = ClaimCard(puzzle, names[claim.seat], claim.lie, claim.truth)
            found.setdefault(claim.lie, card)
    return tuple(found.values())


def _gap(decision: Decision) -> float:
    """Return the difference between the best option and the worst."""
    worths = [option.worth for option in decision.alternatives]
    return max(worths) - min(worths)
