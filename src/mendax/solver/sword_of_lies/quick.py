"""Machine code for the kernels of this package, for measurements: ``quicken``.

Compiling them takes half a minute once for an installation, so bots at a table and the coach run
the plain functions, which find the same solutions.
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
    """Run the kernels as machine code in this process from now on, if there is a compiler."""
    compile_modules(*MODULES)
