"""Options shared by the arena commands: bots, limits, and where games are played."""

from typing import Annotated, Final

from cyclopts import Parameter

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
Cluster = Annotated[
    str | None,
    Parameter(help="A Dask scheduler with workers to play on, such as `tcp://host:8786`."),
]


def playing_on(cores: int | None, cluster: str | None) -> Playing:
    """Return where the games run: on the workers of a cluster, or on this machine's cores.

    Raises ``RulesError`` for an invalid number of cores.
    """
    if cores is not None:
        require_within("--cores", cores, _MOST_CORES)
    if cluster is None:
        return on_cores(cores or all_cores())
    from mendax.arena.cluster import on_cluster

    return on_cluster(cluster)
