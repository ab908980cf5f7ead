"""Mia players with fixed habits, for finding bots that lose to a simple habit.

A habit is used for measurements and never offered as a bot. A habit depends only on its view, so
its results against bots of this kind are exact (``expectation``). Each habit has one way to
announce and one way to answer, whatever the dice, lives and opponents.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from mendax.arena.mia.reduction import tables_of_bot
from mendax.bots.mia.player import Choices, MiaPlayer, own_roll
from mendax.core.game import Action
from mendax.games.mia.actions import Announce, Believe, Concede, Doubt
from mendax.games.mia.order import Roll
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.view import MiaView
from mendax.solver.mia.policy.policy import Policy
from mendax.solver.mia.simulation.exact_expectation import expectation
from mendax.solver.mia.simulation.game_tables import indexed_game
from mendax.solver.mia.simulation.strategy_tables import tables_of_policy
from mendax.solver.mia.simulation.turn_outcomes import turn_outcomes


class Habit(NamedTuple):
    """A way of announcing and a way of answering."""

    says: Callable[["Habitual", MiaView, tuple[Roll, ...]], Roll]
    doubts: Callable[["Habitual", Roll], bool]


class Habitual(MiaPlayer):
    """A player with one habit. Subclasses define the habit."""

    habit: Habit

    def say(self, view: MiaView, may: Choices) -> Action:
        """Return the habit's announcement."""
        return Announce(self.habit.says(self, view, may.values(Announce)))

    def answer(self, view: MiaView, may: Choices) -> Action:
        """Return the habit's answer. Values that may not be believed are doubted."""
        if Believe in may and not self.habit.doubts(self, view.claims[-1].value):
            return Believe()
        return Doubt() if Doubt in may else Concede()


def _lowest(_: Habitual, __: MiaView, say: tuple[Roll, ...]) -> Roll:
    return say[0]


def _one_above(_: Habitual, __: MiaView, say: tuple[Roll, ...]) -> Roll:
    return say[min(1, len(say) - 1)]


def _middle(_: Habitual, __: MiaView, say: tuple[Roll, ...]) -> Roll:
    return say[len(say) // 2]


def _highest(_: Habitual, __: MiaView, say: tuple[Roll, ...]) -> Roll:
    return say[-1]


def _true_or(
    other: Callable[[Habitual, MiaView, tuple[Roll, ...]], Roll],
) -> Callable[[Habitual, MiaView, tuple[Roll, ...]], Roll]:
    def says(player: Habitual, view: MiaView, say: tuple[Roll, ...]) -> Roll:
        true = player.scale.equal(own_roll(view), say)
        return other(player, view, say) if true is None else true

    return says


def _never(_: Habitual, __: Roll) -> bool:
    return False


def _always(_: Habitual, __: Roll) -> bool:
    return True


def _beyond(share: float) -> Callable[[Habitual, Roll], bool]:
    """Return a rule that doubts a value if less than this share of rolls reaches it."""
    return lambda player, value: player.scale.reached(value) < share


_SAYS: Final = {
    "lowest": _lowest,
    "one_above": _one_above,
    "middle": _middle,
    "highest": _highest,
    "true_or_lowest": _true_or(_lowest),
    "true_or_highest": _true_or(_highest),
}
_DOUBTS: Final = {"believes": _never, "doubts_rare": _beyond(1 / 3), "doubts": _always}

HABITS: Final[Mapping[str, type[Habitual]]] = MappingProxyType(
    {
        f"{says}_{doubts}": type(
            f"{says}_{doubts}", (Habitual,), {"habit": Habit(_SAYS[says], _DOUBTS[doubts])}
        )
        for says in _SAYS
        for doubts in _DOUBTS
    }
)
"""All combinations of announcements and answers, by name."""


def won_by_habits(bot: str | Policy, rules: MiaRules, seats: int = 2) -> dict[str, float]:
    """Return the exact share of games that each habit wins against copies of ``bot``.

    The largest share comes first. The opener is drawn by lot. Raises ``RulesError`` for a bot that
    depends on more than its view, and ``NotCovered`` for rules that the arrays do not support.
    """
    game = indexed_game(rules, seats)
    theirs = tables_of_bot(bot, game) if isinstance(bot, str) else tables_of_policy(bot, game)
    won = {}
    for name, habit in HABITS.items():
        strategies = [tables_of_bot(habit, game), *[theirs] * (seats - 1)]
        wins = expectation(game, turn_outcomes(game.tables, strategies)).wins
        won[name] = float(wins.mean(axis=0)[0])
    return dict(sorted(won.items(), key=lambda pair: -pair[1]))
