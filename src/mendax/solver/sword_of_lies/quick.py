"""Machine code for this package's kernels (``quicken``), for use in measurements.

Compilation takes half a minute, once per installation. Bots at a table and the coach therefore run
the plain functions, which return the same solutions.
"""

from typing import Final

from mendax.solver.generic.jit import compile_modules
from mendax.solver.sword_of_lies import (
    backward_induction,
    hits,
    orders,
    stage_game,
    stage_values,
    supports,
    war_states,
    wars,
)

MODULES: Final = (
    stage_values,
    supports,
    stage_game,
    hits,
    orders,
    war_states,
    backward_induction,
    wars,
)
"""Every module that defines or imports a kernel."""


def quicken() -> None:
    """Switch this process's kernels to machine code if a compiler is installed."""
    compile_modules(*MODULES)
