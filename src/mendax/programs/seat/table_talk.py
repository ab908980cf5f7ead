"""Translates a table's messages into a program's messages: begin, news and end.

Rules of this file
1. This module has no socket or clock. It turns decoded messages into messages for the program.
2. The program is not asked while a move is in flight; afterwards it is asked about the new state.
3. Programs receive game events and the talk of others, but not the table's seating.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from mendax.core.game import AnyGame, Reason, Seat
from mendax.games import game_named
from mendax.games.rules import Rules, read_options
from mendax.programs.protocol import (
    BeginForProgram,
    EndForProgram,
    Explain,
    NewsForProgram,
    OfferForProgram,
    SaidForProgram,
)
from mendax.programs.seat.program_bot import begun

STALE: Final = "table-refused-stale"
"""The refusal of a move made after others have moved. The program is asked about the new state."""
NOT_STORED: Final = "wire-refused-not-stored"
"""The refusal of a legal move while the table's store does not respond."""
PATIENCE: Final = 60.0
"""Seconds per answer at a server of an earlier release, whose tables have no such setting."""
MOST_SAID: Final = 50
"""The number of sentences of others that are kept for the next news."""
STORE_PAUSE: Final = 2.0
"""Seconds before the move is sent again."""
_TAGGED: Final = "kind"
_GAME_STARTED: Final = "game-started"
_SAID: Final = "said"


def reason_of(given: Mapping[str, Any]) -> Reason:
    """Return the reason in a message."""
    return Reason(given["key"], given["arguments"])


class Begun(NamedTuple):
    """A running game as it was when the program joined."""

    number: int
    """The game's number at its table."""
    game: AnyGame
    rules: Rules
    seat: Seat
    names: tuple[str, ...]


