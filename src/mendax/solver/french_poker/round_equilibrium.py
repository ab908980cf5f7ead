"""The equilibrium of a French poker round by backward induction; exact for two players.

1. A player who believes sees all dice, which the previous player also saw. A hand and a claim to
   beat are therefore a public state. Claims only rise, so every such turn is valued once, from the
   top claim down, without pruning or sampling.
2. If both players know all dice (left, or re-rolled openly), a lie is doubted and the truth is not.
   The claim is then the true claim with the highest payoff.
3. A hidden re-roll is one signalling game (``solver.signalling``) for each set of kept dice and
   each claim to beat. The types are the rolls, and the messages are the higher claims.
4. Payoffs are by distance from the seat with the dice: 0 is that seat, 1 the next. If a claim is
   believed, the seat that made it gets the payoff of the last seat in the next turn.
5. With three or more seats, rule 1 fails because only some seats may know the dice. The solver then
   finds an equilibrium of a *simpler round*, in which the answering seat knows the same dice as at
   a table of two.
"""

import contextlib
import time
from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from mendax.games import game_named
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.rules import rules_for
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
"""The accepted gain from a deviation in one stage, for payoffs scaled to 1."""
_ATTEMPTS: Final = 4
"""The number of paths to try in a stage before a linear program is used."""


class RoundSolution(NamedTuple):
    """The solution of one round."""

    policy: RoundPolicy
    error: float
    """The largest gain from a deviation within a stage, for payoffs scaled to 1."""
    seconds: float


def prepare() -> None:
    """Load the compiled code."""
    warm_up()


def solve(
    rules: FrenchPokerRules | str, seats: int = 2, progress: Progress | None = None
) -> RoundSolution:
    """Return the equilibrium of a round under ``rules``, or under the preset with this name.

    ``progress`` is called with the number of solved claims and the number of all claims. With more
    than two ``seats`` the result is for the simpler round (rule 5). Raises ``NotCovered``, and
    ``NoEquilibriumFound`` if a stage cannot be solved.
    """
    rules = rules_for(game_named("french_poker"), rules)
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
    """Solves all turns by claim, from the top claim down."""

    def __init__(self, model: RoundModel, seats: int = 2) -> None:
        self.model, self.seats, self.error = model, seats, 0.0
        hands = len(model.worth)
        self.turn: Floats = np.full((seats, model.top, hands), np.nan)
        """``turn[seat, claim, hand]``: the value after a seat believed ``claim`` and found
        ``hand``; seats are counted from that seat."""
        self.stages: dict[tuple[int, int], Stage] = {}
        """The solved stages, by kept dice and claim to beat."""
        self._supports: dict[int, Support] = {}
        self._held, self._caught = _opened(seats, loser=1), _opened(seats, loser=0)
        self._left: Floats = np.repeat(self._caught[:, None], hands, axis=1)
        self._claimed: Floats = np.full((seats, model.top + 1, hands), np.nan)
        """``[seat, claim, hand]``: the value of a believed claim, with seats counted from its
        maker; nan for the top claim."""

    @property
    def believed(self) -> Floats:
        """Return a believed claim's payoff to its maker: ``[claim, hand]``."""
        believed: Floats = self.turn[-1]
        return believed

    def step(self, to_beat: int) -> None:
        """Solve the turns over ``to_beat``. All higher claims must be solved already."""
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
        """Return a believer's best value from leaving the dice, or rolling some hidden or
        openly."""
        model = self.model
        laid = np.array([self.stages[n, to_beat].values for n in range(len(KEPT))])
        hidden = np.array([self._left[:, fall.hands] @ fall.odds for fall in model.falls])
        hidden[0, 0] = -np.inf  # at least one die is kept
        if model.closed:
            hidden[:, 0] = -np.inf
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
        """Return a stage's equilibrium.

        The solver first tries the support of the stage over the next claim, with the new claim
        unused. It then tries paths from the start, and finally a linear program.
        """
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
        """Return the game of claiming over ``to_beat`` after some dice were rolled hidden."""
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
        """Return payoffs if doubted and if believed, top claim first: ``[seat, roll, claim]``."""
        model = self.model
        claims = np.arange(model.top, to_beat, -1)
        true = model.worth[fall.hands][:, None] >= claims
        opened = np.where(true, self._held[:, None, None], self._caught[:, None, None])
        believed = self._claimed[:, claims][:, :, fall.hands].transpose(0, 2, 1).copy()
        believed[:, :, 0] = opened[:, :, 0]
        return opened, believed


def _opened(seats: int, loser: int) -> Floats:
    """Return the payoffs of an opening, in which the other seats share the loser's loss."""
    payoffs = np.full(seats, 1 / (seats - 1))
    payoffs[loser] = -1.0
    return payoffs


def _replies(game: SignallingGame) -> tuple[int, ...]:
    """Return the possible replies to an unused lowest claim, more likely replies first."""
    gains = game.d[:, -1]
    if gains.max() <= 0 or gains.min() >= 0:
        return (FIXED, BELIEVE, DOUBT)
    return (BELIEVE, DOUBT)


def _wider(known: Support, reply: int) -> Support:
    """Return the support with another, unused claim below all others."""
    on = np.zeros((known.on.shape[0], known.on.shape[1] + 1), np.int64)
    on[:, :-1] = known.on
    return Support(on, np.concatenate([known.reply, [reply]]).astype(np.int64))
