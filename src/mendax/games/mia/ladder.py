"""The ladder of Mia, which is the announceable values in order with their chances."""

from mendax.core.game import Value
from mendax.games.mia.judging import holds
from mendax.games.mia.order import Roll, announceable, beats, ranking, reaches, rolls_of
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim


class Rung(Value, frozen=True):
    """One value of the ladder. Its chances are counts out of the ``ways`` of the ladder."""

    value: Roll
    rolls: tuple[Roll, ...]
    held_by: tuple[Roll, ...]
    """The rolls that make a claim of this value true, for a player who has looked."""
    beaten_by: int
    reached_by: int


class Ladder(Value, frozen=True):
    """The order of values of a rule set, lowest first."""

    rungs: tuple[Rung, ...]
    top: Roll
    ways: int
    """The number of equally likely falls, which is 36 with six sides."""


def ladder(rules: MiaRules) -> Ladder:
    """Return the ladder of ``rules``, without the joker if it cannot be announced."""
    order, rolls, falls = ranking(rules), rolls_of(rules.sides), rules.sides**2
    return Ladder(
        tuple(
            Rung(
                value,
                tuple(r for r in rolls if order.rank[r] == order.rank[value]),
                tuple(r for r in rolls if holds(rules, Claim(0, value, "looked"), r)),
                int(beats(rules, value) * falls),
                int(reaches(rules, value) * falls),
            )
            for value in announceable(rules)
        ),
        order.top,
        falls,
    )
