"""The equilibrium of one round of French poker, by backward induction: exact for two.

Rules of this file
1. Whoever believes sees all dice, and the one before saw them too. So «this hand lies there, that
   claim is to be beaten» is public, and claims only rise: every such turn is valued once, from the
   top claim down. Nothing is left out and nothing is sampled.
2. Where both know all dice (they are left, or rolled again in the open) there is nothing to hide:
   a lie is doubted and the truth is not, so the true claim worth most is made.
3. Dice that are rolled again hidden are one signalling game (``solver.signalling``) for each choice
   of dice to keep and each claim to beat: the types are the rolls, the messages the higher claims.
4. Payoffs are by how far a seat sits from whoever has the dice: 0 they themselves, 1 the next. What
   a believed claim is worth to its maker is what the turn after it is worth to the last in line.
5. With three seats and more, dice may be known to some alone, and the first rule does not hold.
   What is solved then is a *simpler round*, in which whoever answers knows what they would know at
   a table of two: an equilibrium of that, and no more than that.
"""

import contextlib
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
from mendax.solver.generic.errors import NoEquilibriumFound
from mendax.solver.signalling.game import (
    SignallingEquilibrium,
    SignallingGame,
    Support,
    equilibrium,
    keeping,
    warm_up,
)
from mendax.solver.signalling.minimax import minimax
from mendax.solver.signalling.support import BELIEVE, DOUBT, FIXED

Progress = Callable[[int, int], None]

_ERROR: Final = 1e-11
"""What a deviation may gain in one stage, payoffs on a scale from 0 to 1."""
_ATTEMPTS: Final = 4
"""Paths that are tried in a stage before it is given to a linear program."""


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

    With more than two ``seats`` it is that of the simpler round (rule 5). Raises ``NotCovered``,
    and ``NoEquilibriumFound`` where a stage can't be solved.
    """
    check(rules, 2)
    began = time.perf_counter()
    plain = essential(rules)
    induction = BackwardInduction(round_model(plain), seats)
    for to_beat in reversed(range(NOTHING_SAID, induction.model.top)):
        induction.step(to_beat)
        if progress is not None:
            progress(induction.model.top - to_beat, induction.model.top + 1)
    policy = assembled(plain, induction.believed, induction.stages, seats)
    return RoundSolution(policy, induction.error, time.perf_counter() - began)


class BackwardInduction:
    """All turns over claims from the top down, as far as they have been valued."""

    def __init__(self, model: RoundModel, seats: int = 2) -> None:
        self.model, self.seats, self.error = model, seats, 0.0
        hands = len(model.worth)
        self.turn: Floats = np.full((seats, model.top, hands), np.nan)
        """``turn[seat, claim, hand]``: what it is worth that somebody has believed ``claim`` and
        found ``hand``; to that one, and to those after them."""
        self.stages: dict[tuple[int, int], Stage] = {}
        """By kept dice and claim to beat."""
        self._supports: dict[int, Support] = {}
        self._held, self._caught = _opened(seats, loser=1), _opened(seats, loser=0)
        self._left: Floats = np.repeat(self._caught[:, None], hands, axis=1)
        self._claimed: Floats = np.full((seats, model.top + 1, hands), np.nan)
        """What each claim is worth when it is believed, first to its maker; the top never is."""

    @property
    def believed(self) -> Floats:
        """``[claim, hand]``: what a claim is worth to its maker when it is believed."""
        believed: Floats = self.turn[-1]
        return believed

    def step(self, to_beat: int) -> None:
        """Values the turns over ``to_beat``; all higher claims have been."""
        model, above = self.model, to_beat + 1
        worth = np.repeat(self._held[:, None], len(model.worth), axis=1)
        if above < model.top:
            worth = self._claimed[:, above] = np.roll(self.turn[:, above], 1, axis=0)
        better = (model.worth >= above) & (worth[0] > self._left[0])
        self._left[:, better] = worth[:, better]
        kept = range(len(KEPT)) if to_beat >= 0 else range(1)
        for n in kept:
            self.stages[n, to_beat] = self._stage(n, to_beat)
        if to_beat >= 0:
            self.turn[:, to_beat] = self._best(to_beat)

    def _best(self, to_beat: int) -> Floats:
        """What is best to whoever has believed: to leave the dice, or roll some in either way."""
        model = self.model
        laid = np.array([self.stages[n, to_beat].values for n in range(len(KEPT))])
        hidden = np.array([self._left[:, fall.hands] @ fall.odds for fall in model.falls])
        hidden[0, 0] = -np.inf  # at least one die is kept
        rolled = np.where(hidden[:, :1] > laid[:, :1], hidden, laid)
        choice = np.where(model.keepable, rolled[:, 0], -np.inf).argmax(axis=1)
        best: Floats = rolled[choice].T
        if model.must_reroll:
            return best
        chosen: Floats = np.where(best[0] <= self._left[0], self._left, best)
        return chosen

    def _stage(self, kept: int, to_beat: int) -> Stage:
        fall = self.model.falls[kept]
        game = self.signalling_game(fall, to_beat)
        solved = self._solved(kept, game)
        self._supports[kept] = solved.support
        self.error = max(self.error, solved.error)
        opened, believed = self._payoffs(fall, to_beat)
        payoffs = believed + (opened - believed) * solved.doubt
        values = (solved.say * payoffs).sum(axis=2) @ game.w
        return Stage(values, solved.say, solved.doubt)

    def _solved(self, kept: int, game: SignallingGame) -> SignallingEquilibrium:
        """The support of the stage over the claim above, and the new claim unused, where that
        holds; else from the start, and by a linear program where the path is too long."""
        known = self._supports.get(kept)
        if known is not None and known.square and known.on.shape[1] == game.c.shape[1] - 1:
            for reply in _replies(game):
                solved = keeping(game, _wider(known, reply), _ERROR)
                if solved is not None:
                    return solved
        if self.seats > 2:
            return equilibrium(game, error=_ERROR)
        with contextlib.suppress(NoEquilibriumFound):
            return equilibrium(game, error=_ERROR, attempts=_ATTEMPTS)
        return minimax(game)

    def signalling_game(self, fall: RollOutcomes, to_beat: int) -> SignallingGame:
        """The claim over ``to_beat`` by who has rolled some dice hidden."""
        model = self.model
        claims = np.arange(model.top, to_beat, -1)
        worth = model.worth[fall.hands][:, None]
        opened, believed = self._payoffs(fall, to_beat)
        fixed = np.full(len(claims), -1.0)
        fixed[0] = 1.0
        gained = opened - believed
        honest = np.where(worth[:, 0] >= claims[-1], model.top - worth[:, 0], len(claims) - 1)
        return SignallingGame(
            believed[0], gained[0], gained[1], fall.odds, honest, fixed, slips(worth, claims)
        )

    def _payoffs(self, fall: RollOutcomes, to_beat: int) -> tuple[Floats, Floats]:
        """``[seat, roll, claim]``, the top claim first: when it is doubted, and when it is not."""
        model = self.model
        claims = np.arange(model.top, to_beat, -1)
        true = model.worth[fall.hands][:, None] >= claims
        opened = np.where(true, self._held[:, None, None], self._caught[:, None, None])
        believed = self._claimed[:, claims][:, :, fall.hands].transpose(0, 2, 1).copy()
        believed[:, :, 0] = opened[:, :, 0]
        return opened, believed


def _opened(seats: int, loser: int) -> Floats:
    """The payoffs when the dice are opened: what one loses all others share."""
    payoffs = np.full(seats, 1 / (seats - 1))
    payoffs[loser] = -1.0
    return payoffs


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
