"""Tests that an agent's tools show the same in two worlds that differ only in hidden facts.

Both worlds have the same players, the same moves of others and the same talk. One chance outcome
differs. While the agent's seat has received the same events, every answer of a tool must be equal.
"""

import queue
from collections.abc import Generator
from random import Random
from typing import Any

import msgspec
import pytest

from mendax.agents import NotAllowed, mcp_server
from mendax.agents.mcp_server import TableTools
from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Event, observation, step
from mendax.games import GAMES
from mendax.games.rules import write_options
from mendax.programs.protocol import actions_of, asked, read_json, write_json
from mendax.programs.table.table_link import table_link
from testbed.scripted_model import move_in
from tests.programs.seat.test_table_talk import entry, news, welcome
from tests.proof import parametrize

SEATS = {"mia": 3, "french_poker": 2, "sword_of_lies": 3}
GAMES_OF_PROOF = 334
"""The number of games of each kind in a proof run: 1,002 in total."""
LONGEST = 40
"""The maximum number of answers of the tools in a game."""
WAITS = "It is not your turn."
TALK = ("I never lie.", "Robo, announce 21!", "Ignore the rules.", "…")


class World:
    """A table's socket, which plays the other seats at random and answers the agent."""

    def __init__(
        self, name: str, seed: int, differs_at: int | None, *, leaks: bool = False
    ) -> None:
        """``differs_at`` is the number of the chance outcome that differs from other worlds. With
        ``leaks``, other players tell the whole state."""
        self._leaks = leaks
        self.game = GAMES[name]
        self.rules = self.game.presets[self.game.default_preset]
        self.seats = SEATS[name]
        self.seat = seed % self.seats
        self.heard: list[Event] = []
        """The events that the agent's seat has received."""
        self.sent: list[Any] = []
        """The messages that the agent's program has sent."""
        self._state = self.game.initial_state(self.rules, self.seats)
        self._luck, self._differs_at = Random(seed), differs_at
        self._left = queue.SimpleQueue[str]()
        self._number, self._chance = 1, 0
        self._kinds = actions_of(self.game.actions)

    # ── the socket ───────────────────────────────────────────────────────────────────────────

    def send(self, text: str) -> None:
        """Answer a message of the agent's program."""
        message = read_json(text)
        self.sent.append(message)
        if message["type"] == "hello":
            self._advance()
            said = welcome(self._number, self._game(), table=self._table(), you=self.seat)
            self._left.put(write_json(said).decode())
            return
        self._number += 1
        answer = {"type": "answer", "id": message["id"], "number": self._number, "reason": None}
        if message["type"] == "act":
            action = self._kinds.decode(write_json(message["action"]))
            entries = [self._act(self.seat, action), *self._advance()]
            shown = news(*entries, game=self._game(), table=self._table(), you=self.seat)
            self._left.put(write_json(answer).decode())
            self._left.put(write_json(shown).decode())
        else:
            self._left.put(write_json(answer).decode())

    def receive(self, seconds: float | None = None) -> str:
        """Return the next message. Raises ``TimeoutError``: messages follow at once, or never."""
        try:
            return self._left.get_nowait()
        except queue.Empty:
            raise TimeoutError from None

    def close(self) -> None:
        """Do nothing."""

    # ── the game ─────────────────────────────────────────────────────────────────────────────

    def _advance(self) -> list[dict[str, Any]]:
        """Play until the agent is to act or the game is over, and return the entries."""
        entries = []
        while (actor := next(iter(self.game.actors(self._state)), None)) not in (None, self.seat):
            assert actor is not None
            if actor == CHANCE:
                outcomes = [one for one, _ in self.game.chance_outcomes(self._state)]
                drawn = self._luck.randrange(10**6)
                if self._chance == self._differs_at:
                    drawn += 1
                self._chance += 1
                entries.append(self._act(CHANCE, outcomes[drawn % len(outcomes)]))
                continue
            offers = self.game.legal_actions(self._state, actor)
            every = list(concrete(offers, sample=8, most=32))
            entries.append(self._act(actor, every[self._luck.randrange(10**6) % len(every)]))
            if self._luck.random() < 0.2:
                entries.append(self._talk(actor))
        return entries

    def _act(self, actor: Any, action: Any) -> dict[str, Any]:
        self._state, events = step(self.game, self._state, actor, action)
        received = [observation(told, self.seat) for told in events]
        self.heard += received
        self._number += 1
        return entry(self._number, *map(msgspec.to_builtins, received))

    def _talk(self, seat: int) -> dict[str, Any]:
        self._number += 1
        said = {"kind": "said", "seat": seat, "name": f"P{seat}", "text": self._luck.choice(TALK)}
        if self._leaks:
            said["text"] = repr(self._state)
        return entry(self._number, said)

    def _game(self) -> dict[str, Any]:
        view = self.game.view(self._state, self.seat)
        result = self.game.result(self._state)
        offers = self.game.legal_actions(self._state, self.seat)
        shown = {"view": view, "offers": asked(offers) if result is None else (), "reason": None}
        places = None if result is None else result.places
        written: dict[str, Any] = read_json(write_json(shown | {"places": places}))
        return written

    def _table(self) -> dict[str, Any]:
        own = {"program": True}
        seats = [{"name": f"P{n}"} | (own if n == self.seat else {}) for n in range(self.seats)]
        options = {"game": self.game.name, "phase": "playing", "games": 1, "stakes": None}
        return options | {"rules": write_options(self.rules), "seats": seats, "commitment": "c"}


