"""Mia as a vectorised Gymnasium environment: thousands of games in lock-step.

    from mendax.environments.mia.vector_env import MiaVectorEnv

    games = MiaVectorEnv(4096, opponents=["equilibrium"])
    observations, infos = games.reset(seed=1)
    while True:
        observations, rewards, terminated, truncated, infos = games.step(games.legal_actions())

This module only implements Gymnasium's conventions; ``lockstep`` plays the games.
``docs/adapters.md`` explains observations and actions. If ``copy`` is true, later steps do not
modify returned arrays.

Requires the ``pettingzoo`` extra. Without the ``fast`` extra, a slower plain version plays the same
games.
"""

from collections.abc import Sequence
from typing import Any, Final

from mendax.core.extras import brought_by
from mendax.core.game import Action
from mendax.environments.mia import batch, lockstep
from mendax.environments.mia.opponents import Opponent, no_opponents, opponent_tables
from mendax.environments.mia.tables import ObservationLayout, lockstep_game
from mendax.games import game_named
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import rules_for
from mendax.solver.generic.jit import COMPILED, plain

with brought_by("pettingzoo"):
    import numpy as np
    import numpy.typing as npt
    from gymnasium.spaces import Discrete, MultiDiscrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

_MODES: Final = {
    AutoresetMode.NEXT_STEP: lockstep.NEXT_STEP,
    AutoresetMode.SAME_STEP: lockstep.SAME_STEP,
    AutoresetMode.DISABLED: lockstep.DISABLED,
}

Observations = npt.NDArray[np.int32]
Infos = dict[str, Any]
Seeds = int | Sequence[int] | None


