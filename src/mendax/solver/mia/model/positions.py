"""Positions, which are the part of a Mia game's state that carries over from round to round.

The cost of losing follows from round outcomes, which come from the rule book.
"""

import functools
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from mendax.core.game import step
from mendax.games.mia import effects
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import options
from mendax.solver.mia.model.rule_tables import GAME, RuleTables, rule_tables

Span = Literal["match", "round"]
"""The objective of all seats: the whole game, or the lives (points, money) of a single round."""

_BETWEEN_ROUNDS: Final = frozenset({"lives", "rounds", "ends_when", "life_reroll"})
"""Options that take effect only between rounds."""
_SEEN_ONLY: Final = frozenset({"dice_seen_by"})
"""Options that show dice only to seats that cannot act before those dice are re-rolled."""
_OF_THREE: Final = frozenset({"doubter", "mia_answerer", "turn_on_loss"})
"""Options that change no game of two seats: who answers, and the direction of play."""
_UNTURNED: Final = {"turn": "off", "turn_and_wipe": "wipe"}
"""The effects of values with two seats."""


class Position(NamedTuple):
    """The state between rounds.

    Seats are counted from the announcer, without seats that are out.
    """

    lives: tuple[int, ...]
    """The lives of each seat, or zeros in scored games, where only differences count."""
    settled: tuple[bool, ...]
    """``[seat]``: True if the seat has already chosen new lives (option ``life_reroll``)."""
    left: int = 0
    """The rounds left to play in scored games, including the current round."""
    repetition: int = 0
    """How often the value to beat was announced over itself, modulo ``Sheet.periods``."""
    points: tuple[int, ...] = ()
    """The points of each seat, limited by ``capped``; empty unless points matter
    (``points_matter``)."""

    def turned(self, by: int) -> "Position":
        """Return the same position with the turn moved on by ``by`` seats."""
        return self._replace(
            lives=self.lives[by:] + self.lives[:by],
            settled=self.settled[by:] + self.settled[:by],
            points=self.points[by:] + self.points[:by],
        )


def largest_loss(t: RuleTables) -> int:
    """Return the largest loss of a seat in one round, or 0 if no round costs anything.

    The unit is that of standings (lives, points or money).
    """
    return max(0, *(-min(outcome.change) for outcome in t.outcomes))


@functools.lru_cache(64)
def can_run_short(t: RuleTables) -> bool:
    """Return whether an outcome affects standings of zero differently from high standings."""
    for outcome in t.outcomes:
        nothing = replace(outcome.before, standing=(0,) * t.seats)
        if step(GAME, nothing, outcome.actor, outcome.action).state.standing != outcome.change:
            return True
    return False


def points_matter(rules: MiaRules, seats: int, span: Span) -> bool:
    """Return whether absolute standings matter because a seat can lose more points than it has.

    Applies the rule book to every outcome of a round with standings of zero. Raises the errors of
    ``rule_tables``.
    """
    if span == "round" or rules.scoring == "lives":
        return False
    return can_run_short(rule_tables(rules, seats))


def capped(t: RuleTables, position: Position) -> Position:
    """Return the position with each seat's points capped at the largest loss still possible.

    Points above the cap do not change play, and the cap keeps the number of positions finite.
    """
    most = position.left * largest_loss(t)
    return position._replace(points=tuple(min(points, most) for points in position.points))


def first_position(rules: MiaRules, seats: int, span: Span, with_points: bool = False) -> Position:
    """Return the position before the first round. A single round ignores standings.

    If ``with_points`` is true, the position contains points (zero each).
    """
    scored = rules.scoring != "lives"
    counted = span == "match" and not scored
    left = rules.rounds if span == "match" and scored else 0
    points = (0,) * seats if with_points else ()
    return Position((rules.lives if counted else 0,) * seats, (False,) * seats, left, points=points)


def essential(rules: MiaRules, span: Span, seats: int) -> MiaRules:
    """Return the rules with options that do not affect play set to their defaults.

    Options declare whether they affect play (``Option.unmet``, ``OutsidePlay``). In a single round
    no seat goes out and no game ends, so options that apply between rounds have no effect. With two
    seats, the direction of play has none.
    """
    idle = {option.name for option in options(type(rules)) if not option.in_play} | _SEEN_ONLY
    if span == "round":
        idle |= _BETWEEN_ROUNDS
    if seats == 2:
        idle |= _OF_THREE
        turns = {name: getattr(rules, name) for name in effects.OPTIONS.values()}
        rules = replace(rules, **{name: _UNTURNED.get(e, e) for name, e in turns.items()})
    defaults = type(rules)()
    return replace(rules.plain(), **{name: getattr(defaults, name) for name in idle})
