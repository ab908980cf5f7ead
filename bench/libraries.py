"""Random games in research libraries, measured in a separate environment.

``python libraries.py NAME`` prints one line for each way of playing on one core:
``label|games|decisions|CPU seconds``. It imports no module of Mendax.
"""

import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

SECONDS = 4.0

Played = tuple[int, int]
"""The numbers of games and decisions."""


def timed(label: str, portion: Callable[[], Played]) -> str:
    """Return one line: the best of many portions, because the machine is shared."""
    portion()
    best, began = (0, 0, 1.0), time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        before = time.process_time()
        games, decisions = portion()
        found = games, decisions, time.process_time() - before
        best = max(best, found, key=lambda row: row[1] / row[2])
    return f"{label}|{best[0]}|{best[1]}|{best[2]}"


def open_spiel() -> Iterator[str]:
    """Yield Liar's dice, one die each: a tight loop in Python, as documented, and in C++."""
    import numpy as np
    import pyspiel

    game = pyspiel.load_game("liars_dice")

    def tight() -> Played:
        decisions, choice = 0, random.choice
        for _ in range(2000):
            state = game.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                state.apply_action(choice(state.legal_actions()))
        return 2000, decisions

    def documented() -> Played:
        decisions = 0
        for _ in range(100):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(np.random.choice(actions, p=chances))
                else:
                    decisions += 1
                    state.apply_action(np.random.choice(state.legal_actions()))
        return 100, decisions

    mean = tight()[1] / 2000
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(2)]

    def compiled() -> Played:
        start = game.new_initial_state()
        for seed in range(500):
            pyspiel.evaluate_bots(start.clone(), bots, seed)
        return 500, round(500 * mean)

    yield timed("OpenSpiel liars_dice, Python API, tight loop", tight)
    yield timed("OpenSpiel liars_dice, Python API, as documented", documented)
    yield timed("OpenSpiel liars_dice, C++ (`evaluate_bots`)", compiled)


def rlcard() -> Iterator[str]:
    """Yield Leduc hold'em with random agents, because RLCard has no liar's dice."""
    from rlcard import make
    from rlcard.agents import RandomAgent

    env = make("leduc-holdem", config={"seed": 3})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def run() -> Played:
        decisions = 0
        for _ in range(100):
            trajectories, _ = env.run(is_training=False)
            decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
        return 100, decisions

    def bare() -> Played:
        decisions = 0
        for _ in range(100):
            state, _ = env.reset()
            while not env.is_over():
                decisions += 1
                state, _ = env.step(random.choice(list(state["legal_actions"])))
        return 100, decisions

    yield timed("RLCard leduc, bare loop", bare)
    yield timed("RLCard leduc, `env.run`", run)


def pgx() -> Iterator[str]:
    """Yield Leduc hold'em and Kuhn poker, vectorised by JAX: thousands of games in one compiled
    loop.

    Pgx has no liar's dice. JAX is limited to one core; random legal actions are drawn as in Pgx's
    examples, and finished games start again.
    """
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    import pgx as games

    for name in ("leduc_holdem", "kuhn_poker"):
        for batch in (4096, 16384):
            portion = _in_one_loop(games.make(name), batch)
            yield timed(f"Pgx {games.__version__} {name}, {batch:,} games, JAX on CPU", portion)


def _in_one_loop(env: Any, batch: int) -> Callable[[], Played]:
    import jax
    from pgx.experimental import auto_reset

    steps = 50
    step = auto_reset(env.step, env.init)

    def run(state: Any, key: Any) -> Any:
        def once(carry: Any, _: Any) -> Any:
            state, key = carry
            key, drawing, stepping = jax.random.split(key, 3)
            logits = jax.numpy.log(state.legal_action_mask.astype("float32"))
            actions = jax.random.categorical(drawing, logits, axis=1)
            state = jax.vmap(step)(state, actions, jax.random.split(stepping, batch))
            return (state, key), state.terminated.sum()

        (state, key), ended = jax.lax.scan(once, (state, key), None, length=steps)
        return state, key, ended.sum()

    compiled = jax.jit(run)
    begun = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    going_on = [begun, jax.random.PRNGKey(1)]

    def portion() -> Played:
        *going_on[:], ended = compiled(*going_on)
        return int(ended), batch * steps

    return portion


def aec_games(env: Any, games: int) -> Played:
    """Play random legal actions in a PettingZoo environment, as in PettingZoo's examples."""
    steps, choice = 0, random.choice
    for _ in range(games):
        env.reset()
        for _agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                steps += 1
                env.step(int(choice(observation["action_mask"].nonzero()[0])))
    return games, steps


def pettingzoo() -> Iterator[str]:
    """Yield PettingZoo's own games with action masks: card games (by RLCard) and board games."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    from pettingzoo import __version__ as version
    from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, texas_holdem_v4

    for module in (leduc_holdem_v4, texas_holdem_v4, connect_four_v3):
        env = module.env()
        label = f"PettingZoo {version} {module.__name__.rpartition('.')[2]}"
        yield timed(label, lambda env=env: aec_games(env, 20))  # type: ignore[misc]


if __name__ == "__main__":
    known = {"open_spiel": open_spiel, "rlcard": rlcard, "pgx": pgx, "pettingzoo": pettingzoo}
    for line in known[sys.argv[1]]():
        print(line, flush=True)
