"""The exact progress of OpenSpiel's Deep CFR and NFSP on the tensors of a small version of Mia.

The learners need JAX and Flax (about 700 MB), which Mendax does not need. They therefore run in a
temporary environment, where ``python open_spiel_learns.py NAME`` trains one learner.
"""

import os
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

SOURCES = Path(__file__).parents[1] / "src"
PACKAGES = ("open_spiel>=2.0", "jax", "flax", "optax", "chex", "orbax-checkpoint", "msgspec")
GAME = "mendax_mia(options=lives:1;sides:2)"
ITERATIONS = 10
EPISODES = 1500

Probabilities = Callable[[Any], Mapping[int, float]]
"""The learned probability of each action in a state."""


def deep_cfr(game: Any) -> Probabilities:
    """Return a policy of Deep counterfactual regret minimization (Brown et al. 2019)."""
    from open_spiel.python.jax import deep_cfr as learner

    solver = learner.DeepCFRSolver(
        game,
        policy_network_layers=(32,),
        advantage_network_layers=(32,),
        num_iterations=ITERATIONS,
        num_traversals=50,
        learning_rate=1e-2,
        batch_size_advantage=64,
        batch_size_strategy=64,
        memory_capacity=20_000,
        policy_network_train_steps=200,
        advantage_network_train_steps=60,
    )
    solver.solve()
    probabilities: Probabilities = solver.action_probabilities
    return probabilities


def nfsp(game: Any) -> Probabilities:
    """Return the average policy of neural fictitious self-play (Heinrich and Silver 2016)."""
    import numpy as np
    from open_spiel.python import rl_environment
    from open_spiel.python.jax import nfsp as learner

    np.random.seed(1)
    env = rl_environment.Environment(game)
    env.seed(1)
    agents = [
        learner.NFSP(
            seat,
            state_representation_size=env.observation_spec()["info_state"][0],
            num_actions=env.action_spec()["num_actions"],
            hidden_layers_sizes=[64],
            reservoir_buffer_capacity=200_000,
            replay_buffer_capacity=20_000,
            anticipatory_param=0.25,
            rl_learning_rate=1e-2,
            sl_learning_rate=1e-2,
            optimizer_str="adam",
            min_buffer_size_to_learn=128,
            learn_every=32,
            update_target_network_every=100,
            epsilon_start=0.06,
            epsilon_end=0.001,
            epsilon_decay_duration=4 * EPISODES,
            allow_checkpointing=False,
            seed=7 + seat,
        )
        for seat in range(2)
    ]
    for _ in range(EPISODES):
        step = env.reset()
        while not step.last():
            step = env.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)

    def probabilities(state: Any) -> Mapping[int, float]:
        seat, legal = state.current_player(), state.legal_actions()
        seen = {
            "info_state": {seat: state.information_state_tensor(seat)},
            "legal_actions": {seat: legal},
            "current_player": seat,
        }
        step = rl_environment.TimeStep(seen, None, None, rl_environment.StepType.MID)
        with agents[seat].temp_mode_as(learner.MODE.AVERAGE_POLICY):
            chances = agents[seat].step(step, is_evaluation=True).probs
        return {action: float(chances[action]) for action in legal}

    return probabilities


LEARNERS = {
    "deep_cfr": (deep_cfr, f"Deep CFR, {ITERATIONS} iterations"),
    "nfsp": (nfsp, f"NFSP, {EPISODES:,} games"),
}


def learn(name: str) -> None:
    """Train, and print the NashConv of random play and of the learned policy, and the CPU
    seconds."""
    import pyspiel
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability

    import mendax.adapters.open_spiel  # noqa: F401  # registers our games

    began, game = time.process_time(), pyspiel.load_game(GAME)
    learned = policy.tabular_policy_from_callable(game, LEARNERS[name][0](game))
    at_random = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    afterwards = exploitability.nash_conv(game, learned)
    print(f"{at_random}|{afterwards}|{time.process_time() - began}")


def measure() -> Iterator[str]:
    """Yield a table with a row for each learner, or a line that says why it is missing."""
    yield "## OpenSpiel's learners on our tensors (`./run bench open_spiel_learns`)"
    yield ""
    with TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / "bin" / "python"
        install = [str(python), "-m", "pip", "install", "--quiet", *PACKAGES]
        if subprocess.run(install, capture_output=True, check=False).returncode:
            yield "JAX and Flax could not be installed here: skipped."
            return
        yield "| game | learner | NashConv of random play | of the learned policy | CPU seconds |"
        yield "|---|---|---|---|---|"
        yield from [_learned(python, name) for name in LEARNERS]
    yield ""


def _learned(python: Path, name: str) -> str:
    done = subprocess.run(
        [python, __file__, name],
        env=os.environ | {"PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        check=False,
    )
    label = LEARNERS[name][1]
    if done.returncode:
        return f"| `{GAME}` | {label} | did not run: {done.stderr.strip().splitlines()[-1][:100]} |"
    at_random, learned, seconds = map(float, done.stdout.strip().splitlines()[-1].split("|"))
    return f"| `{GAME}` | {label} | {at_random:.3f} | {learned:.3f} | {seconds:.0f} |"


if __name__ == "__main__":
    learn(sys.argv[1])
