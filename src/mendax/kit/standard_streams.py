"""An author's bot as a program for several games, which reads lines and answers with lines."""

import sys
import traceback
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Protocol

import msgspec

from mendax.core.game import Action, AnyGame, Between, Event, FreeText, Offer, OneOf, Slot, Unseen
from mendax.core.harmless import harmless
from mendax.core.thoughts import Thought
from mendax.games import game_named
from mendax.kit.authored_bot import Aside, AuthoredBot, OwnGame
from mendax.kit.own_rows import KeepRow, OwnRow
from mendax.kit.tolerant import read_as
from mendax.programs.protocol import (
    ActByProgram,
    BeginForProgram,
    EndForProgram,
    NewsForProgram,
    OfferForProgram,
    ReadyByProgram,
    RefusedForProgram,
    SayByProgram,
    ToProgram,
    line_of,
    read_json,
    write_json,
)


class Output(Protocol):
    """The destination of lines."""

    def write(self, line: bytes, /) -> Any:
        """Buffer a line."""

    def flush(self) -> None:
        """Send the buffered lines."""


class OwnProgram:
    """Answers a program's messages by asking its author's bot."""

    def __init__(
        self,
        own: Callable[..., Any],
        rng: Random | None = None,
        keep: KeepRow | None = None,
        *,
        private: bool = False,
    ) -> None:
        """``keep`` receives the row of each game. With ``private``, answers contain no thoughts."""
        self._own, self._rng = own, rng or Random()
        self._keep, self._private = keep, private
        self._row: OwnRow | None = None
        self._game: AnyGame | None = None
        self._bot: AuthoredBot | None = None
        self._view: Any = None

    def answer(self, line: bytes) -> bytes | None:
        """Return the answer to a line, or None if it needs none. Raises ``ValueError`` for an
        invalid message. Lines of talk come before the answer.
        """
        told = read_as(ToProgram, read_json(line))
        if isinstance(told, BeginForProgram):
            self._begin(told)
            return line_of(ReadyByProgram(name=getattr(self._own, "name", None)))
        if isinstance(told, EndForProgram):
            if self._bot is not None:
                self._bot.ended(told)
            if self._row is not None and self._keep is not None:
                self._keep(self._row.row(told))
            self._row = None
            return None
        if self._game is None or self._bot is None:
            raise ValueError("news about a game that has not begun")
        if isinstance(told, NewsForProgram):
            for event in self._read_events(told.events):
                self._bot.hear(event)
                if self._row is not None:
                    self._row.hear(event)
            self._bot.game.talk.extend((said.name, said.text) for said in told.said)
            self._view = read_as(self._game.view_type, told.view)
        elif isinstance(told, RefusedForProgram):
            sys.stderr.write(f"refused: {harmless(told.words)}\n")
            if self._row is not None:
                self._row.refused()
        if not told.offers:
            return None
        offers = [self._read_offer(offer) for offer in told.offers]
        aside = self._bot.game.aside
        aside.thought = Thought()
        chosen = self._bot.choose(self._view, offers)
        if self._row is not None and isinstance(chosen, Action):
            self._row.chosen(chosen, aside.thought)
        action = msgspec.Raw(write_json(chosen))
        says, aside.says = aside.says, []
        thought = Thought() if self._private else aside.thought
        act = ActByProgram(told.after, action, thought.belief, thought.note)
        return b"".join(line_of(SayByProgram(text)) for text in says) + line_of(act)

    def _begin(self, begin: BeginForProgram) -> None:
        game = game_named(begin.game)
        known = game.rules.__struct_fields__
        usual = game.presets[game.default_preset]
        rules = read_as(type(usual), {**msgspec.to_builtins(usual), **_only(begin.rules, known)})
        own = OwnGame(
            name=begin.game,
            rules=rules,
            seat=begin.seat,
            seats=begin.seats,
            names=begin.names,
            time=begin.time / 1000 if begin.time else None,
            rng=Random(self._rng.random() if begin.seed is None else begin.seed),
            heard=[],
            talk=[],
            aside=Aside(),
        )
        self._game, self._bot = game, AuthoredBot(self._own, own)
        if self._keep is not None:
            self._row = OwnRow(game, rules, begin.names, begin.seat)

    def _read_events(self, events: Iterable[Any]) -> Iterable[Event]:
        """Yield the events whose kinds are known."""
        assert self._game is not None
        known: tuple[type[Event], ...] = (*self._game.events, Unseen)
        kinds = {kind.__struct_config__.tag: kind for kind in known}
        for event in events:
            kind = kinds.get(event.get("kind") if isinstance(event, dict) else None)
            if kind is not None:
                read: Event = read_as(kind, event)
                yield read

    def _read_offer(self, offer: OfferForProgram) -> Offer:
        assert self._game is not None
        kinds = {kind.__struct_config__.tag: kind for kind in self._game.actions}
        action = read_as(kinds[offer.action["kind"]], offer.action)
        return Offer(action, tuple(_read_slot(slot) for slot in offer.slots))


def _read_slot(given: Any) -> Slot:
    """Return a slot. JSON has lists where actions have tuples, such as several dice."""
    slot: Slot = read_as(OneOf | Between | FreeText, given)
    if not isinstance(slot, OneOf):
        return slot
    values = (tuple(value) if isinstance(value, list) else value for value in slot.values)
    return OneOf(slot.field, tuple(values))


def _only(given: Any, names: Iterable[str]) -> dict[str, Any]:
    return {name: given[name] for name in names if name in given}


def run(own: Callable[..., Any], lines: Iterable[bytes], output: Output) -> int:
    """Play until the input ends, and return the exit code. The bot must not print to ``output``."""
    program = OwnProgram(own)
    for line in lines:
        try:
            said = program.answer(line)
        except Exception:  # the bot may raise anything
            traceback.print_exc(file=sys.stderr)
            return 1
        if said is not None:
            output.write(said)
            output.flush()
    return 0
