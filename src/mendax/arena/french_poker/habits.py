"""French poker players with fixed habits, for finding bots that lose to a simple habit.

A habit is used for measurements and never offered as a bot. Each habit has one way to claim and one
way to answer, whatever the dice, tokens and opponents. Habits re-roll only if they must, except
``rolls_or_lowest``, which rolls for a true claim.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from mendax.bots.french_poker.player import Choices, FrenchPokerPlayer, Mixture, accept, only
from mendax.core.game import Action
from mendax.games.french_poker.actions import Announce, Doubt
from mendax.games.french_poker.view import FrenchPokerView

Says = Callable[["Habitual", FrenchPokerView], int]
"""Returns the rank of the player's claim."""
Doubts = Callable[["Habitual", FrenchPokerView], bool]
"""Returns whether the player doubts the last claim."""


class Habitual(FrenchPokerPlayer):
    """A player with one habit. Subclasses define the habit."""

    says: Says
    doubts: Doubts
    rolls: bool

    def keep(self, view: FrenchPokerView, may: Choices) -> Mixture[Action | None]:
        """Leave the dice if that is legal."""
        if not self.rolls and Announce in may:
            return only(None)
        return super().keep(view, may)

    def say(self, view: FrenchPokerView) -> Mixture[int]:
        """Return the habit's claim."""
        return only(type(self).says(self, view))

    def answer(self, view: FrenchPokerView, may: Choices) -> Mixture[Action]:
        """Return the habit's answer."""
        return only(Doubt() if type(self).doubts(self, view) else accept(may))


def _lowest(player: Habitual, view: FrenchPokerView) -> int:
    return player.lowest(view)


def _one_above(player: Habitual, view: FrenchPokerView) -> int:
    return min(player.lowest(view) + 1, player.top)


def _middle(player: Habitual, view: FrenchPokerView) -> int:
    return (player.lowest(view) + player.top + 1) // 2


def _highest(player: Habitual, _: FrenchPokerView) -> int:
    return player.top


def _true_or(other: Says) -> Says:
    def says(player: Habitual, view: FrenchPokerView) -> int:
        true = player.worth(view)
        return true if true >= player.lowest(view) else other(player, view)

    return says


def _never(_: Habitual, __: FrenchPokerView) -> bool:
    return False


def _always(_: Habitual, __: FrenchPokerView) -> bool:
    return True


def _rare(player: Habitual, view: FrenchPokerView) -> bool:
    """Doubt if the chance that the unknown dice reach the claim is below one third."""
    return player.reached(view, player.claimed(view)) < 1 / 3


_SAYS: Final[Mapping[str, Says]] = {
    "lowest": _lowest,
    "one_above": _one_above,
    "middle": _middle,
    "highest": _highest,
    "true_or_lowest": _true_or(_lowest),
    "true_or_highest": _true_or(_highest),
    "rolls_or_lowest": _true_or(_lowest),
}
_DOUBTS: Final[Mapping[str, Doubts]] = {
    "believes": _never,
    "doubts_rare": _rare,
    "doubts": _always,
}

HABITS: Final[Mapping[str, type[Habitual]]] = MappingProxyType(
    {
        f"{says}_{doubts}": type(
            f"{says}_{doubts}",
            (Habitual,),
            {
                "says": _SAYS[says],
                "doubts": _DOUBTS[doubts],
                "rolls": says.startswith("rolls"),
            },
        )
        for says in _SAYS
        for doubts in _DOUBTS
    }
)
"""All combinations of claims and answers, by name."""
