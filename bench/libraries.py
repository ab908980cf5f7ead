"""Plays random games in research libraries and prints figures, in an environment of its own.

``python libraries.py NAME`` prints a line for each way of playing, as
``label|games|decisions|seconds`` of CPU, on one core. Imports nothing of Mendax.
"""

import random
import sys
import time
from collections.abc import Callable, Iterator

SECONDS = 4.0

Played = tuple[int, int]
"""Games and decisions."""


def timed(label: str, portion: Callable[[], Played]) -> str:
    """One line: the best of many portions, for the machine is shared."""
    portion()
    best, began = (0, 0, 1.0), time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        before = time.process_time()
        games, decisions = portion()
        found = games, decisions, time.process_time() - before
        best = max(best, found, key=lambda row: row[1] / row[2])
    return f"{label}|{best[0]}|{best[1]}|{best[2]}"


def open_spiel() -> Iterator[str]:
    """Liar's dice, one die each: from Python as tightly as it goes, as documented, and in C++."""
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
    """Leduc hold'em with random agents: it has no liar's dice."""
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


if __name__ == "__main__":
    for line in {"open_spiel": open_spiel, "rlcard": rlcard}[sys.argv[1]]():
        print(line, flush=True)
