"""A screen for any game, made from its views, events and offers alone.

Rules of this file
1. No game is known by name. What a field is called comes from the catalogue
   (``<game>-field-<field>``), and so does what a word means (``<game>-<field>-<word>``), and how
   events are told (``<game>-event-<kind>``, ``<game>-you-<kind>`` to the seat they are about).
2. What a field means is declared in its type (``mendax.core.meanings``): a ``Seat`` is shown by the
   player's name, a ``BySeat`` field of the view is a column of the table.
3. The browser's generic board (``web/src/boards/generic``) has the same rules.
"""

import re
import typing
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from mendax.core.game import Action, AnyGame, Event, Offer, Result, Seat, Unseen
from mendax.core.meanings import meanings
from mendax.core.record import field_types, write
from mendax.terminal import drawing
from mendax.terminal.presentation import HintLines
from mendax.terminal.typed import typed_value
from mendax.words import Words

_HIDDEN: Final = "–"


class GenericScreen:
    """One person's seat at a table of any game."""

    def __init__(
        self, game: AnyGame, words: Words, rules: Any, names: Sequence[str], you: Seat
    ) -> None:
        self._book, self._words, self._names, self._you = game, words, names, you
        self.game = str(game.name).replace("_", "-")
        self._seen = meanings(game.view_type)

    # ── values ───────────────────────────────────────────────────────────────────────────────

    def _field(self, name: str) -> str:
        """What a field is called."""
        key = f"{self.game}-field-{name.replace('_', '-')}"
        return self._words.say(key) if self._words.knows(key) else name.replace("_", " ")

    def _shown(self, means: Mapping[str, str], path: str, value: Any) -> str:
        """The value at ``path`` as people read it, by what is meant there."""
        if value is None:
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
            return ", ".join([f"{name} {item}" for name, item in named] or items)
        if hasattr(value, "__struct_fields__"):
            fields = ((f, getattr(value, f)) for f in value.__struct_fields__)
            shown = (f"{self._field(f)} {self._shown(means, f'{path}.{f}', v)}" for f, v in fields)
            return ", ".join(shown)
        return str(value)

    def _arguments(self, value: Event | Action) -> dict[str, str | int]:
        """The fields as a sentence of the catalogue takes them: counts stay numbers."""
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
        """A value of a story, as it is spelt."""
        return str(value)

    def typed(self, value: Any, field: str) -> str:
        """A value of this field as one types it."""
        return typed_value(value)

    def read_value(self, text: str, field: str = "") -> Any:
        """A whole number, yes or no, or the text itself; None for nothing."""
        plain = text.strip()
        if re.fullmatch("-?[0-9]{1,9}", plain):
            return int(plain)
        return {"yes": True, "no": False}.get(plain, plain or None)

    # ── what happened ────────────────────────────────────────────────────────────────────────

    def sentence(self, event: Event) -> str | None:
        """The words of the catalogue, or the event as it is spelt; None for what others got."""
        if isinstance(event, Unseen):
            return None
        kind, is_seat = event.__struct_config__.tag, meanings(type(event)).get("seat") == "seat"
        mine = is_seat and getattr(event, "seat", None) == self._you
        keys = (f"{self.game}-you-{kind}",) * mine + (f"{self.game}-event-{kind}",)
        key = next(filter(self._words.knows, keys), None)
        return write(event) if key is None else self._words.say(key, **self._arguments(event))

    def picture(self, event: Event) -> RenderableType | None:
        """None: events are words only."""
        return None

    def drawn(self, action: Action) -> str | None:
        """A hidden outcome of chance in words."""
        key = f"{self.game}-action-{action.__struct_config__.tag}"
        known = self._words.knows(key)
        return f"({self._words.say(key, **self._arguments(action)) if known else write(action)})"

    # ── how things stand ─────────────────────────────────────────────────────────────────────

    def _columns(self, view: Any) -> dict[str, tuple[Any, ...]]:
        """The fields that have one value for each seat."""
        return {
            name: value
            for name, value in _fields(view).items()
            if self._seen.get(name) == "by-seat" and value and len(value) == len(self._names)
        }

    def _cell(self, view: Any, column: str, seat: Seat) -> str:
        """What a column has for a seat."""
        value = getattr(view, column)[seat]
        return self._shown(self._seen, column + "[]", value)

    def _facts(self, view: Any) -> list[tuple[str, str]]:
        """All other fields that hold something, with their names."""
        columns = self._columns(view)
        return [
            (self._field(name), self._shown(self._seen, name, value))
            for name, value in _fields(view).items()
            if name not in columns and value is not None and value != ()
        ]

    def lines(self, view: Any) -> list[str]:
        """The table in sentences: a line a seat, then a line a fact."""
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
        """The table, drawn: a row a seat, under it the facts."""
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
        """What the table shows of the person's own seat."""
        held = self._columns(view)
        return Text("\n".join(f"{self._field(c)}: {self._cell(view, c, self._you)}" for c in held))

    @cached_property
    def redrawn(self) -> frozenset[str]:
        """Every phase, where the view has a field of that name: nothing else shows the table."""
        kind = self._book.view_type
        hints = dict(zip(kind.__struct_fields__, field_types(kind), strict=True))
        return frozenset(typing.get_args(hints.get("phase")))

    # ── questions ────────────────────────────────────────────────────────────────────────────

    def question(self, view: Any) -> str:
        """What the person is asked, in the game's words where it has some."""
        own = f"{self.game}-question"
        return self._words.say(own if self._words.knows(own) else "terminal-generic-question")

    def aid(self, view: Any, offers: Sequence[Offer], hints: bool) -> HintLines | None:
        """None: what helps is not known of every game."""
        return None

    def usual(self, offers: Sequence[Offer]) -> Action | None:
        """The only thing there is to do, if there is nothing to fill in."""
        only = len(offers) == 1 and not offers[0].slots
        return offers[0].action if only else None

    def forced(self, offers: Sequence[Offer]) -> Action | None:
        """None: the person is always asked."""
        return None

    def ended(self, view: Any, result: Result, seat: Seat) -> str:
        """Nothing besides the place."""
        return ""


def _fields(value: Any) -> Mapping[str, Any]:
    return {f: getattr(value, f) for f in value.__struct_fields__}


def _name(path: str) -> str:
    """The name of the field that a path ends in."""
    return path.replace("[]", "").rpartition(".")[2]
