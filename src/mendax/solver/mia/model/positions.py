"""Positions: the part of a Mia game's state that carries over from round to round.

The cost of losing follows from round outcomes, which come from the rule book.
"""

import functools
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from mendax.core.game import step
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import options
from mendax.solver.mia.model.rule_tables import GAME, RuleTables, rule_tables

Span = Literal["match", "round"]
"""The objective of all seats: the whole game, or lives (points, money) in a single round."""

_BETWEEN_ROUNDS: Final = frozenset({"lives", "rounds", "ends_when", "life_reroll"})
"""Options that take effect only between rounds."""
_SEEN_ONLY: Final = frozenset({"dice_seen_by"})
"""Options that show dice only to seats that cannot act before those dice are re-rolled."""


class Position(NamedTuple):
    """The state between rounds, by seat from the announcer, without seats that are out."""

    lives: tuple[int, ...]
    """Lives; zeros in scored games, in which only differences count."""
    settled: tuple[bool, ...]
    """``[seat]``: True if the seat has already chosen new lives (option ``life_reroll``)."""
    left: int = 0
    """Rounds left to play in scored games, including this one."""
    repetition: int = 0
    """The number of times the value to beat was announced over itself, modulo ``Sheet.periods``."""
    points: tuple[int, ...] = ()
    """Points by seat, limited by ``capped``; empty unless they matter (``points_matter``)."""

    def turned(self, by: int) -> "Position":
        """Return the same position with the turn moved on by ``by`` seats."""
        return self._replace(
            lives=self.lives[by:] + self.lives[:by],
            settled=self.settled[by:] + self.settled[:by],
            points=self.points[by:] + self.points[:by],
        )


def largest_loss(t: RuleTables) -> int:
    """Return the largest loss of a seat in one round.

    The unit is the same as for standings (lives, points or money); 0 if no round costs anything.
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
    """Return whether absolute standings matter because a loss can exceed a seat's points.

    Applies the rule book to every outcome of a round with standings of zero. Raises the errors of
    ``rule_tables``.
    """
    if span == "round" or rules.scoring == "lives":
        return False
    return can_run_short(rule_tables(rules, seats))


def capped(t: RuleTables, position: Position) -> Position:
    """Return the position with each seat's points capped at the largest loss still possible.

    More points do not change play, and the cap keeps the number of positions finite.
    """
    most = position.left * largest_loss(t)
    return position._replace(points=tuple(min(points, most) for points in position.points))


def first_position(rules: MiaRules, seats: int, span: Span, with_points: bool = False) -> Position:
    """Return the position before the first round; a single round ignores standings.

    With ``with_points`` the position holds points (zero each).
    """
    scored = rules.scoring != "lives"
    counted = span == "match" and not scored
    left = rules.rounds if span == "match" and scored else 0
    points = (0,) * seats if with_points else ()
    return Position((rules.lives if counted else 0,) * seats, (False,) * seats, left, points=points)


def essential(rules: MiaRules, span: Span) -> MiaRules:
    """Return the rules with options that do not affect play set to their defaults.

    The options declare this themselves (``Option.unmet``, ``OutsidePlay``). In a single round no
    seat goes out and no game ends, so options that apply between rounds have no effect either.
    """
    idle = {option.name for option in options(type(rules)) if not option.in_play} | _SEEN_ONLY
    if span == "round":
        idle |= _BETWEEN_ROUNDS
    defaults = type(rules)()
    return replace(rules.plain(), **{name: getattr(defaults, name) for name in idle})
