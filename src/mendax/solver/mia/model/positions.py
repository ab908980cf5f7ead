"""Positions: what lasts from one round of Mia to the next, and how much of it matters."""

from typing import Literal, NamedTuple

from msgspec.structs import replace

from mendax.games.mia.rules import MiaRules

Span = Literal["match", "round"]
"""What is being won: the whole game, or lives (points, money) in a single round."""


class Position(NamedTuple):
    """What lasts between rounds, counted from the seat that has the cup; only seats still in."""

    lives: tuple[int, ...]
    """Lives; all zero in scored games, where only differences count."""
    settled: tuple[bool, ...]
    """Who has had the choice of new lives (option ``life_reroll``)."""
    left: int = 0
    """Rounds left to play, this one included (scored games)."""
    lap: int = 0
    """How often the value to beat was said over itself, as far as that counts (``Sheet.laps``)."""
    points: tuple[int, ...] = ()
    """Points, where somebody may have too few to lose (``short``), but none that cannot be lost in
    the rounds left; nothing where only differences count."""

    def turned(self, by: int) -> "Position":
        """The same with the cup ``by`` seats further."""
        return self._replace(
            lives=self.lives[by:] + self.lives[:by],
            settled=self.settled[by:] + self.settled[:by],
            points=self.points[by:] + self.points[:by],
        )


def dearest(rules: MiaRules) -> int:
    """The most that one round can cost anybody."""
    if rules.mia_double_any:
        return 2
    if rules.mia_reveals:  # the top value is answered by nobody
        return 1
    cost = max(rules.mia_true_cost, rules.mia_lie_cost)
    return 2 if rules.mia_concede == "costs_two" else cost


def short(rules: MiaRules) -> bool:
    """Whether somebody's points can fall short of a loss, so that not only differences count."""
    earned = rules.score_increment if rules.score_all else 0
    return rules.scoring == "points" and earned < dearest(rules) * rules.score_decrement


def felt(rules: MiaRules, position: Position) -> Position:
    """The position without points that cannot be lost any more."""
    most = position.left * dearest(rules) * rules.score_decrement
    return position._replace(points=tuple(min(points, most) for points in position.points))


def floors(rules: MiaRules, span: Span) -> bool:
    """Whether it matters how many points somebody has."""
    return span == "match" and short(rules)


def first_position(rules: MiaRules, seats: int, span: Span, with_points: bool = False) -> Position:
    """The position before the first round (in a single round lives do not matter)."""
    scored = rules.scoring != "lives"
    counted = span == "match" and not scored
    left = rules.rounds if span == "match" and scored else 0
    points = (0,) * seats if with_points else ()
    return Position((rules.lives if counted else 0,) * seats, (False,) * seats, left, points=points)


def essential(rules: MiaRules, span: Span) -> MiaRules:
    """The rules with every option at its default that does not change how they are played."""
    unfelt = {"display", "turn_clock"}
    if rules.scoring == "lives":
        unfelt |= {"rounds", "score_increment", "score_decrement", "score_all"}
    else:
        unfelt |= {"lives", "ends_when", "life_reroll"}
    if span == "round":
        unfelt |= {"lives", "rounds", "ends_when", "life_reroll"}
    defaults = MiaRules()
    return replace(rules.plain(), **{name: getattr(defaults, name) for name in unfelt})
