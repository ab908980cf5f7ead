"""Several people at one keyboard: it goes from hand to hand, and nobody sees what is another's.

Rules of this file
1. What is written openly is what a spectator is told. So everybody may read it, and scroll back.
2. What one person sees, they see behind a curtain: on the terminal's alternate screen, which is
   cleared before it is left, keeps no lines and has no way back. Nothing of it is ever written
   openly, nor typed lines remembered.
3. A person takes the keyboard by saying so; until then nothing of theirs is shown.
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Final

from rich.console import Console

from mendax.arena.local_game import Heard
from mendax.core.game import Seat, observation
from mendax.terminal.play.line_by_line import DisplayOptions, LineByLine, RunningGame
from mendax.terminal.presentation import Screen
from mendax.words import Words

NOBODY: Final[Seat] = -1
"""A seat at which nobody sits: what is open speaks of everyone in the third person."""
_HIDE: Final = "\x1b[?1049h\x1b[2J\x1b[H"
_SHOW: Final = "\x1b[2J\x1b[H\x1b[?1049l"
_RECENT: Final = 12
"""So many lines of what happened are told to whoever takes the keyboard, at most."""

Curtain = Callable[[], AbstractContextManager[None]]
"""Behind it one person sees what is theirs; nothing of it stays."""


def curtain(console: Console) -> Curtain:
    """The alternate screen of a terminal."""

    @contextmanager
    def drawn() -> Iterator[None]:
        try:
            _write(console, _HIDE)
            yield
        finally:
            _write(console, _SHOW)
            forget_typed()

    return drawn


def _write(console: Console, text: str) -> None:
    console.file.write(text)
    console.file.flush()


def forget_typed() -> None:
    """What one person typed does not come back to the next by the arrow keys."""
    readline = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()


class OneKeyboard(LineByLine):
    """A game of several people, and perhaps bots, line by line."""

    def __init__(
        self,
        sitting: RunningGame,
        screens: Mapping[Seat, Screen],
        words: Words,
        names: Sequence[str],
        console: Console,
        display: DisplayOptions,
        pages: Mapping[str, Callable[[], object]],
        hide: Curtain,
    ) -> None:
        """``screens`` by the seats of people, and that of nobody."""
        same = (words, names, console, display, pages)
        super().__init__(sitting, screens[NOBODY], NOBODY, *same)
        self._hide = hide
        self._people = {
            seat: _Person(sitting, screen, seat, *same)
            for seat, screen in screens.items()
            if seat != NOBODY
        }

    def _move(self) -> None:
        seat = self._sitting.actor
        person = self._people.get(seat) if isinstance(seat, int) else None
        if person is None:
            self._wait()
            heard = self._sitting.advance() or ()
        else:
            self._mover = None
            self._hand_to(person)
            with self._hide():
                heard = person.turn()
        self._tell(heard)
        for other in self._people.values():
            if other is not person:
                other.hear(heard)

    def _hand_to(self, person: "_Person") -> None:
        self._write(self._words.say("terminal-people-next", seat=person.name), style="bold")
        self._write(self._words.say("terminal-people-ready", seat=person.name), style="cyan")
        while self._vocabulary.aside(text := self._read(), ()) is not None:
            self._aside(self._vocabulary.aside(text, ()) or "", ())

    def _told_how_it_ended(self, places: Sequence[int]) -> None:
        """The places say all."""


class _Person(LineByLine):
    """One of them, who has the keyboard from time to time."""

    _told = 0
    """How much of the story they have read."""

    @property
    def name(self) -> str:
        """What they are called."""
        return self._names[self._you]

    def hear(self, heard: Heard) -> None:
        """Remembers what happened while others had the keyboard."""
        sentences = (self._screen.sentence(observation(told, self._you)) for told in heard)
        self._story += [words for words in sentences if words is not None]

    def turn(self) -> Heard:
        """All decisions that are theirs before somebody else's; what came of them."""
        for line in self._story[self._told :][-_RECENT:]:
            self._write(line)
        self._round = None  # the table is drawn anew: somebody else's screen was here
        heard = last = self.ask()
        while self._sitting.actor == self._you:
            last = self.ask()
            heard = (*heard, *last)
        self._told = len(self._story)
        if any(observation(told, self._you) != observation(told, None) for told in last):
            self._write(self._words.say("terminal-people-hide"), style="cyan")
            self._read()
        return heard
