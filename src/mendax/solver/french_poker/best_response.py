"""The exact best response to a known player of two-player French poker, by backward induction.

1. A player who believes sees all dice, which the other player saw before. A turn therefore begins
   with the last claim and dice that both players know. Claims only rise, so every turn is valued
   once, from the top claim down, without pruning or sampling.
2. The responder, called the hero, knows the player's behaviour strategy but not its dice. After a
   hidden re-roll, the hero weights all rolls by the probability of the claim (Bayes' rule).
3. If dice may be passed on unseen, the hero may pass on dice that the player has rolled. The value
   of a pass is an upper bound, because the hero is shown the dice after the player has answered.
   All values are therefore upper bounds, and are exact where passing is not best.
4. A round's payoffs are arguments (``RoundPayoffs``), so whole games are nested rounds.

Hands are numbered as in ``HANDS``, and claims by their order. Values are the hero's.
"""

import functools
from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

import numpy as np

from mendax.games.french_poker.claims import DICE, HANDS, Dice
from mendax.games.french_poker.state import Deed
from mendax.solver.french_poker.opponent_model import (
    HAND,
    OPENING,
    ClaimedHands,
    Floats,
    Hands,
    KeptDice,
    OpponentModel,
    roll_outcomes,
)

KEPT: Final[tuple[Dice, ...]] = tuple(
    kept for count in range(DICE) for kept in combinations_with_replacement(range(1, 7), count)
)
"""The sets of dice that may be kept when at least one die is re-rolled."""


@functools.cache
def parts(dice: Dice) -> tuple[int, ...]:
    """Return the indices in ``KEPT`` of all subsets of these dice."""
    return tuple(n for n, kept in enumerate(KEPT) if _within(kept, dice))


def _within(kept: Dice, dice: Dice) -> bool:
    return all(kept.count(pips) <= dice.count(pips) for pips in kept)


class RoundPayoffs(NamedTuple):
    """The hero's payoffs at the end of a round."""

    win: float = 1.0
    lose: float = -1.0
    concede: float = -1.0
    """The payoff of conceding to the top claim."""
    conceded: float = 1.0


class RollingValues(NamedTuple):
    """The values of the options after believing a claim."""

    left: Floats
    """``left[hand]``: the value of leaving the dice."""
    hidden: Floats
    """``hidden[n]``: the value of keeping ``KEPT[n]`` hidden and rolling the other dice openly."""
    laid: Floats
    """``laid[n]``: the value of keeping ``KEPT[n]`` openly and rolling the other dice hidden."""


