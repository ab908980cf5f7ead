"""Simple people: fixed ways in which newcomers play, for measuring the levels of bots.

1. A simple person is used for measurements and never offered as a bot.
2. A simple person knows only its seat's observations, like every bot.
3. In Sword of Lies, a simple person plays like a squire, except for its bets.
"""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from mendax.arena.sword_of_lies.exploiters import exploiter_class
from mendax.bots import Bot
from mendax.bots.french_poker.player import Choices as FrenchChoices
from mendax.bots.french_poker.player import (
    FrenchPokerPlayer,
    Keep,
    Mixture,
    accept,
    actions,
    best_of,
    dice_in_hand,
    only,
)
from mendax.bots.mia.player import Choices as MiaChoices
from mendax.bots.mia.player import MiaPlayer, own_roll
from mendax.bots.sword_of_lies.player import Choices as SwordChoices
from mendax.bots.sword_of_lies.squire import Squire
from mendax.core.game import Action, Seat
from mendax.games.french_poker.actions import Announce as FrenchAnnounce
from mendax.games.french_poker.actions import Doubt as FrenchDoubt
from mendax.games.french_poker.view import FrenchPokerView
from mendax.games.mia import actions as mia
from mendax.games.mia.order import Roll
from mendax.games.mia.view import MiaView
from mendax.games.sword_of_lies.actions import AllIn, Call, Check
from mendax.games.sword_of_lies.view import SwordView

_RARE: Final = 1 / 3
"""A claim is rare if a smaller share of fresh rolls reaches it."""
_BOLDEST: Final = 6
"""The most steps of a bold lie in French poker above the smallest lie."""


# ── Mia ──────────────────────────────────────────────────────────────────────────────────────


class _MiaPerson(MiaPlayer):
    """Tells the truth, or the smallest lie if the truth is too low."""

    def say(self, view: MiaView, may: MiaChoices) -> Action:
        """Return the truth if it is legal, otherwise a lie."""
        say = may.values(mia.Announce)
        true = self.scale.equal(own_roll(view), say)
        return mia.Announce(self.lie(say) if true is None else true)

    def lie(self, say: tuple[Roll, ...]) -> Roll:
        """Return the smallest lie."""
        return say[0]

    def answer(self, view: MiaView, may: MiaChoices) -> Action:
        """Doubt with the chance for this claim. Values that may not be believed are doubted."""
        if mia.Believe in may and self.rng.random() >= self.doubts(view.claims[-1].value):
            return mia.Believe()
        return mia.Doubt() if mia.Doubt in may else mia.Concede()

    def doubts(self, value: Roll) -> float:
        """Return the probability of a doubt."""
        return 0.0


class _Ordinary(_MiaPerson):
    def doubts(self, value: Roll) -> float:
        """Doubt 5% of all claims, and 30% of doubles."""
        return 0.3 if _is_double(value) else 0.05


class _DoubtsHalf(_MiaPerson):
    def doubts(self, value: Roll) -> float:
        """Doubt half of all claims."""
        return 0.5


class _Beginner(_MiaPerson):
    def lie(self, say: tuple[Roll, ...]) -> Roll:
        """Return any legal value."""
        return self.rng.choice(say)

    def doubts(self, value: Roll) -> float:
        """Doubt 60% of rare claims, and 10% of others."""
        return 0.6 if self.scale.reached(value) < _RARE else 0.1


class _DoubtsRare(_MiaPerson):
    def doubts(self, value: Roll) -> float:
        """Doubt every rare claim."""
        return float(self.scale.reached(value) < _RARE)


def _is_double(value: Roll) -> bool:
    return value % 11 == 0


# ── French poker ─────────────────────────────────────────────────────────────────────────────


