"""A known player of two-player French poker: its behaviour strategy by situation.

1. The player is a function that returns the distribution over its actions for a view and offers.
   The rule book derives the view and the offers from a constructed state.
2. Two players who look at the dice before they claim have both seen all dice except those re-rolled
   hidden since. A situation therefore consists of the dice that both players know, all dice, and
   the last claims. Dice count as a hand: the player must not depend on their places or on the
   number of tokens. ``tests/solver/french_poker/test_best_response.py`` checks this for bots.
3. Claims are indices in the order of claims; −1 means no claim yet.
4. If dice may be passed on unseen, the player must never pass them on. If the other player passes
   on dice that the player knows, its answer must depend only on the dice and the claim, and not on
   its own last claim. Every answer then has known dice. The model queries each of these answers
   after two histories, and refuses a player whose answers differ.
   ``tests/solver/french_poker/test_best_response.py`` tries other histories for ``equilibrium``.
"""

import functools
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from mendax.core.game import Action, Offer, Reason, RulesError, Seat
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.actions import (
    Announce,
    Doubt,
    KeepHidden,
    KeepOpen,
    PassOn,
    RollRest,
)
from mendax.games.french_poker.claims import DICE, HANDS, Dice, order_of, ways
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.state import Announcement, Deed, Die, FrenchPokerState, Phase
from mendax.solver.generic.covered_options import check_options

Floats = npt.NDArray[np.float64]
Hands = npt.NDArray[np.intp]
"""Hand numbers, as in ``HANDS``."""

GAME: Final = FrenchPoker()
HERO: Final[Seat] = 0
KNOWN: Final[Seat] = 1
HAND: Final[Mapping[Dice, int]] = {dice: hand for hand, dice in enumerate(HANDS)}
_BOTH: Final = (HERO, KNOWN)
_ROUNDING: Final = 1e-9
_DOUBT: Final = Doubt()


@runtime_checkable
class MixedPlayer(Protocol):
    """A player in seat ``KNOWN`` with a known strategy."""

    def mixture(self, view: Any, offers: Sequence[Offer]) -> Mapping[Action, float]:
        """Return the odds of the player's actions in this situation."""


class KeptDice(NamedTuple):
    """The dice kept in a re-roll, ascending, and whether they are hidden."""

    kept: Dice
    hidden: bool


class RollOutcomes(NamedTuple):
    """The possible rolls of the dice that are not kept, with their probabilities."""

    rest: tuple[Dice, ...]
    hands: Hands
    """All five dice of each roll, including the kept dice."""
    odds: Floats


@functools.cache
def roll_outcomes(kept: Dice) -> RollOutcomes:
    """Return every roll of the dice that are not kept."""
    rest = tuple(combinations_with_replacement(range(1, 7), DICE - len(kept)))
    hands = [HAND[tuple(sorted(kept + throw))] for throw in rest]
    odds = np.array([ways(throw) for throw in rest], float) / 6 ** (DICE - len(kept))
    return RollOutcomes(rest, np.array(hands), odds)


class ClaimedHands(NamedTuple):
    """A claim's possible hands, with the joint probability of each hand and the claim."""

    hands: Hands
    chances: Floats


OPENING: Final = KeptDice((), False)
"""The first roll of a round, in which no dice are kept and all are rolled hidden."""


