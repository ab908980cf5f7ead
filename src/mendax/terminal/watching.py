"""Shows a running program's game from the program's seat."""

from collections.abc import Callable
from typing import Any

from mendax.core.game import Action, Event, Unseen
from mendax.core.text_form import write
from mendax.games import game_named
from mendax.kit.tolerant import read_as
from mendax.programs.protocol import (
    ActByProgram,
    BeginForProgram,
    NewsForProgram,
    RefusedForProgram,
    ToProgram,
    actions_of,
    read_action,
)
from mendax.terminal.pages import stem
from mendax.terminal.presentation import Screen
from mendax.terminal.screens import presentation_of
from mendax.words import Words


class GameWatch:
    """Shows all messages to and from a program in words; ``show`` prints a line."""

    def __init__(self, words: Words, show: Callable[[str], object]) -> None:
        self._words, self._show = words, show
        self._screen: Screen | None = None
        self._kinds: tuple[type[Event], ...] = ()
        self._actions: Any = None

    def __call__(self, message: ToProgram | ActByProgram) -> None:
        """Show one message."""
        if isinstance(message, BeginForProgram):
            self._begin(message)
        elif isinstance(message, NewsForProgram):
            for event in message.events:
                self._tell(event)
        elif isinstance(message, ActByProgram):
            done: Action = read_action(message.action, self._actions)
            self._show(self._words.say("kit-watch-does", action=write(done)))
        elif isinstance(message, RefusedForProgram):
            self._show(self._words.say("kit-watch-refused", words=message.words))
        elif message.reason is not None:
            self._show(self._words.explain(message.reason))

    def _begin(self, begin: BeginForProgram) -> None:
        game = game_named(begin.game)
        presentation = presentation_of(game)
        self._screen = presentation.screen(self._words, begin.rules, begin.names, begin.seat)
        self._kinds, self._actions = (*game.events, Unseen), actions_of(game.actions)
        title = self._words.say(stem(game) + "-title")
        around = ", ".join(begin.names)
        self._show(self._words.say("kit-watch-begins", game=title, names=around))

    def _tell(self, told: Any) -> None:
        event = told if isinstance(told, Event) else self._read(told)
        if event is None or self._screen is None or isinstance(event, Unseen):
            return
        sentence = self._screen.sentence(event)
        if sentence:
            self._show(sentence)

    def _read(self, told: Any) -> Event | None:
        """Parse an event from its wire form. Return None for an unknown event."""
        kind = next((k for k in self._kinds if k.__struct_config__.tag == told["kind"]), None)
        if kind is None:
            return None
        read: Event = read_as(kind, told)
        return read