class RoundResponse:
    """The best response in one round, with the value of every turn."""

    def __init__(
        self, model: OpponentModel, payoffs: RoundPayoffs | None = None, lowest: int = -1
    ) -> None:
        """Turns are valued for claims from the top down to ``lowest``."""
        self.model, self.payoffs = model, payoffs or RoundPayoffs()
        self.top = len(model.order.claims) - 1
        self.value = np.array([model.order.worth(dice) for dice in HANDS])
        self._after_rolling: dict[tuple[KeptDice, int], float] = {}
        self._rolling: dict[int, RollingValues] = {}
        shape = (self.top + 1, len(HANDS))
        self.mine = np.full(shape, np.nan)
        """``mine[claim, hand]``: the value of the hero's turn after believing the player's
        claim."""
        self.its = np.full(shape, np.nan)
        """``its[claim, hand]``: the value of the player's turn after believing the hero's claim."""
        for to_beat in reversed(range(max(0, lowest), self.top)):
            self.its[to_beat] = [self._player_to_roll(dice, to_beat) for dice in HANDS]
            self.mine[to_beat] = self._hero_to_roll(to_beat)

    # ── rounds ───────────────────────────────────────────────────────────────────────────────

    @functools.cached_property
    def opening(self) -> float:
        """Return the value of the round if the hero opens it."""
        fresh = roll_outcomes(())
        return float(fresh.odds @ self.claiming((), -1).max(axis=0))

    @functools.cached_property
    def following(self) -> float:
        """Return the value of the round if the player opens it."""
        return self._listening(OPENING, -1)

    # ── turns of the hero ────────────────────────────────────────────────────────────────────

    def claiming(self, both: Dice, to_beat: int) -> Floats:
        """Return the values of claims above ``to_beat``, lowest first: ``[claim, roll]``.

        The rolls (as in ``roll_outcomes``) are of dice that the player does not know.
        """
        hands = roll_outcomes(both).hands
        claims = np.arange(to_beat + 1, self.top + 1)[:, None]
        return self._answered(claims, hands, self.model.doubts(both, to_beat)[:, None])

    def _answered(self, claims: Hands, hands: Hands, doubted: Floats) -> Floats:
        """Return the values of the hero's claims if each is doubted with probability ``doubted``.

        The result is ``[claim, hand]``. The claims are consecutive and end with the top claim.
        """
        opened = np.where(self.value[hands] >= claims, self.payoffs.win, self.payoffs.lose)
        believed = self.its[int(claims[0, 0]) :, hands].copy()
        believed[-1] = self.payoffs.conceded
        # If a doubt is certain, use the value of opening, because the value of believing may be
        # nan.
        return np.where(doubted < 1, doubted * opened + (1 - doubted) * believed, opened)

    def rolling(self, to_beat: int) -> RollingValues:
        """Return the values of the hero's options after believing ``to_beat``."""
        if to_beat not in self._rolling:
            self._rolling[to_beat] = self._roll(to_beat)
        return self._rolling[to_beat]

    def _roll(self, to_beat: int) -> RollingValues:
        left = np.array([self.claiming(dice, to_beat).max() for dice in HANDS])
        hidden = np.array(
            [roll_outcomes(kept).odds @ left[roll_outcomes(kept).hands] for kept in KEPT]
        )
        hidden[0] = -np.inf  # at least one die is kept
        if self.model.closed:
            hidden[:] = -np.inf
        laid = [
            roll_outcomes(kept).odds @ self.claiming(kept, to_beat).max(axis=0) for kept in KEPT
        ]
        return RollingValues(left, hidden, np.array(laid))

    def _hero_to_roll(self, to_beat: int) -> Floats:
        left, hidden, laid = self.rolling(to_beat)
        best = np.maximum(hidden, laid)
        rolled = np.array([best[list(parts(dice))].max() for dice in HANDS])
        return rolled if self.model.rules.must_reroll else np.maximum(left, rolled)

    def answering(self, claimed_hands: ClaimedHands, claim: int) -> tuple[float, float]:
        """Return the values of doubting ``claim`` and of any other answer."""
        hands, chances = claimed_hands
        opened = np.where(self.value[hands] < claim, self.payoffs.win, self.payoffs.lose)
        if claim < self.top:
            return float(chances @ opened), float(chances @ self.mine[claim, hands])
        may = self.model.rules.top_claim == "doubt_or_concede"
        given_up = self.payoffs.concede if may else -np.inf
        return float(chances @ opened), float(chances.sum() * given_up)

    def passing(self, claimed_hands: ClaimedHands, claim: int) -> float:
        """Return an upper bound on the value of passing the dice on unseen."""
        if not self.model.rules.blind_pass or claim >= self.top:
            return -np.inf
        hands, chances = claimed_hands
        higher = np.arange(claim + 1, self.top + 1)[:, None]
        doubted = self.model.doubts_of_passes[claim + 1 :, hands]
        return float((self._answered(higher, hands, doubted) @ chances).max())

    # ── turns of the player ──────────────────────────────────────────────────────────────────

    def _player_to_roll(self, dice: Dice, to_beat: int) -> float:
        return sum(
            chance * self._after(dice, keep, to_beat)
            for keep, chance in self.model.rolls(dice, to_beat).items()
        )

    def _after(self, dice: Dice, keep: KeptDice | None, to_beat: int) -> float:
        if keep is None or len(keep.kept) == DICE:
            return self._seen_through(HAND[dice], to_beat, "left")
        key = keep, to_beat
        if key not in self._after_rolling:
            self._after_rolling[key] = (
                self._watching(keep, to_beat) if keep.hidden else self._listening(keep, to_beat)
            )
        return self._after_rolling[key]

    def _watching(self, keep: KeptDice, to_beat: int) -> float:
        """Return the value if the player keeps dice hidden and rolls the other dice openly.

        The hero then knows all dice.
        """
        rolls = roll_outcomes(keep.kept)
        seen = [self._seen_through(int(hand), to_beat, "kept-hidden") for hand in rolls.hands]
        return float(rolls.odds @ seen)

    def _listening(self, keep: KeptDice, to_beat: int) -> float:
        """Return the value if the player rolls hidden and the hero knows only its claim."""
        claims = self.model.claimed_hands(keep.kept, to_beat)
        return sum(
            max(*self.answering(claimed_hands, claim), self.passing(claimed_hands, claim))
            for claim, claimed_hands in claims.items()
        )

    def _seen_through(self, hand: int, to_beat: int, deed: Deed) -> float:
        """Return the value of a claim by the player if the hero knows all dice."""
        said = self.model.says(HANDS[hand], (), to_beat, deed)
        claimed_hands = ClaimedHands(np.array([hand]), np.ones(1))
        return sum(
            chance * max(*self.answering(claimed_hands, claim), self.passing(claimed_hands, claim))
            for claim, chance in said.items()
        )


class GameResponse:
    """The best response in a whole game, found by backward induction over standings."""

    def __init__(
        self, model: OpponentModel, tokens: int, progress: Callable[[int, int], None] | None = None
    ) -> None:
        """``progress`` is called with the number of valued standings and the number of all
        standings."""
        self.rounds: dict[tuple[int, int], RoundResponse] = {}
        """The solved rounds, by the hero's and the player's tokens."""
        self.model = model
        self._loser_opens = model.rules.next_starter == "loser"
        for mine in range(1, tokens + 1):
            for its in range(1, tokens + 1):
                self.rounds[mine, its] = RoundResponse(model, self._payoffs(mine, its))
                if progress is not None:
                    progress(len(self.rounds), tokens * tokens)

    def value(self, mine: int, its: int, opens: bool) -> float:
        """Return the value of this standing; ``opens`` is true if the hero opens the next round."""
        if not mine or not its:
            return 1.0 if mine else -1.0
        response = self.rounds[mine, its]
        return response.opening if opens else response.following

    def response(self, standing: tuple[int, int], _discharging: bool) -> RoundResponse:
        """Return the best response in a round with this standing; the hero's tokens are first."""
        return self.rounds[standing]

    def _payoffs(self, mine: int, its: int) -> RoundPayoffs:
        """Return a round's payoffs.

        The winner of the round opens the next round. The loser opens it if ``next_starter`` says
        so, or after conceding, unless ``next_starter`` selects the winner.
        """
        loser, winner = self._loser_opens, self.model.rules.next_starter == "winner"
        return RoundPayoffs(
            win=self.value(mine, its - 1, not loser),
            lose=self.value(mine - 1, its, loser),
            concede=self.value(mine - 1, its, not winner),
            conceded=self.value(mine, its - 1, winner),
        )