class MiaVectorEnv(VectorEnv[Observations, npt.NDArray[np.int64], Any]):
    """A vector environment of ``num_envs`` Mia games that each take one action per step.

    With ``opponents``, the caller plays seat 0. A step consists of the caller's action and all
    moves until the caller's next turn, and rewards are for seat 0. Without opponents, the caller
    plays every seat. A step is then one action of the seat to act (``infos["seat"]``), the reward
    is for that seat, and ``infos["payoffs"]`` contains all seats' payoffs.

    Rewards are the rule book's payoffs at the end of a game, and 0 before the end.
    """

    def __init__(
        self,
        num_envs: int,
        rules: MiaRules | str = "standard",
        opponents: Sequence[Opponent] | None = None,
        seats: int = 2,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        fast: bool = COMPILED,
    ) -> None:
        """``rules`` is a rule set or a preset's name; ``opponents`` overrides ``seats``.

        Raises ``ValueError`` for ``num_envs`` below 1, ``RulesError`` for an unknown preset, and
        ``NotCovered``, with the option's name, for rules that the arrays do not support. Raises
        the errors of ``opponents.tables_of`` too.
        """
        if type(num_envs) is not int or num_envs < 1:
            raise ValueError(f"num_envs is a number of games from 1, not {num_envs!r}")
        given = rules_for(game_named("mia"), rules)
        self.num_envs, self.copy, self.fast = num_envs, copy, fast
        self.seats = seats if opponents is None else 1 + len(opponents)
        self._lockstep = lockstep_game(given, self.seats)
        self._opponents = (
            no_opponents() if opponents is None else opponent_tables(opponents, self._lockstep.game)
        )
        self.alone = opponents is None
        self.layout: ObservationLayout = self._lockstep.layout
        self.actions: tuple[Action, ...] = self._lockstep.actions
        self.metadata = {"render_modes": [], "autoreset_mode": autoreset_mode}
        self._mode = _MODES[autoreset_mode]
        low, high = np.array(self.layout.low, np.int32), np.array(self.layout.high, np.int32)
        self.single_observation_space = MultiDiscrete(high - low + 1, dtype=np.int32, start=low)
        self.single_action_space = Discrete(len(self.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.full_state = batch.batch(
            num_envs, self._lockstep.game.tables, self._lockstep.tables, len(low)
        )
        """All arrays of the games, hidden dice included. Players receive only the observations."""
        self._none = np.zeros(num_envs, np.bool_)
        self._never = np.zeros(num_envs, np.bool_)
        self._final = np.zeros((num_envs, len(low)), np.int32)
        self._luck = batch.generators(np.arange(num_envs, dtype=np.uint64))
        self._begun = False

    def reset(
        self, *, seed: Seeds = None, options: Infos | None = None
    ) -> tuple[Observations, Infos]:
        """Start all games, or those where ``options["reset_mask"]`` is true, from the beginning.

        Game n gets the seed ``seed + n`` or, if ``seed`` is a list, its n-th item. Without a seed,
        the first call seeds the generators randomly, and later calls let them continue. Raises
        ``ValueError`` for a mask of the wrong shape, or for any mask before all games have started.
        """
        begin = np.ones(self.num_envs, np.bool_)
        if options and "reset_mask" in options:
            begin = np.array(options["reset_mask"], np.bool_)
            if begin.shape != (self.num_envs,):
                raise ValueError(f"reset_mask has shape {begin.shape}, not ({self.num_envs},)")
        if not self._begun and not begin.all():
            raise ValueError("reset_mask requires an earlier reset of all games")
        if seed is not None or not self._begun:
            self._seed(seed, begin)
        self._begun = True
        self._step(np.zeros(self.num_envs, np.int64), begin, lockstep.BEGINNING)
        return self._returned(self.full_state.observations), self._infos()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[
        Observations,
        npt.NDArray[np.float32],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        Infos,
    ]:
        """Take one action in every game.

        Raises ``ValueError`` for an illegal action; the games then stay unchanged. A finished game
        that restarts automatically ignores its action.
        """
        if not self._begun:
            raise ValueError("games begin with reset()")
        if np.asarray(actions).dtype.kind not in "iu":
            raise ValueError(f"actions are integers, not {np.asarray(actions).dtype}")
        given = np.ascontiguousarray(actions, np.int64)
        if given.shape != (self.num_envs,):
            raise ValueError(f"actions have shape {given.shape}, not ({self.num_envs},)")
        checked = batch.first_illegal if self.fast else plain(batch.first_illegal)
        lenient = self._mode == lockstep.NEXT_STEP
        wrong = checked(self.full_state.games, given, self._lockstep.tables.masks, lenient)
        if wrong >= 0:
            raise ValueError(self._refusal(wrong, int(given[wrong])))
        self._step(given, self._none, self._mode)
        played = self.full_state
        return (
            self._returned(played.observations),
            self._returned(played.rewards),
            self._returned(played.ended),
            self._returned(self._never),
            self._infos(),
        )

    def legal_actions(self) -> npt.NDArray[np.int64]:
        """Return a uniformly random legal action for every game, or 0 for finished games.

        The actions are drawn from separate generators, which ``reset`` also seeds.
        """
        chosen = np.zeros(self.num_envs, np.int64)
        arrays = self._lockstep.tables
        if self.fast:
            batch.drawn(self.full_state.games, self._luck, arrays.choices, arrays.legal, chosen)
        else:
            with np.errstate(over="ignore"):
                draw = plain(batch.drawn)
                draw(self.full_state.games, self._luck, arrays.choices, arrays.legal, chosen)
        return chosen

    def _seed(self, seed: Seeds, begin: npt.NDArray[np.bool_]) -> None:
        if seed is None:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
        if isinstance(seed, int | np.integer):
            first = np.uint64(int(seed) % (1 << 64))
            with np.errstate(over="ignore"):
                seeds = first + np.arange(self.num_envs, dtype=np.uint64)
        else:
            seeds = np.array([int(each) % (1 << 64) for each in seed], np.uint64)
        if seeds.shape != (self.num_envs,):
            raise ValueError(f"{len(seeds)} seeds for {self.num_envs} games")
        self.full_state.random[begin] = batch.generators(seeds)[begin]
        self._luck[begin] = batch.generators(~seeds)[begin]

    def _step(
        self, actions: npt.NDArray[np.int64], begin: npt.NDArray[np.bool_], mode: int
    ) -> None:
        known = self._lockstep.game.tables, self._lockstep.tables, self._opponents
        lockstep.stepped(*known, self.full_state, actions, begin, mode, self.fast)

    def _refusal(self, game: int, action: int) -> str:
        legal = np.flatnonzero(self.full_state.masks[game]).tolist()
        if not legal:
            return f"game {game} is over: reset it"
        return f"action {action} is not legal in game {game}; legal are {legal}"

    def _infos(self) -> Infos:
        """Return Gymnasium's infos, in which each array has a mask of the games with a value."""
        played, every = self.full_state, ~self._never
        infos: Infos = {
            "action_mask": self._returned(played.masks),
            "_action_mask": every,
            "seat": self._returned(played.games[:, batch.ACTOR]),
            "_seat": every,
            "payoffs": self._returned(played.payoffs),
            "_payoffs": self._returned(played.ended),
        }
        if self._mode == lockstep.SAME_STEP:
            infos["final_obs"], infos["_final_obs"] = self._final, infos["_payoffs"]
        return infos

    def _returned(self, array: Any) -> Any:
        return array.copy() if self.copy else array