class _FrenchPerson(FrenchPokerPlayer):
    """Keeps pairs and better, tells the truth if it can, otherwise the smallest lie."""

    doubt = 0.0

    def keep(self, view: FrenchPokerView, may: FrenchChoices) -> Mixture[Action | None]:
        """Lay pairs and better open, and roll the other dice."""
        dice = dice_in_hand(view)
        pairs = {place for place, pips in enumerate(dice) if dice.count(pips) > 1}
        if len(pairs) == len(dice) and FrenchAnnounce in may:
            return only(None)

        def merit(keep: Keep) -> tuple[float, ...]:
            return (-float(len(pairs.symmetric_difference(keep.choice.kept))), keep.shows_kept)

        return actions(best_of(self.ways_to_roll(view, may), merit))

    def say(self, view: FrenchPokerView) -> Mixture[int]:
        """Return the truth if it is legal, otherwise a lie."""
        worth = self.worth(view)
        return only(worth) if worth >= self.lowest(view) else self.lie(view)

    def lie(self, view: FrenchPokerView) -> Mixture[int]:
        """Return the smallest lie."""
        return only(self.lowest(view))

    def answer(self, view: FrenchPokerView, may: FrenchChoices) -> Mixture[Action]:
        """Doubt with the chance for this claim."""
        doubt, other = self.doubts(view), accept(may)
        return {FrenchDoubt(): doubt, other: 1 - doubt} if other != FrenchDoubt() else only(other)

    def doubts(self, view: FrenchPokerView) -> float:
        """Return the probability of a doubt."""
        return self.doubt


class _DoubtsAFifth(_FrenchPerson):
    doubt = 0.2


class _DoubtsHalfOfHands(_FrenchPerson):
    doubt = 0.5


class _DoubtsAllHands(_FrenchPerson):
    doubt = 1.0


class _Bold(_FrenchPerson):
    """Doubts rare claims, and tells lies a few steps above the smallest."""

    def lie(self, view: FrenchPokerView) -> Mixture[int]:
        """Return one of the smallest lies, each up to ``_BOLDEST`` steps above the lowest."""
        lowest = self.lowest(view)
        lies = range(lowest, min(lowest + _BOLDEST, self.top) + 1)
        return dict.fromkeys(lies, 1 / len(lies))

    def doubts(self, view: FrenchPokerView) -> float:
        """Doubt every rare claim."""
        return float(self.reached(view, self.claimed(view)) < _RARE)


class _LowestClaim(_FrenchPerson):
    """Leaves the dice and makes the lowest claim. Doubts rare claims."""

    def keep(self, view: FrenchPokerView, may: FrenchChoices) -> Mixture[Action | None]:
        """Leave the dice if that is legal."""
        return only(None) if FrenchAnnounce in may else super().keep(view, may)

    def say(self, view: FrenchPokerView) -> Mixture[int]:
        """Return the lowest claim."""
        return only(self.lowest(view))

    doubts = _Bold.doubts


# ── Sword of Lies ────────────────────────────────────────────────────────────────────────────


def _stays(may: SwordChoices) -> Action:
    """Check or call, with the whole stack if the price is higher."""
    return next((kind() for kind in (Check, Call) if kind in may), AllIn())


class _RaisesHalf(Squire):
    def bet(self, view: SwordView, may: SwordChoices) -> Action:
        """Raise with chance 0.5 if that is legal."""
        raised = may.up_to(0) if self.rng.random() < 0.5 else None
        return raised or super().bet(view, may)


class _RaisesAlways(Squire):
    def bet(self, view: SwordView, may: SwordChoices) -> Action:
        """Raise if that is legal, otherwise check or call."""
        return may.up_to(0) or _stays(may)


PEOPLE: Final[Mapping[str, Mapping[str, Callable[..., Bot]]]] = MappingProxyType(
    {
        "mia": {
            "timid": _MiaPerson,
            "ordinary": _Ordinary,
            "doubts_half": _DoubtsHalf,
            "beginner": _Beginner,
            "doubts_rare": _DoubtsRare,
        },
        "french_poker": {
            "doubts_never": _FrenchPerson,
            "doubts_a_fifth": _DoubtsAFifth,
            "doubts_half": _DoubtsHalfOfHands,
            "doubts_all": _DoubtsAllHands,
            "bold": _Bold,
            "lowest_claim": _LowestClaim,
        },
        "sword_of_lies": {
            "like_a_squire": Squire,
            "calls_any_bet": exploiter_class("calls_any_bet", "squire"),
            "folds_to_any_bet": exploiter_class("folds_to_any_bet", "squire"),
            "raises_half": _RaisesHalf,
            "raises_always": _RaisesAlways,
            "raises_in_the_last_round": exploiter_class("raises_in_the_last_round", "squire"),
        },
    }
)
"""The simple people of each game, by name."""


class SimplePerson(NamedTuple):
    """A simple person as a competitor: a value that can be sent to a server process."""

    name: str

    def admit(self, game: str, rules: Any, seats: int) -> None:
        """Admit every table."""

    def seated(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> Bot:
        """Return the person in a seat."""
        return PEOPLE[game][self.name](game, rules, seat, seats, rng)
