"""The successors of a position: the states after each end of a round.

A successor is another round, a choice of new lives, or the end of the game. The position's
standings are put into an outcome's state, and the rule book is applied to that state. Lower limits
of standings, ends of games and new lives therefore come from the book.
"""

from collections.abc import Collection, Mapping
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, step
from mendax.games.mia import rounds
from mendax.games.mia.actions import KeepLives, RerollLives
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import MiaState
from mendax.games.mia.view import MiaView
from mendax.solver.generic.tolerances import TIE
from mendax.solver.mia.model.positions import Position, Span, capped
from mendax.solver.mia.model.rule_tables import GAME, PLENTY, Floats, RuleTables


class GameOver(NamedTuple):
    """The end of the game."""

    worth: tuple[float, ...]
    """The value of each seat: the probability of having won, or points (in a round: the lead) over
    the mean."""


class NextRound(NamedTuple):
    """The opening of another round."""

    position: Position
    seats: tuple[int, ...]
    """The old seat of each new seat; there are fewer new seats if a seat went out."""
    gain: tuple[float, ...]
    """By old seat: the points won in this round minus their mean; zeros if lives count."""


class LivesChoice(NamedTuple):
    """A seat's choice to keep its lives or roll a die for them (option ``life_reroll``)."""

    seat: int
    keep: "Successor | None"
    """The successor after keeping the lives, or None if the die must be rolled."""
    reroll: tuple["Successor", ...]
    """The successors by pips of the die; all are equally likely."""


Successor = GameOver | NextRound | LivesChoice


def successor_of(
    t: RuleTables, outcome: int, position: Position, span: Span = "match"
) -> Successor:
    """Return the successor of ``position`` after ``outcome``. Seat 0 is the announcer."""
    if span == "round":
        return GameOver(_lead(t.outcomes[outcome].change))
    seats = range(len(position.lives))
    before = replace(
        t.outcomes[outcome].before,
        rules=replace(t.rules, rounds=position.left) if t.scored else t.rules,
        standing=position.points or ((PLENTY,) * len(seats) if t.scored else position.lives),
        life_rerolled=tuple(seat for seat in seats if position.settled[seat]),
    )
    after = step(GAME, before, t.outcomes[outcome].actor, t.outcomes[outcome].action).state
    successor = reached(t, before, after, position.left)
    if not position.points or not isinstance(successor, NextRound):
        return successor
    points = tuple(after.standing[seat] for seat in successor.seats)
    return successor._replace(position=capped(t, successor.position._replace(points=points)))


def _lead(change: tuple[int, ...]) -> tuple[float, ...]:
    """Return each seat's gain minus the others' mean gain."""
    others = len(change) - 1
    return tuple(own - (sum(change) - own) / others for own in change)


def reached(t: RuleTables, before: MiaState, after: MiaState, left: int) -> Successor:
    """Return the successor for the state ``after``, which is between two rounds.

    ``before`` is the state before the end of the round. ``left`` is the number of rounds left,
    including that round.
    """
    pairs = zip(after.standing, before.standing, strict=True)
    change = [new - old if t.scored else 0 for new, old in pairs]
    mean = sum(change) / len(change)
    gain = tuple(each - mean for each in change)
    if after.phase == "over":
        return GameOver(gain if t.scored else _worth(t, after))
    if after.phase == "lives":
        return _choice(t, before, after, left)
    seats = _clockwise(after)
    position = Position(
        tuple(0 if t.scored else after.standing[seat] for seat in seats),
        tuple(seat in after.life_rerolled for seat in seats),
        left - 1 if t.scored else 0,
    )
    return NextRound(position, seats, gain)


def choosing_lives(
    rules: MiaRules, view: MiaView, settled: Collection[int], starter: int
) -> MiaState:
    """Return the state in which the seat to act in ``view`` chooses new lives.

    A view does not show which other seats still have to choose, so the rule book is applied to the
    last loss. The ``settled`` seats have already chosen, and ``starter`` opens the next round.
    Raises ``AssertionError`` if no seat has lost a round.
    """
    if view.last is None:
        raise AssertionError("new lives are chosen after a loss")
    lost = MiaState(
        rules,
        view.standing,
        turn=view.turn,
        round=view.round,
        life_rerolled=tuple(settled),
        out=(tuple(view.out),) if view.out else (),
    )
    return rounds.after_loss(lost, view.last.losers, starter, ()).state


def _clockwise(state: MiaState) -> tuple[int, ...]:
    """Return the seats still in, starting with the seat to act."""
    gone = {seat for group in state.out for seat in group}
    seats = len(state.standing)
    turns = ((state.turn + n) % seats for n in range(seats))
    return tuple(seat for seat in turns if seat not in gone)


def _worth(t: RuleTables, state: MiaState) -> tuple[float, ...]:
    """Return the probability that each seat has won, by the rule book's payoffs."""
    result = GAME.result(state)
    if result is None:
        raise AssertionError("a finished game has a result")
    if t.rules.ends_when == "last_standing":
        return tuple(float(place == 1) for place in result.places)
    seats = len(result.payoffs)
    return tuple(float((payoff + 1) * (seats - 1) / seats) for payoff in result.payoffs)


def _choice(t: RuleTables, before: MiaState, state: MiaState, left: int) -> LivesChoice:
    seat, keep = state.turn, None
    offered = list(concrete(GAME.legal_actions(state, seat)))
    if KeepLives() in offered:
        kept = step(GAME, state, seat, KeepLives()).state
        keep = reached(t, before, kept, left)
    rolling = step(GAME, state, seat, RerollLives()).state
    falls = [action for action, _ in GAME.chance_outcomes(rolling)]
    rolled = (step(GAME, rolling, CHANCE, fall).state for fall in falls)
    return LivesChoice(seat, keep, tuple(reached(t, before, after, left) for after in rolled))


def worth_of(successor: Successor, opens: Mapping[Position, Floats], seats: int) -> Floats:
    """Return the value of a successor to each of ``seats``.

    ``opens[position]`` is the value of opening a round in that position, by seat from the opener. A
    seat that chooses new lives takes the option with the higher value, and keeps its lives in a
    tie. Raises ``KeyError`` for a position that is not in ``opens``.
    """
    if isinstance(successor, GameOver):
        return np.array(successor.worth)
    if isinstance(successor, NextRound):
        worth = np.array(successor.gain)
        worth[list(successor.seats)] += opens[successor.position]
        return worth
    rolled = rolling_worth(successor, opens, seats)
    if successor.keep is None:
        return rolled
    kept = worth_of(successor.keep, opens, seats)
    return rolled if rolled[successor.seat] > kept[successor.seat] + TIE else kept


def rolling_worth(choice: LivesChoice, opens: Mapping[Position, Floats], seats: int) -> Floats:
    """Return the value by seat of rolling for lives, the mean over the faces of the die."""
    worths = [worth_of(successor, opens, seats) for successor in choice.reroll]
    return np.mean(worths, axis=0)  # type: ignore[no-any-return]
