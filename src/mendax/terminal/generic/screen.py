"""A screen for any game, derived from its views, events and offers.

1. This module names no game. The catalogue names fields (``<game>-field-<field>``) and words
   (``<game>-<field>-<word>``), describes records (``<game>-value-<field>``), and has a sentence for
   each event (``<game>-event-<kind>``, or ``<game>-you-<kind>`` for the seat that the event
   concerns). An event without a sentence is not told.
2. The type of a field declares its meaning (``mendax.core.meanings``): a ``Seat`` is shown by the
   player's name, a ``BySeat`` field of the view is a column of the table.
3. The browser's generic board (``web/src/boards/generic``) follows the same rules.
"""

import re
import typing
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from msgspec.structs import asdict
from rich.console import RenderableType
from rich.text import Text

from mendax.core.game import Action, AnyGame, Event, Seat, Unseen
from mendax.core.meanings import meanings
from mendax.core.text_form import field_types, write
from mendax.terminal import drawing
from mendax.terminal.presentation import Screen
from mendax.terminal.typed import typed_value
from mendax.words import Words

_HIDDEN: Final = "–"


class GenericScreen(Screen):
    """A player's seat at a table of any game."""

    def __init__(
        self, game: AnyGame, words: Words, rules: Any, names: Sequence[str], you: Seat
    ) -> None:
        self._book, self._words, self._names, self._you = game, words, names, you
        self.game = str(game.name).replace("_", "-")
        self._seen = meanings(game.view_type)
        self._fields = {
            field: (hint, meanings(action).get(field))
            for action in game.actions
            for field, hint in zip(action.__struct_fields__, field_types(action), strict=True)
        }

    # ── values ───────────────────────────────────────────────────────────────────────────────

    def _field(self, name: str) -> str:
        """Return a field's name."""
        key = f"{self.game}-field-{name.replace('_', '-')}"
        return self._words.say(key) if self._words.knows(key) else name.replace("_", " ")

    def _shown(self, means: Mapping[str, str], path: str, value: Any) -> str:
        """Return the value at ``path`` in words, according to its meaning."""
        if value is None or value == ():
            return _HIDDEN
        if isinstance(value, bool):
            return self._words.say("rules-yes" if value else "rules-no")
        if isinstance(value, int):
            is_seat = means.get(path) == "seat" and 0 <= value < len(self._names)
            return str(self._names[value]) if is_seat else str(value)
        if isinstance(value, str):
            key = f"{self.game}-{_name(path)}-{value}".replace("_", "-")
            return self._words.say(key) if self._words.knows(key) else value
        if isinstance(value, tuple):
            items = [self._shown(means, path + "[]", item) for item in value]
            by_seat = means.get(path) == "by-seat" and len(items) == len(self._names)
            named = zip(self._names, items, strict=True) if by_seat else ()
            short = not by_seat and all(len(item) == 1 for item in items)
            return (" " if short else ", ").join([f"{n} {item}" for n, item in named] or items)
        if hasattr(value, "__struct_fields__"):
            key = f"{self.game}-value-{_name(path)}".replace("_", "-")
            if self._words.knows(key):
                return self._words.say(key, **self.arguments(value))
            fields = ((f, getattr(value, f)) for f in value.__struct_fields__)
            shown = (f"{self._field(f)} {self._shown(means, f'{path}.{f}', v)}" for f, v in fields)
            return ", ".join(shown)
        return str(value)

    def arguments(self, value: Event | Action) -> dict[str, str | int]:
        """Return the fields as arguments for a sentence in the catalogue. Counts stay numbers."""
        means = meanings(type(value))
        return {
            name: self._argument(means, name, getattr(value, name))
            for name in value.__struct_fields__
            if means.get(name) != "draw"
        }

    def _argument(self, means: Mapping[str, str], name: str, value: Any) -> str | int:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and means.get(name) != "seat":
            return value
        return value if isinstance(value, str) else self._shown(means, name, value)

    def called(self, value: int | str) -> str:
        """Return the text form of a value from a story."""
        return str(value)

    def typed(self, value: Any, field: str) -> str:
        """Return the typed form of this field's value: a name, a word or a number."""
        hint, meaning = self._fields.get(field.rpartition(" ")[2], (None, None))
        if meaning == "seat" and value in range(len(self._names)):
            return str(self._names[value])
        if isinstance(value, str) and value in typing.get_args(hint):
            return self._shown({}, field.rpartition(" ")[2], value)
        return typed_value(value)

    def read_value(self, text: str, field: str = "") -> Any:
        """Parse a player's name, a word, a whole number or a Boolean. Return other text unchanged,
        and None if it is empty.
        """
        plain, (hint, meaning) = (
            text.strip(),
            self._fields.get(field.rpartition(" ")[2], (None, None)),
        )
        known = range(len(self._names)) if meaning == "seat" else typing.get_args(hint)
        for value in known if plain else ():
            if self.typed(value, field).casefold() == plain.casefold():
                return value
        if re.fullmatch("-?[0-9]{1,9}", plain):
            return int(plain)
        return {"yes": True, "no": False}.get(plain, plain or None)

    # ── events ───────────────────────────────────────────────────────────────────────────────

    def sentence(self, event: Event) -> str | None:
        """Return the catalogue's sentence, or None if it has none or the event is hidden."""
        kind, is_seat = event.__struct_config__.tag, meanings(type(event)).get("seat") == "seat"
        mine = is_seat and getattr(event, "seat", None) == self._you
        yours, key = f"{self.game}-you-{kind}", f"{self.game}-event-{kind}"
        if mine and self._words.knows(yours):
            return self._words.say(yours, **self.arguments(event))
        if isinstance(event, Unseen) or not self._words.knows(key):
            return None
        own = {"seat": self._third_person()} if mine else {}
        return self._words.say(key, **self.arguments(event) | own)

    def _third_person(self) -> str:
        """Return the player's name, or the seat's number if the player is called "You"."""
        name, you = self._names[self._you], self._words.say("terminal-you")
        number = self._you + 1
        return self._words.say("terminal-generic-own", number=number) if name == you else name

    def picture(self, event: Event) -> RenderableType | None:
        """Return None, because events have no pictures."""
        return None

    def drawn(self, action: Action) -> str | None:
        """Return a hidden chance outcome in words, for a replay."""
        key = f"{self.game}-action-{action.__struct_config__.tag}"
        known = self._words.knows(key)
        return f"({self._words.say(key, **self.arguments(action)) if known else write(action)})"

    # ── the table ────────────────────────────────────────────────────────────────────────────

    def _columns(self, view: Any) -> dict[str, tuple[Any, ...]]:
        """Return the fields that have one value per seat."""
        return {
            name: value
            for name, value in asdict(view).items()
            if self._seen.get(name) == "by-seat" and value and len(value) == len(self._names)
        }

    def _cell(self, view: Any, column: str, seat: Seat) -> str:
        """Return the value of a seat in a column."""
        value = getattr(view, column)[seat]
        return self._shown(self._seen, column + "[]", value)

    def _facts(self, view: Any) -> list[tuple[str, str]]:
        """Return all other non-empty fields, each with its name."""
        columns = self._columns(view)
        return [
            (self._field(name), self._shown(self._seen, name, value))
            for name, value in asdict(view).items()
            if name not in columns and value is not None and value != ()
        ]

    def lines(self, view: Any) -> list[str]:
        """Return the table in sentences, one for each seat and then one for each fact."""
        say, columns = self._words.say, self._columns(view)
        sentences = []
        for seat, name in enumerate(self._names if columns else ()):
            held = [f"{self._field(c)} {self._cell(view, c, seat)}" for c in columns]
            sentences.append(say("terminal-stands", seat=name, standing=", ".join(held)) + ".")
        facts = self._facts(view)
        return [
            *sentences,
            *(say("terminal-generic-fact", name=n, value=v) + "." for n, v in facts),
        ]

    def table(self, view: Any) -> RenderableType:
        """Return the table as a drawing, with one row per seat and the facts below."""
        columns, is_seat = self._columns(view), self._seen.get("turn") == "seat"
        turn = getattr(view, "turn", None) if is_seat else None
        rows = [[Text(" "), Text(""), *(Text(self._field(c), style="dim") for c in columns)]]
        for seat, name in enumerate(self._names):
            mark = Text("▶" if seat == turn else "", style="bold cyan")
            held = [Text(self._cell(view, c, seat)) for c in columns]
            rows.append([mark, Text(name, style="bold" if seat == self._you else ""), *held])
        facts = [f"{name}: {value}" for name, value in self._facts(view)]
        return drawing.table(" · ".join(facts), rows)

    def cup(self, view: Any) -> RenderableType:
        """Return the values of the player's seat."""
        held = self._columns(view)
        return Text("\n".join(f"{self._field(c)}: {self._cell(view, c, self._you)}" for c in held))

    @cached_property
    def redrawn(self) -> frozenset[str]:
        """Return all phases if the view has a field ``phase``."""
        kind = self._book.view_type
        hints = dict(zip(kind.__struct_fields__, field_types(kind), strict=True))
        return frozenset(typing.get_args(hints.get("phase")))

    # ── questions ────────────────────────────────────────────────────────────────────────────

    def question(self, view: Any) -> str:
        """Return the question for the player, which the catalogue may word for this game."""
        own = f"{self.game}-question"
        return self._words.say(own if self._words.knows(own) else "terminal-generic-question")


def _name(path: str) -> str:
    """Return the name of the last field in a path."""
    return path.replace("[]", "").rpartition(".")[2]
