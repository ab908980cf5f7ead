"""A full-screen game against bots, with the table at the top, the story beside it, and buttons
below.

As in ``line_by_line``, the screen receives only the player's own view and events, and every button
has a typed equivalent. Timers move the bots, so the keyboard stays responsive.
"""

import asyncio
import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace
from rich.console import Console
from rich.panel import Panel
from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, ItemGrid, Vertical, VerticalScroll
from textual.widgets import Button, Footer, Input, RichLog, Static

from mendax.arena.local_game import Heard
from mendax.bots.pace import TurnMoment, race_window, thinking_time
from mendax.core.game import CHANCE, Action, Actor, IllegalAction, Offer, OneOf, Seat, observation
from mendax.terminal.console import TerminalConsole
from mendax.terminal.play.line_by_line import DisplayOptions, RunningGame, deed_words, places_lines
from mendax.terminal.presentation import Screen
from mendax.terminal.typed import (
    BARE,
    NotUnderstood,
    Vocabulary,
    bare,
    example,
    kind_of,
    read_action,
)
from mendax.words import Words

_BUTTONS = {"believe": "success", "trust": "success", "doubt": "error", "concede": "warning"}


class FullScreen(App[int]):
    """A player's full-screen table. Running the app returns the exit code."""

    CSS = """
    #above { height: 1fr; }
    #left { width: 48; padding: 1; }
    #seats { height: auto; }
    #cup { height: auto; padding: 1; }
    #story { border-left: solid $primary; padding: 0 1; }
    #question { padding: 0 2; text-style: bold; }
    #aid { padding: 0 2; color: $text-muted; }
    #deeds { height: auto; padding: 0 1; }
    #deeds Button { margin: 0 1; }
    #values { height: auto; max-height: 9; padding: 0 2; }
    #grid { grid-gutter: 0 1; height: auto; }
    #values Button { width: 100%; min-width: 9; }
    #line { margin: 0 1; }
    """
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        sitting: RunningGame,
        screen: Screen,
        you: Seat,
        words: Words,
        names: Sequence[str],
        display: DisplayOptions,
        asides: Mapping[str, Callable[[Console], None]],
    ) -> None:
        super().__init__()
        self.sitting = sitting
        """The game."""
        self._shown, self._you = screen, you
        self._words, self._names = words, names
        self._hints, self._speed, self._asides = display.hints, display.speed, asides
        self._vocabulary = Vocabulary(words, screen.typed, screen.game)
        self._moves = 0
        self._mover: Actor | None = None
        """The bot that made the last move."""
        self.waits = asyncio.Event()
        """An event that is set while everything is drawn and the game waits for the player."""
        self._offers: tuple[Offer, ...] = ()
        self._deeds: dict[str, Offer | Action] = {}

    def compose(self) -> ComposeResult:
        """Yield the table, the story, the question and the answers."""
        with Horizontal(id="above"):
            with Vertical(id="left"):
                yield Static(id="seats")
                yield Static(id="cup")
            yield RichLog(id="story", wrap=True, markup=False, min_width=20)
        yield Static(id="question", markup=False)
        yield Static(id="aid", markup=False)
        yield Horizontal(id="deeds")
        yield VerticalScroll(ItemGrid(min_column_width=12, id="grid"), id="values")
        yield Input(id="line", placeholder=self._words.say("terminal-line"))
        yield Footer()

    async def on_mount(self) -> None:
        """Start the game."""
        self.title = "Mendax"
        for key, aside in (("f1", "help"), ("f2", "odds"), ("f3", "rules"), ("f10", "leave")):
            said = deed_words(self._words, self._shown, aside)
            self.bind(key, f"aside('{aside}')", description=said)
        self.refresh_bindings()
        await self._go_on()

    # ── moves ────────────────────────────────────────────────────────────────────────────────

    async def _go_on(self) -> None:
        """Resolve chance immediately and bots after a delay, then ask the player for a decision."""
        self.waits.clear()
        while self.sitting.actor == CHANCE:
            self._tell(self.sitting.advance() or ())
        view = self._view()
        self.query_one("#seats", Static).update(self._shown.table(view))
        self.query_one("#cup", Static).update(self._shown.cup(view))
        actor = self.sitting.actor
        if actor == self._you:
            self._mover = None
            forced = self._shown.forced(self.sitting.offers(self._you))
            if forced is None:
                await self._ask()
                self._wait()
            else:
                await self.act(forced)
            return
        interrupts = self.sitting.interrupts(self._you)
        await self._offer(interrupts)
        if actor is None:
            self._finish()
            self._wait()
            return
        self._moves += 1
        wait = 0.0
        if self._speed is not None and isinstance(actor, int):
            continues, offers = actor == self._mover, self.sitting.offers(actor)
            moment = TurnMoment(continues, company="person")
            wait = thinking_time("terminal", self._moves, offers, self._speed, moment) / 1000
            if interrupts:
                wait = race_window(self._speed, "person") / 1000
        self._mover = actor
        self.set_timer(max(wait, 0.001), partial(self._bot_moves, self._moves))

    async def _bot_moves(self, move: int) -> None:
        if move != self._moves:  # the player has interrupted the bot
            return
        self._tell(self.sitting.advance() or ())
        await self._go_on()

    def _wait(self) -> None:
        if self.sitting.actor in (self._you, None):
            self.waits.set()

    def _tell(self, heard: Heard) -> None:
        for told in heard:
            event = observation(told, self._you)
            words, picture = self._shown.sentence(event), self._shown.picture(event)
            if picture is not None:
                self._story.write(picture)
            elif words is not None:
                self._story.write(Text(words))

    # ── questions ────────────────────────────────────────────────────────────────────────────

    async def _ask(self) -> None:
        view = self._view()
        await self._offer(self.sitting.offers(self._you))
        self._say(self._shown.question(view))
        aid = self._shown.aid(view, self._offers, self._hints)
        self.query_one("#aid", Static).update("" if aid is None else aid.words)
        buttons = list(self.query("#grid Button").results(Button))
        # the help lists the chance of each value
        if aid is not None and len(aid.list) == len(buttons):
            for button, chance in zip(buttons, aid.list, strict=True):
                button.label = chance
        elif aid is not None and aid.list:
            self._story.write(Text("\n".join((aid.words, *aid.list)), style="dim"))
        self.query_one("#line", Input).focus()

    async def _offer(self, offers: Sequence[Offer]) -> None:
        """Show buttons for the legal actions, or for values once the player has chosen an
        action.
        """
        self._offers = tuple(offers)
        self._deeds = {}
        self._say("")
        self.query_one("#aid", Static).update("")
        row, grid = self.query_one("#deeds"), self.query_one("#grid")
        await row.remove_children()
        await grid.remove_children()
        deeds = [offer for offer in self._offers if kind_of(offer) not in BARE]
        once = {example(o, deeds, self._vocabulary): o for o in reversed(deeds)}
        await row.mount_all(self._button(offer) for offer in reversed(once.values()))
        said_alone = bare(self._offers)
        if said_alone is not None:
            await self._values(said_alone)

    def _button(self, offer: Offer) -> Button:
        kind = kind_of(offer)
        label = deed_words(self._words, self._shown, kind, offer).split(":")[0]
        if getattr(offer.action, "value", None) is not None and not offer.slots:
            shown = {"value": offer.action.value}  # type: ignore[attr-defined]
            label = self._words.say(f"terminal-do-{kind}-fixed", **shown)
        name = f"{kind}#{self._offers.index(offer)}" if kind in self._deeds else kind
        self._deeds[name] = offer
        variant: Any = _BUTTONS.get(kind, "primary")
        return Button(label, name=name, variant=variant)

    async def _values(self, offer: Offer) -> None:
        """Show one button per value in ``offer``."""
        grid = self.query_one("#grid")
        await grid.remove_children()
        spell = self._vocabulary.spell
        filled = {spell(value, field): action for field, value, action in _filled(offer)}
        self._deeds.update({f"{kind_of(offer)} {value}": deed for value, deed in filled.items()})
        await grid.mount_all(
            Button(value, name=f"{kind_of(offer)} {value}", compact=True) for value in filled
        )

    async def on_button_pressed(self, pressed: Button.Pressed) -> None:
        """Take an action, or ask for its values first."""
        self.waits.clear()
        deed = self._deeds.get(pressed.button.name or "")
        if isinstance(deed, Offer) and _is_typed(deed):
            self._begin(deed)
        elif isinstance(deed, Offer) and deed.slots:
            await self._values(deed)
        elif isinstance(deed, Offer):
            await self.act(deed.action)
        elif deed is not None:
            await self.act(deed)
        self._wait()

    def _begin(self, offer: Offer) -> None:
        """Begin the input line with the action, so that the player types only the missing
        values.
        """
        line, kind = self.query_one("#line", Input), kind_of(offer)
        line.value = self._vocabulary.first(kind) + " "
        line.cursor_position = len(line.value)
        line.focus()
        self._say(example(offer, self._offers, self._vocabulary))

    async def on_input_submitted(self, submitted: Input.Submitted) -> None:
        """Read typed input as ``line_by_line`` does."""
        self.waits.clear()
        await self._obey(submitted)
        self._wait()

    async def _obey(self, submitted: Input.Submitted) -> None:
        text = submitted.value
        submitted.input.value = ""
        aside = self._vocabulary.aside(text, self._offers)
        if aside is not None:
            self.action_aside(aside)
            return
        usual = self._shown.usual(self._offers)
        try:
            action = read_action(
                text, self._offers, self._vocabulary, self._shown.read_value, usual
            )
        except NotUnderstood as error:
            self._say(self._words.explain(error.reason))
            return
        await self.act(action)

    async def act(self, action: Action) -> None:
        """Apply the player's action and go on, or show why it is illegal."""
        try:
            heard = self.sitting.act(self._you, action)
        except IllegalAction as error:
            self._say(self._words.explain(error.reason))
            return
        self._moves += 1
        self._tell(heard)
        await self._go_on()

    def action_aside(self, aside: str) -> None:
        """Add help, the ladder or the rules to the story, or leave the game."""
        if aside == "leave":
            self.action_leave()
        elif aside == "help":
            for kind in dict.fromkeys(map(kind_of, self._offers)):
                typed = ", ".join(self._vocabulary.words_for(kind))
                self._story.write(f"{deed_words(self._words, self._shown, kind)} — {typed}")
        elif aside in self._asides:
            page = io.StringIO()
            width = max(40, self._story.size.width - 4)
            self._asides[aside](TerminalConsole(file=page, force_terminal=True, width=width))
            self._story.write(Text.from_ansi(page.getvalue()))

    def action_leave(self) -> None:
        """Leave the table with exit code 0."""
        self.exit(0)

    # ── end of the game ──────────────────────────────────────────────────────────────────────

    def _finish(self) -> None:
        result = self.sitting.result
        assert result is not None
        say = self._words.say
        lines = places_lines(self._words, self._shown, self._view(), result, self._names)
        self._story.write(
            Panel(Text("\n".join(lines)), title=Text(say("terminal-over")), expand=False)
        )
        won = result.places[self._you] == 1
        self._say(say("terminal-you-won") if won else self._words.explain(result.reason))

    @property
    def _story(self) -> RichLog:
        return self.query_one("#story", RichLog)

    def _say(self, text: str) -> None:
        self.query_one("#question", Static).update(text)

    def _view(self) -> Any:
        return self.sitting.view(self._you)


def _is_typed(offer: Offer) -> bool:
    """Return whether the offer needs typed input, because of several fields or a range of
    numbers.
    """
    several = len(offer.action.__struct_fields__) > 1
    return several or any(not isinstance(slot, OneOf) for slot in offer.slots)


def _filled(offer: Offer) -> Iterator[tuple[str, Any, Action]]:
    """Yield each field and value of the offer, and the action that results."""
    for slot in offer.slots:
        if isinstance(slot, OneOf):
            for value in slot.values:
                yield slot.field, value, replace(offer.action, **{slot.field: value})
