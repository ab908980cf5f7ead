"""Several people at one keyboard, who take turns without seeing each other's private facts.

1. Open output contains only what a spectator knows, so all players may read it and scroll back.
2. Private output appears only on the terminal's alternate screen, which has no scrollback and is
   cleared at the end of each turn. Typed lines are not remembered.
3. A player confirms before private output is shown.
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
"""A seat without a player, so that open output names all players in the third person."""
HIDE: Final = "\x1b[?1049h\x1b[2J\x1b[H"
"""Control sequences that switch to the empty alternate screen."""
SHOW: Final = "\x1b[2J\x1b[H\x1b[?1049l"
"""Control sequences that clear the alternate screen and return to the normal one."""
_RECENT: Final = 12
"""The maximum number of recent events shown to the player who takes the keyboard."""

Curtain = Callable[[], AbstractContextManager[None]]
"""A context that shows private output to one player and removes it afterwards."""


def curtain(console: Console) -> Curtain:
    """Return a context that uses the terminal's alternate screen."""

    @contextmanager
    def drawn() -> Iterator[None]:
        try:
            _write(console, HIDE)
            yield
        finally:
            _write(console, SHOW)
            forget_typed()

    return drawn


def _write(console: Console, text: str) -> None:
    console.file.write(text)
    console.file.flush()


def forget_typed() -> None:
    """Clear the input history, so that the next player can't recall it with the arrow keys."""
    readline = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()


class OneKeyboard(LineByLine):
    """A line-by-line game for several people and, optionally, bots."""

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
        """``screens`` contains a screen for each person's seat, and one for ``NOBODY``."""
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
        doubted = self._interruption()
        if doubted is not None:
            heard = doubted
            person = None
        elif person is None:
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

    def _interruption(self) -> Heard | None:
        """Let one of the people interrupt the next actor. Return None if no one does."""
        may = {self._names[seat]: seat for seat in self._people if self._sitting.interrupts(seat)}
        while may:
            offers = self._sitting.interrupts(next(iter(may.values())))
            _, deed = self._deed(offers[0], offers)
            who = self._words.say("terminal-interrupt-who", deed=deed.split(":")[0])
            self._write(who, "cyan")
            said = self._read().strip()
            aside = self._vocabulary.aside(said, ()) if said else None
            if aside is not None:
                self._aside(aside, ())
                continue
            if not said:
                break
            names = [name for name in may if name.casefold().startswith(said.casefold())]
            if len(names) == 1:
                seat = may[names[0]]
                return self._sitting.act(seat, self._sitting.interrupts(seat)[0].action)
        return None

    def _hand_to(self, person: "_Person") -> None:
        self._write(self._words.say("terminal-people-next", seat=person.name), style="bold")
        self._write(self._words.say("terminal-people-ready", seat=person.name), style="cyan")
        while self._vocabulary.aside(text := self._read(), ()) is not None:
            self._aside(self._vocabulary.aside(text, ()) or "", ())

    def _told_how_it_ended(self, places: Sequence[int]) -> None:
        """Override: no result is printed, because the places are enough."""


class _Person(LineByLine):
    """One player at the shared keyboard."""

    _told = 0
    """The number of lines of the story that the player has already read."""

    @property
    def name(self) -> str:
        """Return the player's name."""
        return self._names[self._you]

    def hear(self, heard: Heard) -> None:
        """Store events that happened while others had the keyboard."""
        sentences = (self._screen.sentence(observation(told, self._you)) for told in heard)
        self._story += [words for words in sentences if words is not None]

    def turn(self) -> Heard:
        """Let the player make decisions until another player must act, and return the events."""
        for line in self._story[self._told :][-_RECENT:]:
            self._write(line)
        self._round = None  # redraw after another player's screen
        heard = last = self.ask()
        while self._sitting.actor == self._you:
            last = self.ask()
            heard = (*heard, *last)
        self._told = len(self._story)
        if any(observation(told, self._you) != observation(told, None) for told in last):
            self._write(self._words.say("terminal-people-hide"), style="cyan")
            self._read()
        return heard
