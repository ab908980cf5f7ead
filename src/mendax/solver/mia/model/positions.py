"""Positions: what lasts from one round of Mia to the next, as far as it matters.

What it costs to lose is read off the outcomes of a round, which were read off the rule book.
"""

import functools
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from mendax.core.game import step
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import options
from mendax.solver.mia.model.rule_tables import GAME, RuleTables, rule_tables

Span = Literal["match", "round"]
"""What is being won: the whole game, or lives (points, money) in a single round."""

_BETWEEN_ROUNDS: Final = frozenset({"lives", "rounds", "ends_when", "life_reroll"})
"""Options that are felt only from one round to the next."""


class Position(NamedTuple):
    """What lasts between rounds, counted from the announcer; only seats still in."""

    lives: tuple[int, ...]
    """Lives; all zero in scored games, where only differences count."""
    settled: tuple[bool, ...]
    """Who has had the choice of new lives (option ``life_reroll``)."""
    left: int = 0
    """Rounds left to play, this one included (scored games)."""
    repetition: int = 0
    """How often the value to beat was announced over itself, modulo ``Sheet.periods``."""
    points: tuple[int, ...] = ()
    """Points by seat, where they matter (``points_matter``), capped by ``capped``; empty where only
    differences count."""

    def turned(self, by: int) -> "Position":
        """The same with the turn ``by`` seats further."""
        return self._replace(
            lives=self.lives[by:] + self.lives[:by],
            settled=self.settled[by:] + self.settled[:by],
            points=self.points[by:] + self.points[:by],
        )


def largest_loss(t: RuleTables) -> int:
    """The most that one round can take off anybody's standing, read off the round's outcomes.

    In units of the standing (lives, points or money); 0 if no round costs anything.
    """
    return max(0, *(-min(outcome.change) for outcome in t.outcomes))


@functools.lru_cache(64)
def can_run_short(t: RuleTables) -> bool:
    """Whether some outcome changes standings otherwise when nobody has anything to lose."""
    for outcome in t.outcomes:
        nothing = replace(outcome.before, standing=(0,) * t.seats)
        if step(GAME, nothing, outcome.actor, outcome.action).state.standing != outcome.change:
            return True
    return False


def points_matter(rules: MiaRules, seats: int, span: Span) -> bool:
    """Whether standings count and not only their differences, as a loss can exceed what one has.

    The rule book is asked: it is given every outcome of a round with standings of zero. Raises as
    ``tables`` does.
    """
    if span == "round" or rules.scoring == "lives":
        return False
    return can_run_short(rule_tables(rules, seats))


def capped(t: RuleTables, position: Position) -> Position:
    """The position with each seat's points cut to what can be lost in the rounds left.

    More points than that are played alike, so the cut keeps the number of positions finite.
    """
    most = position.left * largest_loss(t)
    return position._replace(points=tuple(min(points, most) for points in position.points))


def first_position(rules: MiaRules, seats: int, span: Span, with_points: bool = False) -> Position:
    """The position before the first round; in a single round standings do not matter.

    It holds points (none yet) if ``with_points``.
    """
    scored = rules.scoring != "lives"
    counted = span == "match" and not scored
    left = rules.rounds if span == "match" and scored else 0
    points = (0,) * seats if with_points else ()
    return Position((rules.lives if counted else 0,) * seats, (False,) * seats, left, points=points)


def essential(rules: MiaRules, span: Span) -> MiaRules:
    """The rules with every option at its default that does not change how they are played.

    Which options those are is said where they are declared (``Option.unmet``, ``OutsidePlay``); in
    a single round nobody goes out and no game ends.
    """
    idle = {option.name for option in options(type(rules)) if not option.in_play}
    if span == "round":
        idle |= _BETWEEN_ROUNDS
    defaults = type(rules)()
    return replace(rules.plain(), **{name: getattr(defaults, name) for name in idle})
