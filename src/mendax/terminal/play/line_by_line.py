"""A game played line by line, in terminals and pipes and with screen readers.

1. Output comes from the player's own view and events, never from the state.
2. Plain lines are complete sentences in the order of events, without colours, drawings or delays.
3. The player can always leave without an error, with a word, the end of input, or Ctrl-C.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from mendax.arena.local_game import Heard
from mendax.bots.pace import Speed, TurnMoment, thinking_time
from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    Event,
    IllegalAction,
    Offer,
    Result,
    Seat,
    observation,
)
from mendax.terminal import drawing
from mendax.terminal.presentation import HintLines, Screen
from mendax.terminal.typed import (
    ASIDES,
    NotUnderstood,
    Vocabulary,
    example,
    kind_of,
    read_action,
    values_of,
)
from mendax.words import Words

LEFT: Final = 130
"""The exit code after Ctrl-C, as in shells."""
UNFINISHED: Final = 1
_REMEMBERED: Final = 20


class RunningGame(Protocol):
    """The interface of a running game with bots, as used by screens."""

    @property
    def actor(self) -> Actor | None:
        """Return the next actor, or None if the game is over. If several may act, return the
        first.
        """

    @property
    def result(self) -> Result | None:
        """Return the result, or None while the game runs."""

    def view(self, observer: Seat | None) -> Any:
        """Return the current view of ``observer``."""

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """Return the offers of ``seat``."""

    def interrupts(self, seat: Seat) -> tuple[Offer, ...]:
        """Return the offers that let ``seat`` interrupt the next actor."""

    def act(self, actor: Actor, action: Action) -> Heard:
        """Apply ``action`` and pass its events to the bots. Raises ``IllegalAction``."""

    def advance(self) -> Heard | None:
        """Play one move by chance or a bot. Return None if a person must act or the game is
        over.
        """


class DisplayOptions(NamedTuple):
    """A player's output options."""

    plain: bool
    hints: bool
    speed: Speed | None
    """The bots' speed, or None for no delays."""


def deed_words(words: Words, screen: Screen, kind: str, offer: Offer | None = None) -> str:
    """Return a description of an aside or an offer, with this game's wording if available."""
    keys = (f"terminal-{screen.game}-do-{kind}", f"{screen.game}-do-{kind}", f"terminal-do-{kind}")
    fields = {} if offer is None else values_of(offer, screen.typed)
    return words.say(next(filter(words.knows, keys), f"{screen.game}-action-{kind}"), **fields)


def described(
    offer: Offer, offers: Sequence[Offer], words: Words, screen: Screen, vocabulary: Vocabulary
) -> tuple[str, str]:
    """Return the input for one of ``offers`` and its description."""
    kind, word = kind_of(offer), example(offer, offers, vocabulary)
    value = getattr(offer.action, "value", None)
    if value is not None and not offer.slots:
        return word, words.say(f"terminal-do-{kind}-fixed", value=value)
    return word, deed_words(words, screen, kind, offer)


def places_lines(
    words: Words, screen: Screen, view: Any, result: Result, names: Sequence[str]
) -> list[str]:
    """Return one line per player with the result, sorted by place."""
    lines = []
    for place, seat in sorted((place, seat) for seat, place in enumerate(result.places)):
        shown: dict[str, str | int] = {"place": place, "seat": names[seat]}
        ended = screen.ended(view, result, seat)
        key = "terminal-place-with" if ended else "terminal-place"
        lines.append(words.say(key, **shown, **({"with": ended} if ended else {})))
    return lines


class LeftGame(Exception):
    """Raised when the player leaves the table."""


