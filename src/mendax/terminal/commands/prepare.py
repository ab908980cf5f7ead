"""``mendax prepare``: compile the solver after an installation."""

import time

from mendax.terminal import pages
from mendax.terminal.analyses import SOLVERS, solver_of
from mendax.terminal.console import watched
from mendax.terminal.parameters import OK, Lang, spoken


def prepare(*, lang: Lang = None) -> int:
    """Compile the solver once after an installation, so that later commands start quickly.

    Without a compiler (the extra "fast"), everything is plain Python and there is nothing to do.
    """
    from mendax.solver.generic.optional import has_compiler

    console, words = spoken(lang)
    if not has_compiler():
        pages.write(console, words.say("solver-plain"))
        return OK
    began = time.perf_counter()
    with watched(words.say("solver-preparing")):
        for game in SOLVERS:
            solver_of(game).prepare()
    seconds = words.decimal(time.perf_counter() - began, 1)
    pages.write(console, words.say("solver-prepared", seconds=seconds))
    return OK