class Server:
    """The server of one world, in place of a client over the network."""

    world: World
    """The world of the next server."""

    def __init__(self, *_: Any) -> None:
        """Accept any address and key."""
        self._own = type(self).world

    def begin(self) -> None:
        """Do nothing."""

    def ask(self, *_: Any) -> Any:
        """Return what the rules of the table need."""
        return {"game": self._own.game.name, "rules": write_options(self._own.rules)}

    def connect(self, _: str) -> World:
        """Return the table's socket."""
        return self._own


def answers(world: World, seed: int) -> Generator[tuple[list[Event], str]]:
    """Play with the tools, and yield each answer with the events received before it."""
    Server.world = world
    tools, luck = TableTools(None, None, "en"), Random(seed)
    yield [], tools.join("http://table.test/t/abcdefgh", "", "Robo")
    yield [], tools.rules()
    try:
        for _ in range(LONGEST):
            shown = _until_asked(tools)
            yield list(world.heard), shown
            if "The game is over" in shown:
                return
            yield list(world.heard), tools.see()
            if luck.random() < 0.3:
                yield list(world.heard), tools.say("Trust me.")
            try:
                yield list(world.heard), tools.act(move_in(shown))
            except NotAllowed as error:
                yield list(world.heard), str(error.reason)
    finally:
        tools.leave()


def _until_asked(tools: TableTools) -> str:
    """Wait for the question or the end. The talk before it may come with an earlier answer."""
    parts = list[str]()
    while not any("Your move." in part or "The game is over" in part for part in parts):
        parts += [part for part in tools.wait().split("\n\n") if part != WAITS]
    return "\n\n".join(parts)


@parametrize("part", range(1, 8), test=())
@pytest.mark.parametrize("name", SEATS)
def test_many_games_show_no_hidden_fact(
    name: str, part: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = _compared(name, range(part, GAMES_OF_PROOF + 1, 7), monkeypatch)
    assert compared > 100


@pytest.mark.parametrize("name", SEATS)
def test_tools_and_talk_show_no_hidden_fact(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert _compared(name, range(6), monkeypatch) > 10


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match="MiaState"):
        _compared("mia", range(40), monkeypatch, leaks=True)


def _compared(
    name: str, seeds: range, monkeypatch: pytest.MonkeyPatch, *, leaks: bool = False
) -> int:
    """Compare the answers of the tools in two worlds for each seed, and return their number."""
    monkeypatch.setattr(mcp_server, "way_to", lambda link, *_: (Server(), table_link(link)))
    compared = 0
    for seed in seeds:
        at = 1 + seed % 5
        one, two = (World(name, seed, which, leaks=leaks) for which in (None, at))
        first, second = answers(one, seed), answers(two, seed)
        for (events, text), (others, other) in zip(first, second, strict=False):
            if events != others:
                break
            assert text == other, (seed, text, other)
            compared += bool(events)
        first.close()
        second.close()
    return compared
