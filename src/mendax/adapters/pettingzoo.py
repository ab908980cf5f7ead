"""Mendax's games as turn-based PettingZoo environments with action masks.

    from mendax.adapters import pettingzoo

    env = pettingzoo.env("mia", players=3, options="lives:2")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        mask = observation["action_mask"]
        env.step(None if terminated else env.action_space(agent).sample(mask))

1. This module only translates. ``numbered`` provides the positions, and ``encodings`` the
   observations.
2. The environment draws chance from the seed given to ``reset``. If several seats may act, the
   first seat acts, so a parallel environment would have no simultaneous moves.
3. A copy (by ``copy.deepcopy`` or ``pickle``) has the same position and generator. Playing it does
   not change the original.
4. Rewards are the rule book's payoffs at the end of a game. Seats that are out remain agents,
   because they are paid at the end.

Requires the ``pettingzoo`` extra (in a checkout: ``python -m pip install '.[pettingzoo]'``).
"""

from typing import Any, Final

from mendax.adapters.numbered import NumberedState, opening, rules_of, table
from mendax.core.extras import brought_by
from mendax.core.game import CHANCE
from mendax.core.text_form import write, write_fields
from mendax.games import game_named

with brought_by("pettingzoo"):
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

from mendax.adapters.encodings import encoding_of
from mendax.adapters.encodings.codes import Vector

WIDEST: Final = 1_000.0
"""The declared bound on the numbers in an observation; actual numbers are far smaller."""

Shown = dict[str, npt.NDArray[Any]]


def env(name: str, **settings: Any) -> AECEnv[str, Shown, int]:
    """Return a game in PettingZoo's wrappers.

    With the wrappers, an illegal action loses the game, and a call out of order raises an error.
    ``settings`` are the arguments of ``MendaxEnv``.
    """
    raw = MendaxEnv(name, **settings)
    checked = wrappers.TerminateIllegalWrapper(raw, illegal_reward=raw.worst)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class MendaxEnv(AECEnv[str, Shown, int]):  # type: ignore[misc]  # has few types
    """A game whose agents are ``seat_0``, ``seat_1`` and so on, clockwise."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # as in PettingZoo
        "name": "mendax",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        name: str,
        players: int | None = None,
        preset: str | None = None,
        options: str = "",
        steps: int = 3,
        recall: bool = False,
        rows: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """``preset`` and ``options`` are written as in OpenSpiel game names.

        ``steps`` is the number of steps for each amount. If ``recall`` is true, observations
        include the observed events in ``rows`` rows; 0 stands for as many rows as possible. Raises
        ``RulesError``.
        """
        super().__init__()
        game = game_named(name)
        seats = game.seats[0] if players is None else players
        rules = rules_of(name, preset or game.default_preset, options)
        self.table = table(name, rules, seats, steps)
        self.metadata = {**self.metadata, "name": f"mendax_{name}_v0"}
        self.encoding = encoding_of(name, self.table.rules, seats, rows)
        self.recall, self.rows, self.render_mode = recall, rows, render_mode
        self.position: NumberedState = opening(self.table)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        whole = self.encoding
        size = whole.recollection_size if recall else whole.observation.size
        actions = len(self.table.numbering.actions)
        self._seen = spaces.Dict(
            {
                "observation": spaces.Box(-WIDEST, WIDEST, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._seen)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)

    def __getstate__(self) -> dict[str, Any]:
        """Return all attributes except the encoding, whose functions cannot be pickled."""
        return {name: value for name, value in vars(self).items() if name != "encoding"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        whole = self.table
        self.encoding = encoding_of(whole.game.name, whole.rules, whole.seats, self.rows)

    @property
    def worst(self) -> float:
        """Return this game's smallest payoff, which is the reward for an illegal action."""
        bounds = getattr(self.table.game, "payoff_bounds", None)
        least = bounds(self.table.rules, self.table.seats)[0] if bounds else -1
        return float(least)

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the observation space, which is the same for all seats."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the action space, which has one number for each action under these rules."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Without a seed, the random generator continues."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.position = opening(self.table)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._fall()
        self.agent_selection = self._selected() or self.agents[0]
        self._show()

    def step(self, action: int | None) -> None:
        """Take an action for ``agent_selection``, then draw all chance outcomes that follow.

        Raises ``LookupError`` for an illegal number.
        """
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        actor = self.position.actor
        if actor is None or action is None:
            raise LookupError("nobody is to act" if actor is None else "an action is asked for")
        self.position = self.position.after(actor, int(action))
        self._fall()
        if (selected := self._selected()) is not None:
            self.agent_selection = selected
        else:
            payoffs = self.table.payoffs(self.position.state) or ()
            self.rewards = dict(zip(self.possible_agents, payoffs, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
        self._show()

    def _selected(self) -> str | None:
        actor = self.position.actor
        return None if not isinstance(actor, int) else self.possible_agents[actor]

    def _fall(self) -> None:
        """Draw chance outcomes until a seat must act."""
        while self.position.actor == CHANCE:
            rest, fallen = self._random.random(), 0
            for fallen, chance in self.position.outcomes():  # noqa: B007  # the last one, if rounding leaves none
                rest -= chance
                if rest < 0:
                    break
            self.position = self.position.after(CHANCE, fallen)

    def observe(self, agent: str) -> Shown:
        """Return the seat's observation and its action mask.

        The mask is zero unless the seat is to act.
        """
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.table.numbering.actions), np.int8)
        if self.position.actor == seat:
            mask[self.position.legal(seat)] = 1
        return {"observation": self._vector(seat), "action_mask": mask}

    def _vector(self, seat: int) -> Vector:
        view = self.table.game.view(self.position.state, seat)
        if self.recall:
            return self.encoding.recollected(view, self.position.heard(seat), seat)
        return self.encoding.observed(view, seat)

    def render(self) -> str | None:
        """Return a spectator's view and last events as text.

        In the mode ``human``, print them instead.
        """
        text = self._text()
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def _text(self) -> str:
        view = self.table.game.view(self.position.state, None)
        heard = (write(event) for event in self.position.news(None))
        return "\n".join((*write_fields(view), *heard))

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
