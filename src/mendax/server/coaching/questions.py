"""Questions to a coach, answered in a separate process: hints, strategies and coverage.

For a hint, the process receives only a view and the events of its seat.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from mendax.coach.protocol import Coach
from mendax.coach.registry import coach_of
from mendax.coach.results import Coverage, rounded
from mendax.core.game import Event, Reason
from mendax.games.rules import Rules
from mendax.server.processes.policy_needs import Lacking, lacking
from mendax.server.wire.messages import encode
from mendax.server.wire.refusal import Refused
from mendax.server.wire.review_messages import HintOut

T = TypeVar("T")


def coached(
    game: str,
    rules: Rules,
    seats: int,
    found: bytes | Reason | None,
    ask: Callable[..., T],
    *given: object,
) -> T | Lacking:
    """Return the answer of the game's coach, or the missing policy.

    The caller finds the missing policy and passes it as ``found``. Raises the same errors as
    ``ask``.
    """
    lacks = lacking(game, rules, seats, found)
    if lacks is not None:
        return lacks
    coach = coach_of(game)
    assert coach is not None, game
    return ask(coach, rules, seats, *given)


def coverage(coach: Coach, rules: Rules, seats: int) -> Coverage:
    """Return how completely the table is solved."""
    return coach.coverage(rules, seats)


def hint(
    coach: Coach, rules: Rules, seats: int, number: int, view: Any, heard: tuple[Event, ...]
) -> bytes:
    """Return a sound player's move after entry ``number``, or the reason why it is unknown, as
    JSON.
    """
    found = coach.hint(rules, seats, view, heard)
    if found is not None:
        return encode(HintOut(number, found, None))
    known = coach.coverage(rules, seats)
    return encode(HintOut(number, None, known.reason or Reason("coach-hint-none")))


def strategy(coach: Coach, rules: Rules, seats: int, standing: tuple[int, ...]) -> bytes:
    """Return the solved strategy as JSON. Raises ``Refused`` if the table is not solved."""
    known = coach.coverage(rules, seats)
    if known.solved != "whole" and known.reason is not None:
        raise Refused.because(422, known.reason)
    picture = coach.strategy(rules, seats, standing)
    if picture is None:
        raise Refused(422, "coach-too-slow")
    return encode(rounded(picture))
