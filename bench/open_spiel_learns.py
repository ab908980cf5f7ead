"""OpenSpiel's Deep CFR on the tensors of a toy of Mia: whether it learns, measured exactly.

Deep CFR needs JAX and Flax, some 700 MB that no part of Mendax wants, so it runs in an environment
that is made for it and thrown away. ``python open_spiel_learns.py`` learns, in that environment.
"""

import os
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

SOURCES = Path(__file__).parents[1] / "src"
PACKAGES = ("open_spiel>=2.0", "jax", "flax", "optax", "chex", "msgspec")
GAME = "mendax_mia(options=lives:1;sides:2)"
ITERATIONS = 10


def learn() -> None:
    """Trains, and prints the NashConv of random play, of what was learned, and seconds of CPU."""
    import pyspiel
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability
    from open_spiel.python.jax import deep_cfr

    import mendax.adapters.open_spiel  # noqa: F401  # registers our games

    began, game = time.process_time(), pyspiel.load_game(GAME)
    solver = deep_cfr.DeepCFRSolver(
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
    learned = policy.tabular_policy_from_callable(game, solver.action_probabilities)
    at_random = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    afterwards = exploitability.nash_conv(game, learned)
    print(f"{at_random}|{afterwards}|{time.process_time() - began}")


def measure() -> Iterator[str]:
    """A table with a row, or a line saying why there is none."""
    yield "## OpenSpiel's Deep CFR on our tensors (`./run bench open_spiel_learns`)"
    yield ""
    with TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / "bin" / "python"
        install = [str(python), "-m", "pip", "install", "--quiet", *PACKAGES]
        if subprocess.run(install, capture_output=True, check=False).returncode:
            yield "JAX and Flax could not be installed here: skipped."
            return
        done = subprocess.run(
            [python, __file__],
            env=os.environ | {"PYTHONPATH": str(SOURCES)},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        yield f"It did not run: {done.stderr.strip().splitlines()[-1][:100]}"
        return
    at_random, learned, seconds = map(float, done.stdout.strip().splitlines()[-1].split("|"))
    yield "| game | iterations | NashConv of random play | of what was learned | seconds of CPU |"
    yield "|---|---|---|---|---|"
    yield f"| `{GAME}` | {ITERATIONS} | {at_random:.3f} | {learned:.3f} | {seconds:.0f} |"
    yield ""


if __name__ == "__main__":
    if sys.argv[1:]:
        print("\n".join(measure()))
    else:
        learn()
