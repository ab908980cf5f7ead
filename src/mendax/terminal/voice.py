"""Where the terminal speaks, and the bar that it shows while something takes long."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NoReturn

from rich.console import Console


class Voice(Console):
    """A console that takes it well when nobody reads on, as in ``mendax rules | head``."""

    def on_broken_pipe(self) -> NoReturn:
        """Ends without a complaint: that is no error."""
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(0)


@contextmanager
def watched(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error while it takes, if somebody watches."""
    from rich.progress import Progress  # takes a while to load

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, whole: bar.update(task, completed=done, total=whole)