class LineByLine:
    """One player in one seat of a running game."""

    def __init__(
        self,
        sitting: RunningGame,
        screen: Screen,
        you: Seat,
        words: Words,
        names: Sequence[str],
        console: Console,
        display: DisplayOptions,
        pages: Mapping[str, Callable[[], object]],
        read: Callable[[], str] | None = None,
    ) -> None:
        """``read`` returns the next typed line; by default, it is read from the console."""
        self._sitting, self._screen, self._you = sitting, screen, you
        self._words, self._names, self._console = words, names, console
        self._display, self._pages, self._read_line = display, pages, read
        self._vocabulary = Vocabulary(words, screen.typed, screen.game)
        self._story: list[str] = []
        self._moves = 0
        self._mover: Actor | None = None
        """The bot that made the last move."""
        self._round: int | None = 0

    def run(self) -> int:
        """Play to the end, and return the exit code."""
        try:
            while self._sitting.actor is not None:
                self._move()
        except LeftGame:
            self._write(self._words.say("terminal-bye"))
            return 0
        except EOFError:
            self._write(self._words.say("terminal-input-ended"))
            return UNFINISHED
        except KeyboardInterrupt:
            self._write("\n" + self._words.say("terminal-bye"))
            return LEFT
        self._finish()
        return 0

    # ── moves ────────────────────────────────────────────────────────────────────────────────

    def _move(self) -> None:
        if self._sitting.actor == self._you:
            self._mover = None
            self.ask()
        elif not self._interrupted():
            self._wait()
            self._tell(self._sitting.advance() or ())

    def _interrupted(self) -> bool:
        """Let the player interrupt the next actor if possible; return whether the player did so."""
        offers = self._sitting.interrupts(self._you)
        while offers:
            menu = self._menu(offers, None)
            self._write(self._words.say("terminal-interrupt", deed=menu), "cyan")
            text = self._read()
            if not text.strip():
                break
            aside = self._vocabulary.aside(text, offers)
            if aside is not None:
                self._aside(aside, offers)
                continue
            try:
                action = read_action(text, offers, self._vocabulary, self._screen.read_value, None)
            except NotUnderstood as error:
                self._write(self._words.explain(error.reason))
                continue
            self._mover = None
            self._tell(self._sitting.act(self._you, action))
            return True
        return False

    def _wait(self) -> None:
        actor = self._sitting.actor
        self._moves += 1
        if self._display.speed is None or actor is None or actor == CHANCE:
            return
        offers, moment = (
            self._sitting.offers(actor),
            TurnMoment(actor == self._mover, company="person"),
        )
        self._mover = actor
        speed = self._display.speed
        time.sleep(thinking_time("terminal", self._moves, offers, speed, moment) / 1000)

    def _tell(self, heard: Heard) -> None:
        for told in heard:
            self.observe(observation(told, self._observer))

    def observe(self, event: Event) -> None:
        """Show an event, as the player observes it."""
        words = self._screen.sentence(event)
        picture = None if self._display.plain else self._screen.picture(event)
        if words is not None:
            self._story.append(words)
        if picture is not None:
            self._console.print(picture)
        elif words is not None:
            self._say(event, words)

    def _say(self, event: Event, words: str) -> None:
        if not self._display.plain and type(event).__name__ == "RoundStarted":
            self._console.print(Rule(Text(words.rstrip(".")), style="cyan", align="left"))
        else:
            self._write(words)

    # ── questions ────────────────────────────────────────────────────────────────────────────

    def ask(self) -> Heard:
        """Ask for one decision, show the resulting events, and return them."""
        view, offers = self._sitting.view(self._you), self._sitting.offers(self._you)
        forced = self._screen.forced(offers)
        if forced is not None:
            heard = self._sitting.act(self._you, forced)
            self._tell(heard)
            return heard
        self._pose(view, offers)
        while True:
            text = self._read()
            aside = self._vocabulary.aside(text, offers)
            if aside is not None:
                self._aside(aside, offers)
                continue
            try:
                action = read_action(
                    text, offers, self._vocabulary, self._screen.read_value,
                    self._screen.usual(offers),
                )  # fmt: skip
                heard = self._sitting.act(self._you, action)
            except (NotUnderstood, IllegalAction) as error:
                self._write(self._words.explain(error.reason))
                continue
            self._tell(heard)
            return heard

    def _pose(self, view: Any, offers: Sequence[Offer]) -> None:
        number = getattr(view, "round", None)
        fresh, self._round = number != self._round, number
        phase = getattr(view, "phase", None)
        if fresh or (phase in self._screen.redrawn and not self._display.plain):
            self._table()
        self._write(self._screen.question(view), style="bold")
        aid = self._screen.aid(view, offers, self._display.hints)
        if aid is not None:
            self._help_out(aid)
        self._write(self._menu(offers, self._screen.usual(offers)), style="cyan")

    def _help_out(self, aid: HintLines) -> None:
        if self._display.plain:
            self._write(" ".join((aid.words, " · ".join(aid.list))).strip())
            return
        self._write(aid.words, style="dim")
        if aid.list:
            self._console.print(drawing.chips(aid.list))

    def _menu(self, offers: Sequence[Offer], usual: Action | None) -> str:
        """Return the legal input as one line. The Enter key stands for the ``usual`` action."""
        parts = []
        for offer in offers:
            word, deed = self._deed(offer, offers)
            keys = f"Enter / {word}" if offer.action == usual else word
            parts.append(f"[{keys}] {deed}")
        return " · ".join(dict.fromkeys(parts))

    def _deed(self, offer: Offer, offers: Sequence[Offer]) -> tuple[str, str]:
        return described(offer, offers, self._words, self._screen, self._vocabulary)

    def _read(self) -> str:
        prompt = self._words.say("terminal-prompt") + " "
        if self._read_line is not None:
            self._console.file.write(prompt)
            self._console.file.flush()
            return self._read_line()
        if self._display.plain:
            self._console.file.write(prompt)
            self._console.file.flush()
            line = input()
            if not self._console.is_terminal:
                self._console.file.write("\n")
            return line
        return self._console.input(f"[bold cyan]{prompt}[/]")

    def _aside(self, aside: str, offers: Sequence[Offer]) -> None:
        if aside == "leave":
            raise LeftGame
        if aside == "help":
            self._help(offers)
        elif aside == "log":
            for line in self._story[-_REMEMBERED:]:
                self._write(line)
        elif aside == "table":
            self._table()
        else:
            self._pages[aside]()

    @property
    def _observer(self) -> Seat | None:
        """Return the player's seat, or None if the player is a spectator."""
        return self._you if self._you >= 0 else None

    def _table(self) -> None:
        view = self._sitting.view(self._observer)
        if not self._display.plain:
            self._console.print(self._screen.table(view))
            return
        for line in self._screen.lines(view):
            self._write(line)

    def _help(self, offers: Sequence[Offer]) -> None:
        self._write(self._words.say("terminal-help-now"))
        lines = []
        for offer in offers:
            word, deed = self._deed(offer, offers)
            others = ", ".join(self._vocabulary.words_for(kind_of(offer)))
            lines.append(f"  {word} — {deed} ({others})")
        for line in dict.fromkeys(lines):
            self._write(line)
        self._write(self._words.say("terminal-help-always"))
        for aside in ASIDES:
            typed = ", ".join(self._vocabulary.words_for(aside))
            self._write(f"  {typed} — {deed_words(self._words, self._screen, aside)}")

    # ── end of the game ──────────────────────────────────────────────────────────────────────

    def _finish(self) -> None:
        result = self._sitting.result
        if result is None:
            return
        say, places = self._words.say, result.places
        self._write(say("terminal-over") + " " + self._words.explain(result.reason), style="bold")
        view = self._sitting.view(self._observer)
        for line in places_lines(self._words, self._screen, view, result, self._names):
            self._write("  " + line)
        self._told_how_it_ended(places)

    def _told_how_it_ended(self, places: Sequence[int]) -> None:
        say = self._words.say
        mine = places[self._you]
        if mine == 1:
            self._write(say("terminal-you-won"), style="bold green")
        elif mine == max(places):
            self._write(say("terminal-you-lost-game"), style="bold red")
        else:
            placed = say("terminal-you-placed", place=mine, seats=len(places))
            self._write(placed, style="bold")

    def _write(self, text: str, style: str = "") -> None:
        if self._display.plain:
            self._console.print(text, markup=False, highlight=False, soft_wrap=True)
        else:
            self._console.print(text, markup=False, highlight=False, style=style)
