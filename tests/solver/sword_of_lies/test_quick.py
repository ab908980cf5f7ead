"""The kernels as machine code find what the plain functions find, to the last bit."""

import json
import subprocess
import sys

import pytest

_PROGRAM = """
import json, sys
from random import Random
from mendax.solver.sword_of_lies.quick import quicken
from mendax.solver.sword_of_lies.wars import solve
from tests.solver.sword_of_lies.by_hand import random_war, scene_of
if sys.argv[1] == "fast":
    quicken()
luck, found = Random("twins"), []
for number in range(40):
    options = {"hard_shields": number % 2 == 0, "triple_attack": number % 3 == 0}
    scene = scene_of(random_war(luck, 2 + number % 2, 3, 2, **options).state)
    for even in (False, True):
        solved = solve(scene, most=4000, even=even)
        orders = None if solved is None else list(solved.orders.values())
        found.append(orders and [solved.seats, orders, solved.gain])
print(json.dumps(found))
"""


@pytest.mark.proof
def test_compiled_and_plain_kernels_agree() -> None:
    plain, fast = (
        json.loads(
            subprocess.run(
                [sys.executable, "-c", _PROGRAM, how], capture_output=True, check=True, text=True
            ).stdout
        )
        for how in ("plain", "fast")
    )
    assert sum(each is not None for each in plain) > 40
    assert plain == fast
