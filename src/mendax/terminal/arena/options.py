"""Options shared by the arena commands: bots, limits and cores."""

from typing import Annotated, Final

from cyclopts import Parameter
from cyclopts.validators import Number

from mendax.arena.match import Playing, on_cores
from mendax.arena.processes import cores as all_cores
from mendax.terminal.arguments import require_within

_MOST_CORES: Final = 1024

BotsTyped = Annotated[
    str,
    Parameter(help="A player for each seat: bots or program files, such as `odds,./mine.py`."),
]
Limits = Annotated[
    tuple[str, ...],
    Parameter(
        name="--limit",
        negative=(),
        help="A limit for programs, such as `move-seconds=2` or `memory=256`; repeatable.",
    ),
]
Cores = Annotated[int | None, Parameter(help="Number of cores; by default, all.")]
AtOnce = Annotated[
    int,
    Parameter(
        help="Games at the same time on one core, for programs that mostly wait.",
        validator=Number(gte=1, lte=256),
    ),
]


def playing_on(cores: int | None) -> Playing:
    """Return a function that plays on this number of cores, by default on all.

    Raises ``RulesError`` for an invalid number.
    """
    return on_cores(cores_of(cores))


def cores_of(cores: int | None) -> int:
    """Return the number of cores, by default all. Raises ``RulesError`` for an invalid number."""
    if cores is not None:
        require_within("--cores", cores, _MOST_CORES)
    return cores or all_cores()
