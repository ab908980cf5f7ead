"""The tutorials by game; a script is loaded and played on first use."""

import functools
from collections.abc import Callable, Mapping
from typing import Final

from mendax.tutorial.graph import Tutorial, played
from mendax.tutorial.script import Script


def _mia() -> Script:
    from mendax.tutorial.mia import SCRIPT

    return SCRIPT


def _french_poker() -> Script:
    from mendax.tutorial.french_poker import SCRIPT

    return SCRIPT


def _sword_of_lies() -> Script:
    from mendax.tutorial.sword_of_lies import SCRIPT

    return SCRIPT


SCRIPTS: Final[Mapping[str, Callable[[], Script]]] = {
    "mia": _mia,
    "french_poker": _french_poker,
    "sword_of_lies": _sword_of_lies,
}


@functools.cache
def tutorial_of(game: str) -> Tutorial | None:
    """Return a game's tutorial, or None."""
    return played(SCRIPTS[game]()) if game in SCRIPTS else None