class TableTalk:
    """One seat's messages. ``hear`` processes the server's messages, and ``next`` returns the
    program's.
    """

    def __init__(self, explain: Explain, move_time: float | None = None) -> None:
        """``move_time`` is the seconds per answer at tables without a clock; by default, the
        table's patience.
        """
        self._explain, self._move_time = explain, move_time
        self.table: Mapping[str, Any] = {}
        self.seat: Seat | None = None
        self.number = 0
        """The number of the last entry received, which a new connection sends in ``hello``."""
        self.begun: Begun | None = None
        """The program's current game."""
        self.moving = False
        """True while a move is in flight."""
        self._game: Mapping[str, Any] | None = None
        self._due: Mapping[str, Any] | None = None
        self._events: list[Any] = []
        self._missed = False
        self._asked = -1
        """The number of the last entry before the last question."""
        self._asked_of: Mapping[str, Any] | None = None
        """The game state of the last question while that question is open, otherwise None."""
        self._done = -1
        """The number of the last move's entry."""
        self._last = -1
        """The number of the last game whose end the program has received."""
        self._spoken: list[SaidForProgram] = []
        self._said: list[SaidForProgram] = []
        """The sentences of others since the last news."""

    def hear(self, message: Mapping[str, Any]) -> None:
        """Process a ``welcome`` or ``news`` message; ignore others."""
        if message.get("type") == "welcome":
            self._missed = self._missed or not message["complete"]
            self._take(message, message["missed"])
            self.number = message["number"]
            if message["game_follows"]:
                self._game = None
            if not self.moving:
                self._void()  # repeat the question from before the reconnect
        elif message.get("type") == "news":
            self._take(message, message["entries"])

    def _take(self, message: Mapping[str, Any], entries: Sequence[Mapping[str, Any]]) -> None:
        if message.get("table") is not None:
            self.table = message["table"]
        told = self.begun is not None or self.table.get("phase") == "playing"
        for entry in entries:
            if entry["number"] > self.number:
                if any(event[_TAGGED] == _GAME_STARTED for event in entry["events"]):
                    self._events = []  # events of another game
                self._events += entry["events"] if told else ()
                spoken = [
                    SaidForProgram(event["name"], event["text"], event["seat"])
                    for event in entry["events"]
                    if event[_TAGGED] == _SAID and event["seat"] != message["you"]
                ]
                self._spoken += spoken
                self._said = [*self._said, *spoken][-MOST_SAID:]
                self.number = entry["number"]
        if message.get("type") == "welcome" or message.get("game") is not None:
            self._game = message["game"]
        if self._game is None or not self._game["offers"]:
            self._asked_of = None
        self.seat, self._due = message["you"], message["due"]

    def take_spoken(self) -> tuple[SaidForProgram, ...]:
        """Return the sentences of others since the last call."""
        spoken, self._spoken = tuple(self._spoken), []
        return spoken

    @property
    def away(self) -> bool:
        """Return whether a bot stands in for this program in a running game."""
        return self.plays and bool(self.table["seats"][self.seat].get("away"))

    def done(self, number: int) -> None:
        """Note the number of the move's entry. No question follows until that entry is received."""
        self._done, self._asked_of = number, None

    def overtaken(self) -> None:
        """Note that the move came too late; the program is asked about the new state."""
        self._asked_of = None

    def _void(self) -> None:
        self._asked, self._asked_of = -1, None

    @property
    def plays(self) -> bool:
        """Return whether this program takes part in a running game."""
        return self.table.get("phase") == "playing" and self.seat is not None

    def next(self) -> "BeginForProgram | NewsForProgram | EndForProgram | None":
        """Return the next message for the program, or None if none is due."""
        if self.begun is not None and self._is_over(self.begun):
            return self._end(self.begun)
        if self._game is None or not self.plays:
            return None
        if self.begun is None:
            return None if self.table["games"] == self._last else self._begin()
        offers = self._offers(self.begun)
        if self.moving or not offers or self.number < self._done or self.number == self._asked:
            return None
        if self._game == self._asked_of:  # only chat arrived since
            return None
        self._asked, self._asked_of = self.number, self._game
        return self._news(self.begun, offers)

    def _is_over(self, begun: Begun) -> bool:
        over = self._game is not None and self._game["places"] is not None
        return over or self.table["games"] != begun.number or not self.plays

    def _begin(self) -> BeginForProgram:
        game = game_named(self.table["game"])
        rules = read_options(game.presets[game.default_preset], self.table["rules"].split())
        names = tuple(seat["name"] for seat in self.table["seats"])
        assert self.seat is not None
        self.begun = Begun(self.table["games"], game, rules, self.seat, names)
        return begun(game, rules, self.seat, names, rules.turn_clock or self.move_time)

    @property
    def move_time(self) -> float:
        """Return the seconds per answer at a table without a clock."""
        if self._move_time is not None:
            return self._move_time
        return float(self.table.get("settings", {}).get("patience", PATIENCE))

    def _news(self, begun: Begun, offers: tuple[OfferForProgram, ...]) -> NewsForProgram:
        kinds = {kind.__struct_config__.tag for kind in begun.game.events} | {"unseen"}
        events = tuple(event for event in self._events if event.get(_TAGGED) in kinds)
        missed, self._events, self._missed = self._missed, [], False
        assert self._game is not None
        left = self.left if offers else None
        view, said, self._said = self._game["view"], tuple(self._said), []
        return NewsForProgram(self.number, events, view, offers, missed, left, said)

    @property
    def left(self) -> int | None:
        """Return the milliseconds left for this seat, or None if unlimited."""
        if self._due is None or self.seat not in self._due["seats"]:
            return None
        return int(self._due["milliseconds"])

    def _end(self, begun: Begun) -> EndForProgram | NewsForProgram:
        if self._game is not None and self._events:
            return self._news(begun, ())
        self.begun, self._last = None, begun.number
        self._void()
        game = self._game or {}
        reason = game.get("reason")
        known = None if reason is None else reason_of(reason)
        places = game.get("places")
        words = "" if known is None else self._explain(known)
        return EndForProgram(None if places is None else tuple(places), None, known, words)

    def _offers(self, begun: Begun) -> tuple[OfferForProgram, ...]:
        """Return the offers, with each slot's values listed."""
        offers = () if self._game is None else self._game["offers"]
        return tuple(
            OfferForProgram(offer["action"], tuple(_slot(slot, begun) for slot in offer["slots"]))
            for offer in offers
        )


def _slot(slot: Mapping[str, Any], begun: Begun) -> Mapping[str, Any]:
    """Return a slot for programs, which lists the values of a ladder's range."""
    if slot[_TAGGED] != "rungs":
        return slot
    values = _rungs(begun)
    stretch = values[values.index(slot["lowest"]) :]
    return {_TAGGED: "one-of", "field": slot["field"], "values": stretch}


def _rungs(begun: Begun) -> list[Any]:
    """Return all claims, lowest first, as named in the game's reference."""
    rungs: Any = getattr(begun.game.reference(begun.rules), "rungs", ())
    return [getattr(rung, rung.__struct_fields__[0]) for rung in rungs]
