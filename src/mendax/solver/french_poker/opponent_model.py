"""A player of French poker for two whose mixtures can be asked for, situation by situation.

Rules of this file
1. It knows the player by one question: what it does, and how likely, with a view and offers. The
   book makes both, from a state laid out here.
2. Between two who look at the dice before they claim, everybody has seen all dice but those that
   were re-rolled hidden since. So a situation is: which dice both know, the dice, and the last
   claims. Dice count as a hand, in any order: the player must not care where they lie, nor how
   many tokens there are; ``tests/solver/french_poker/test_best_response.py`` holds bots to that.
3. Claims are steps of the ladder, −1 is «nothing claimed yet».
"""

import functools
from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt

from mendax.core.game import Action, Offer, Reason, RulesError, Seat
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.actions import Announce, Doubt, KeepHidden, KeepOpen
from mendax.games.french_poker.claims import DICE, HANDS, Dice, order_of, ways
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.state import Announcement, Deed, Die, FrenchPokerState, Phase

Floats = npt.NDArray[np.float64]
Hands = npt.NDArray[np.intp]
"""Hands by number, as in ``HANDS``."""

GAME: Final = FrenchPoker()
HERO: Final[Seat] = 0
KNOWN: Final[Seat] = 1
HAND: Final[Mapping[Dice, int]] = {dice: hand for hand, dice in enumerate(HANDS)}
_BOTH: Final = (HERO, KNOWN)


@runtime_checkable
class Player(Protocol):
    """Somebody at seat ``KNOWN`` whose play is known."""

    def mixture(self, view: Any, offers: Sequence[Offer]) -> Mapping[Action, float]:
        """What it does here, and how likely."""


class Keep(NamedTuple):
    """A way to roll again: the dice kept, ascending, and whether those are hidden."""

    kept: Dice
    hidden: bool


class Falls(NamedTuple):
    """How the other dice may fall beside those that were kept."""

    rest: tuple[Dice, ...]
    hands: Hands
    """All five dice."""
    odds: Floats


@functools.cache
def falls(kept: Dice) -> Falls:
    """Every fall of the dice that are not kept."""
    rest = tuple(combinations_with_replacement(range(1, 7), DICE - len(kept)))
    hands = [HAND[tuple(sorted(kept + throw))] for throw in rest]
    odds = np.array([ways(throw) for throw in rest], float) / 6 ** (DICE - len(kept))
    return Falls(rest, np.array(hands), odds)


class Heard(NamedTuple):
    """What a claim tells: the hands it may be made with, and how likely each is, and claimed so."""

    hands: Hands
    chances: Floats


OPENING: Final = Keep((), False)
"""The first roll of a round: nothing is kept, and all dice fall hidden."""


class KnownPlayer:
    """The player's mixtures, each asked once.

    Raises ``RulesError`` for rules that this does not cover: dice handed on unseen, and charges.
    """

    def __init__(self, rules: FrenchPokerRules, player: Player) -> None:
        if rules.blind_pass or rules.scoring != "tokens":
            raise RulesError(Reason("exploit-refused-rules"))
        self.rules, self.player, self.order = rules, player, order_of(rules)
        self._doubts: dict[tuple[Dice, int], Floats] = {}
        self._rolls: dict[tuple[Dice, int], dict[Keep | None, float]] = {}
        self._says: dict[tuple[Dice, Dice, int, Deed], dict[int, float]] = {}
        self._heard: dict[tuple[Dice, int], dict[int, Heard]] = {}

    def doubts(self, both: Dice, over: int) -> Floats:
        """How likely each claim above ``over`` is doubted, lowest first, where both know ``both``
        and only the claimer the other dice."""
        if (both, over) not in self._doubts:
            claims = range(over + 1, len(self.order.claims))
            asked = (self._answer(both, over, claim) for claim in claims)
            self._doubts[both, over] = np.fromiter((a.get(Doubt(), 0.0) for a in asked), float)
        return self._doubts[both, over]

    def rolls(self, dice: Dice, over: int) -> dict[Keep | None, float]:
        """What the player keeps who believed ``over`` and has ``dice``; None is leaving them."""
        if (dice, over) not in self._rolls:
            found: dict[Keep | None, float] = {}
            for action, chance in self._in_the_cup(dice, (), over, "left").items():
                keep = None
                if isinstance(action, KeepHidden | KeepOpen):
                    kept = tuple(sorted(dice[place] for place in action.kept))
                    keep = Keep(kept, isinstance(action, KeepHidden))
                found[keep] = found.get(keep, 0.0) + chance
            self._rolls[dice, over] = found
        return self._rolls[dice, over]

    def says(self, both: Dice, rest: Dice, over: int, deed: Deed) -> dict[int, float]:
        """What the player claims over ``over`` with these dice, of which only it knows ``rest``."""
        known = both, rest, over, deed
        if known not in self._says:
            found = self._in_the_cup(both, rest, over, deed)
            said = {a.claim: p for a, p in found.items() if isinstance(a, Announce)}
            whole = sum(said.values())
            step = self.order.step
            self._says[known] = {step[claim]: p / whole for claim, p in said.items()}
        return self._says[known]

    def heard(self, kept: Dice, over: int) -> Mapping[int, Heard]:
        """By claim: what it tells of hands, when the dice beside ``kept`` fell hidden."""
        if (kept, over) not in self._heard:
            deed: Deed = "opened" if over < 0 else "kept-open"
            told: dict[int, dict[int, float]] = {}
            for rest, hand, odds in zip(*falls(kept), strict=True):
                for claim, chance in self.says(kept, rest, over, deed).items():
                    told.setdefault(claim, {})[int(hand)] = odds * chance
            self._heard[kept, over] = {
                claim: Heard(np.array(list(hands)), np.array(list(hands.values())))
                for claim, hands in told.items()
            }
        return self._heard[kept, over]

    # ── asking ───────────────────────────────────────────────────────────────────────────────

    def _answer(self, both: Dice, over: int, claim: int) -> Mapping[Action, float]:
        hidden = falls(both).rest[0]  # any will do, as the view does not show them
        deed: Deed = "opened" if over < 0 else "kept-open" if hidden else "left"
        claims = (*self._said(KNOWN, over, "left"), *self._said(HERO, claim, deed))
        dice = (*(_die(pips, _BOTH) for pips in both), *(_die(pips, (HERO,)) for pips in hidden))
        return self._ask("answer", claims, dice, "left")

    def _in_the_cup(self, both: Dice, rest: Dice, over: int, deed: Deed) -> Mapping[Action, float]:
        dice = (*(_die(pips, _BOTH) for pips in both), *(_die(pips, (KNOWN,)) for pips in rest))
        return self._ask("cup", self._said(HERO, over, "opened"), dice, deed)

    def _said(self, seat: Seat, claim: int, deed: Deed) -> tuple[Announcement, ...]:
        if claim < 0:
            return ()
        return (Announcement(seat, self.order.spellings[claim], deed),)

    def _ask(
        self, phase: Phase, claims: tuple[Announcement, ...], dice: tuple[Die, ...], deed: Deed
    ) -> Mapping[Action, float]:
        standing = (self.rules.tokens, self.rules.tokens)
        state = FrenchPokerState(
            *(self.rules, standing),
            phase=phase,
            turn=KNOWN,
            round=1,
            draws=DICE,
            claims=claims,
            dice=dice,
            deed=deed,
        )
        offers = GAME.legal_actions(state, KNOWN)
        return self.player.mixture(GAME.view(state, KNOWN), offers)


def _die(pips: int, seen: tuple[Seat, ...]) -> Die:
    return Die(pips, False, 0, seen, 0)
