"""The equilibrium of one round of French poker for two, by backward induction.

Rules of this file
1. Whoever believes sees all dice, and the one before saw them too. So «this hand lies there, that
   claim is to be beaten» is public, and claims only rise: every such turn is valued once, from the
   top claim down. Nothing is left out and nothing is sampled.
2. Where both know all dice (they are left, or rolled again in the open) there is nothing to hide:
   a lie is doubted and the truth is not, so the true claim worth most is made.
3. Dice that are rolled again hidden are one signalling game (``solver.signalling``) for each choice
   of dice to keep and each claim to beat: the types are the rolls, the messages the higher claims.
4. What a believed claim is worth to its maker is what the turn after it is worth to the other, less
   than nothing: the round is a zero-sum game.
"""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.solver.french_poker.best_response import KEPT
from mendax.solver.french_poker.opponent_model import RollOutcomes
from mendax.solver.french_poker.policy import RoundPolicy, Stage, assembled
from mendax.solver.french_poker.round_model import (
    NOTHING_SAID,
    Floats,
    RoundModel,
    check,
    essential,
    round_model,
    slips,
)
from mendax.solver.signalling.game import (
    SignallingEquilibrium,
    SignallingGame,
    Support,
    equilibrium,
    keeping,
    warm_up,
)
from mendax.solver.signalling.support import BELIEVE, DOUBT, FIXED

Progress = Callable[[int, int], None]

_ERROR: Final = 1e-11
"""What a deviation may gain in one stage, payoffs on a scale from 0 to 1."""


class RoundSolution(NamedTuple):
    """A solved round."""

    policy: RoundPolicy
    error: float
    """The largest gain by a deviation within one stage, payoffs on a scale from 0 to 1."""
    seconds: float


def prepare() -> None:
    """Loads what is compiled."""
    warm_up()


def solve(
    rules: FrenchPokerRules, seats: int = 2, progress: Progress | None = None
) -> RoundSolution:
    """The equilibrium of a round under ``rules``; ``progress`` is told how many claims are done.

    Raises ``NotCovered``, and ``NoEquilibriumFound`` where a stage can't be solved.
    """
    check(rules, seats)
    began = time.perf_counter()
    plain = essential(rules)
    induction = BackwardInduction(round_model(plain))
    for to_beat in reversed(range(NOTHING_SAID, induction.model.top)):
        induction.step(to_beat)
        if progress is not None:
            progress(induction.model.top - to_beat, induction.model.top + 1)
    policy = assembled(plain, induction.turn, induction.stages)
    return RoundSolution(policy, induction.error, time.perf_counter() - began)


class BackwardInduction:
    """All turns over claims from the top down, as far as they have been valued."""

    def __init__(self, model: RoundModel) -> None:
        self.model, self.error = model, 0.0
        self.turn: Floats = np.full((model.top, len(model.worth)), np.nan)
        """``turn[claim, hand]``: what it is worth to have believed ``claim`` and found ``hand``."""
        self.stages: dict[tuple[int, int], Stage] = {}
        """By kept dice and claim to beat."""
        self._supports: dict[int, Support] = {}
        self._left: Floats = np.full(len(model.worth), -1.0)
        self._believed: Floats = np.full((model.top + 1, len(model.worth)), np.nan)
        """What each claim is worth to its maker when it is believed; the top never is."""

    def step(self, to_beat: int) -> None:
        """Values the turns over ``to_beat``; all higher claims have been."""
        model, above = self.model, to_beat + 1
        true = model.worth >= above
        worth = np.ones(len(true)) if above == model.top else -self.turn[above]
        if above < model.top:
            self._believed[above] = worth
        self._left[true] = np.maximum(self._left[true], worth[true])
        kept = range(len(KEPT)) if to_beat >= 0 else range(1)
        for n in kept:
            self.stages[n, to_beat] = self._stage(n, to_beat)
        if to_beat >= 0:
            self.turn[to_beat] = self._best(to_beat)

    def _best(self, to_beat: int) -> Floats:
        """What is best to whoever has believed: to leave the dice, or roll some in either way."""
        model = self.model
        laid = np.array([self.stages[n, to_beat].value for n in range(len(KEPT))])
        hidden = np.array([fall.odds @ self._left[fall.hands] for fall in model.falls])
        hidden[0] = -np.inf  # at least one die is kept
        rolled = np.where(model.keepable, np.maximum(laid, hidden), -np.inf).max(axis=1)
        best: Floats = rolled if model.must_reroll else np.maximum(rolled, self._left)
        return best

    def _stage(self, kept: int, to_beat: int) -> Stage:
        fall = self.model.falls[kept]
        game = self.signalling_game(fall, to_beat)
        solved = self._solved(kept, game)
        self._supports[kept] = solved.support
        self.error = max(self.error, solved.error)
        payoffs = game.c + game.g * solved.doubt
        value = float(((solved.say * payoffs).sum(axis=1)) @ game.w)
        return Stage(value, solved.say, solved.doubt)

    def _solved(self, kept: int, game: SignallingGame) -> SignallingEquilibrium:
        """The support of the stage over the claim above, and the new claim unused, where that
        holds; else from the start."""
        known = self._supports.get(kept)
        if known is not None and known.on.shape[1] == game.c.shape[1] - 1:
            for reply in _replies(game):
                solved = keeping(game, _wider(known, reply), _ERROR)
                if solved is not None:
                    return solved
        return equilibrium(game, error=_ERROR)

    def signalling_game(self, fall: RollOutcomes, to_beat: int) -> SignallingGame:
        """The claim over ``to_beat`` by who has rolled some dice hidden."""
        model = self.model
        claims = np.arange(model.top, to_beat, -1)
        worth = model.worth[fall.hands][:, None]
        true = worth >= claims
        opened = np.where(true, 1.0, -1.0)
        believed = self._believed[claims][:, fall.hands].T.copy()
        fixed = np.full(len(claims), -1.0)
        believed[:, 0], fixed[0] = opened[:, 0], 1.0
        g = opened - believed
        honest = np.where(true[:, -1], model.top - worth[:, 0], len(claims) - 1)
        return SignallingGame(believed, g, -g, fall.odds, honest, fixed, slips(worth, claims))


def _replies(game: SignallingGame) -> tuple[int, ...]:
    """What may be answered to a lowest claim that nobody makes, the likelier answer first."""
    gains = game.d[:, -1]
    if gains.max() <= 0 or gains.min() >= 0:
        return (FIXED, BELIEVE, DOUBT)
    return (BELIEVE, DOUBT)


def _wider(known: Support, reply: int) -> Support:
    """The support with one claim more below, which nobody makes."""
    on = np.zeros((known.on.shape[0], known.on.shape[1] + 1), np.int64)
    on[:, :-1] = known.on
    return Support(on, np.concatenate([known.reply, [reply]]).astype(np.int64))
