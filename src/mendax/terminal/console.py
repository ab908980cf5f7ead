"""The terminal's console, and progress output for long operations."""

import contextlib
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import IO, Any, Final, NoReturn

from rich.console import Console, ConsoleOptions, RenderableType
from rich.markup import escape
from rich.segment import Segment
from rich.text import Text

from mendax.core.harmless import harmless

FIRST_LINE: Final = 2.0
"""Seconds before progress output begins."""
NEXT_LINE: Final = 10.0
"""Seconds between progress lines."""


class TerminalConsole(Console):
    """A console without markup, because people's names may look like markup.

    Control and direction characters of names, files and foreign servers are shown as escapes.
    The console exits without an error on a closed pipe, as in ``mendax rules | head``.
    """

    def __init__(
        self,
        *,
        file: IO[str] | None = None,
        stderr: bool = False,
        no_color: bool | None = None,
        force_terminal: bool | None = None,
        width: int | None = None,
        record: bool = False,
    ) -> None:
        super().__init__(
            file=file,
            stderr=stderr,
            no_color=no_color,
            force_terminal=force_terminal,
            width=width,
            record=record,
            markup=False,
            highlight=False,
        )

    def render_str(self, text: str, **how: Any) -> Text:
        """Return a string as harmless text, so that columns have the width of what is shown."""
        return super().render_str(harmless(text), **how)

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterator[Segment]:
        """Yield the segments of a renderable, whose text is harmless."""
        for text, style, control in super().render(renderable, options):
            yield Segment(text if control else harmless(text), style, control)

    def on_broken_pipe(self) -> NoReturn:
        """Exit without an error message."""
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(0)


@contextmanager
def watched(what: str) -> Iterator[Callable[[int, int], None]]:
    """Yield a progress callback.

    The callback shows a bar on standard error or, without a terminal, occasional lines. Short
    operations show no progress.
    """
    if sys.stderr.isatty():
        from rich.progress import Progress  # slow to import

        with Progress(console=TerminalConsole(stderr=True), transient=True) as bar:
            task = bar.add_task(escape(what), total=None)
            yield lambda done, whole: bar.update(task, completed=done, total=whole)
    else:
        with _Lines(what) as lines:
            yield lines.reached


class _Lines:
    """Progress output as occasional lines."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._so_far = ""
        self._done = threading.Event()
        self._telling = threading.Thread(target=self._tell, daemon=True)

    def __enter__(self) -> "_Lines":
        self._telling.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._done.set()
        self._telling.join()

    def reached(self, done: int, whole: int) -> None:
        """Record the progress."""
        self._so_far = f": {done} / {whole}"

    def _tell(self) -> None:
        pause = FIRST_LINE
        while not self._done.wait(pause):
            with contextlib.suppress(OSError, ValueError):  # the pipe's reader has gone
                sys.stderr.write(f"{self._what}{self._so_far or ' …'}\n")
                sys.stderr.flush()
            pause = NEXT_LINE