class OpponentModel:
    """The player's behaviour strategy. Each situation is queried once.

    Raises ``RulesError`` for unsupported rules, and when a query shows that the player passes dice
    on unseen.
    """

    def __init__(
        self, rules: FrenchPokerRules, player: MixedPlayer, discharging: bool = False
    ) -> None:
        """If ``discharging``, model the half of a charge in which tokens are given back."""
        check_options(rules)
        self.closed = rules.keeping == "closed"
        self._fresh: Deed = "rerolled" if self.closed else "kept-open"
        self.rules, self.player, self.order = rules, player, order_of(rules)
        self.discharging = discharging
        self._asked = FrenchPokerState(
            rules,
            (rules.tokens, rules.tokens),
            pot=int(rules.scoring == "charge" and not discharging),
            discharging=discharging,
            turn=KNOWN,
            round=1,
            draws=DICE,
        )
        """The part of the state that all situations share."""
        self._doubts: dict[tuple[Dice, int], Floats] = {}
        self._rolls: dict[tuple[Dice, int], dict[KeptDice | None, float]] = {}
        self._says: dict[tuple[Dice, Dice, int, Deed], dict[int, float]] = {}
        self._heard: dict[tuple[Dice, int], dict[int, ClaimedHands]] = {}
        if rules.blind_pass:
            self.doubts((), -1)  # most players who pass do so after at least one opening

    def doubts(self, both: Dice, to_beat: int) -> Floats:
        """Return the probability of doubting the n-th claim above ``to_beat``, by n.

        Both players know the dice ``both``. Only the claimer knows the other dice.
        """
        if (both, to_beat) not in self._doubts:
            asked = self._answers(both, to_beat)
            self._doubts[both, to_beat] = np.fromiter((a.get(_DOUBT, 0.0) for a in asked), float)
        return self._doubts[both, to_beat]

    @functools.cached_property
    def doubts_of_passes(self) -> Floats:
        """Return the probability that the player doubts a claim on known dice: ``[claim, hand]``.

        The other player has passed the dice on with this claim. Raises ``RulesError`` for a player
        whose answer depends on its own earlier claim (rule 4).
        """
        doubts = np.zeros((len(self.order.claims), len(HANDS)))
        for claim in range(1, len(doubts)):
            for hand, dice in enumerate(HANDS):
                lies = tuple(_die(pips, (KNOWN,)) for pips in dice)
                doubt, other = (
                    self._ask("answer", said, lies, "left").get(_DOUBT, 0.0)
                    for said in self._before_pass(claim)
                )
                if abs(doubt - other) > _ROUNDING:
                    raise RulesError(Reason("exploit-refused-rules"))
                doubts[claim, hand] = doubt
        return doubts

    def rolls(self, dice: Dice, to_beat: int) -> dict[KeptDice | None, float]:
        """Return the odds of each set of kept dice after believing ``to_beat``; None leaves all
        dice."""
        if (dice, to_beat) not in self._rolls:
            kept_dice: dict[KeptDice | None, float] = {}
            for action, chance in self._in_the_cup(dice, (), to_beat, "left").items():
                keep = None
                if isinstance(action, KeepHidden | KeepOpen | RollRest):
                    kept = tuple(sorted(dice[place] for place in action.kept))
                    keep = KeptDice(kept, isinstance(action, KeepHidden))
                kept_dice[keep] = kept_dice.get(keep, 0.0) + chance
            self._rolls[dice, to_beat] = kept_dice
        return self._rolls[dice, to_beat]

    def says(self, both: Dice, rest: Dice, to_beat: int, deed: Deed) -> dict[int, float]:
        """Return the odds of claims above ``to_beat`` with these dice.

        Only the player knows the dice ``rest``.
        """
        known = both, rest, to_beat, deed
        if known not in self._says:
            deeds = self._in_the_cup(both, rest, to_beat, deed)
            said = {a.claim: p for a, p in deeds.items() if isinstance(a, Announce)}
            whole = sum(said.values())
            step = self.order.step
            self._says[known] = {step[claim]: p / whole for claim, p in said.items()}
        return self._says[known]

    def claimed_hands(self, kept: Dice, to_beat: int) -> Mapping[int, ClaimedHands]:
        """Return each claim's possible hands after all dice but ``kept`` were rolled hidden."""
        if (kept, to_beat) not in self._heard:
            deed: Deed = "opened" if to_beat < 0 else self._fresh
            told: dict[int, dict[int, float]] = {}
            for rest, hand, odds in zip(*roll_outcomes(kept), strict=True):
                for claim, chance in self.says(kept, rest, to_beat, deed).items():
                    told.setdefault(claim, {})[int(hand)] = odds * chance
            self._heard[kept, to_beat] = {
                claim: ClaimedHands(np.array(list(hands)), np.array(list(hands.values())))
                for claim, hands in told.items()
            }
        return self._heard[kept, to_beat]

    # ── queries ──────────────────────────────────────────────────────────────────────────────

    def _answers(self, both: Dice, to_beat: int) -> Iterator[Mapping[Action, float]]:
        """Yield the player's answers to the claims above ``to_beat``, in ascending order."""
        hidden = roll_outcomes(both).rest[0]  # any roll will do, because the view does not show it
        deed: Deed = "opened" if to_beat < 0 else self._fresh if hidden else "left"
        before = self._said(KNOWN, to_beat, "left")
        dice = (*(_die(pips, _BOTH) for pips in both), *(_die(pips, (HERO,)) for pips in hidden))
        for claim in range(to_beat + 1, len(self.order.claims)):
            yield self._ask("answer", (*before, *self._said(HERO, claim, deed)), dice, "left")

    def _in_the_cup(
        self, both: Dice, rest: Dice, to_beat: int, deed: Deed
    ) -> Mapping[Action, float]:
        dice = (*(_die(pips, _BOTH) for pips in both), *(_die(pips, (KNOWN,)) for pips in rest))
        return self._ask("cup", self._said(HERO, to_beat, "opened"), dice, deed)

    def _before_pass(self, claim: int) -> Iterator[tuple[Announcement, ...]]:
        """Yield two histories in which the other player passes the player's dice on with
        ``claim``."""
        passed = self._said(HERO, claim, "passed")
        yield *self._said(KNOWN, claim - 1, "opened"), *passed
        other: Deed = "left" if self.closed else "kept-hidden"
        yield *self._said(KNOWN, 0, other), *passed

    def _said(self, seat: Seat, claim: int, deed: Deed) -> tuple[Announcement, ...]:
        if claim < 0:
            return ()
        return (Announcement(seat, self.order.spellings[claim], deed),)

    def _ask(
        self, phase: Phase, claims: tuple[Announcement, ...], dice: tuple[Die, ...], deed: Deed
    ) -> Mapping[Action, float]:
        rolled = int(deed not in ("opened", "left"))
        asked = replace(self._asked, phase=phase, claims=claims, dice=dice)
        state = replace(asked, deed=deed, rerolled=rolled)
        offers = GAME.legal_actions(state, KNOWN)
        mixture = self.player.mixture(GAME.view(state, KNOWN), offers)
        if any(isinstance(action, PassOn) and chance for action, chance in mixture.items()):
            raise RulesError(Reason("exploit-refused-rules"))
        return mixture


def _die(pips: int, seen: tuple[Seat, ...]) -> Die:
    return Die(pips, False, 0, seen, 0)
