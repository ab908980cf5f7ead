"""Tests that no request at any table blocks the server's loop for long.

All tables share one loop, so the longest piece of work is the longest delay for all others. The
unit is calls in Python and C, so the result is the same on any machine. Work on other threads or in
other processes (bots' thinking, loading, records, lessons, solving) is not included.
"""

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from mendax.bots import bots_for
from mendax.bots.pace import thinking_time
from mendax.core.concrete import concrete
from mendax.core.game import Action, AnyGame, MendaxError
from mendax.games import GAMES
from mendax.games.rules import Option, Rules, options, with_options, write_options
from mendax.server.tables.bot_seats import BotSeats
from mendax.server.wire import messages, outbound
from mendax.table import actions as around
from mendax.table.actions import TableAction
from mendax.table.commands import Act, BotAct, Do, TimeOut
from mendax.table.log import Failed
from mendax.table.table import Batch, Person, Table

MOST_CALLS = 500_000
"""Current machines make about ten million calls a second, so this limit is far below a second. The
most expensive known operations take a hundred thousand calls each: starting a game of Sword of Lies
for twenty, which deals a hundred cards, and the first reference of a rule set."""
TABLES = 40
_DEEDS = messages.actions_decoder(TableAction)
_TEXT = "Ж" * 280
_RUBBISH = (
    "[" * messages.LIMIT,
    '{"type":"act","id":"a","after":1,"action":' + "[" * 8000,
    '{"type":"do","id":"a","action":{"kind":"say","text":"' + "\\u0300" * 1300 + '"}}',
    '{"type":"do","id":"a","action":{"kind":"sit","name":"' + "Ǻ" * 4000 + '"}}',
    "9" * messages.LIMIT,
)


@dataclass
class Ear:
    """A connected person, with the interface that ``outbound`` expects."""

    person: Person


class Meter:
    """Counts the calls of pieces of work."""

    def __init__(self) -> None:
        self.most: dict[str, int] = {}

    def __call__(self, name: str, work: Callable[[], object]) -> None:
        calls = 0

        def count(_frame: object, event: str, _what: object) -> None:
            nonlocal calls
            calls += event in ("call", "c_call")

        before = sys.getprofile()
        sys.setprofile(count)
        try:
            work()
        finally:
            sys.setprofile(before)
        self.most[name] = max(calls, self.most.get(name, 0))


def some_rules(game: AnyGame, luck: Random) -> tuple[str, Rules]:
    """Return the name of a preset, and its rules with no, some or all options changed."""
    name, share = luck.choice(list(game.presets)), luck.choice([0.0, 0.2, 1.0])
    rules: Rules = game.presets[name]
    kind: Any = game.rules
    for option in options(kind):
        if luck.random() < share:
            with suppress(MendaxError):  # contradicts another, or does not apply
                rules = with_options(rules, {option.name: _value(option, luck)})
    return name, rules


def _value(option: Option, luck: Random) -> str | int | bool:
    if option.kind == "switch":
        return luck.random() < 0.5
    if option.kind == "number":
        return luck.choice([option.low, option.high, luck.randint(option.low, option.high)])
    return luck.choice(option.values)


class Visit:
    """One table with random options, and requests of its people."""

    def __init__(self, luck: Random, meter: Meter) -> None:
        self.luck, self.meter, self.at = luck, meter, 1000
        self.game = game = luck.choice(list(GAMES.values()))
        preset, rules = some_rules(game, luck)
        meter("reference", lambda: messages.encode(game.reference(rules)))
        changes = {name: getattr(rules, name) for name in rules.__struct_fields__}
        bots = bots_for(game.name)
        self.table, _ = Table.open(
            *("abcdefghijkmnpqr", luck.randbytes(32), game.name, 1000, "p0", "P 0", preset),
            changes,
            bots=bots,
        )
        self.minds, self.moves = BotSeats(self.table), messages.actions_decoder(game.actions)
        seats = luck.choice([luck.choice(game.seats), game.seats[-1]])
        people = luck.randint(1, seats)
        self.ears = [Ear(f"p{number}") for number in range(people + 3)]
        for number in range(1, people):
            self.deed(f"p{number}", around.Sit(f"P {number}"))
        for _ in range(seats - people):
            self.deed("p0", around.AddBot(luck.choice(bots)))

    def deed(self, person: Person, action: Action) -> None:
        """Send an action outside the game as a message."""
        text = msgspec.json.encode({"type": "do", "id": "a", "action": action}).decode()
        self._command(type(action).__name__, lambda: self._does(text, person))

    def _does(self, text: str, person: Person = "p0") -> Batch:
        message: Any = messages.decode(text)
        return self.table.execute(Do(person, messages.decode(message.action, _DEEDS)), self.at)

    def _command(self, name: str, run: Callable[[], Batch]) -> None:
        self.at += self.luck.choice([1, 1000, 700_000])

        def work() -> None:
            try:
                batch = run()
            except Failed:
                raise
            except MendaxError as error:
                messages.encode(messages.AnswerOut("a", None, error.reason))
                return
            outbound.news(self.table, self.ears, batch, self.table.due(self.at), True)
            self.minds.hear(batch.entries)
            view = self.table.table_view()
            for seat in self.table.to_act().bots:
                offers = self.table.offers(seat)
                thinking_time(view.id, self.table.number, offers, view.settings.pace)

        self.meter(f"{self.game.name} {name}", work)

    def move(self) -> bool:
        """Make a move for a seat whose turn it is, if there is any."""
        played = self.table.game_run
        seats = [] if played is None else [seat for seat in played.actors if isinstance(seat, int)]
        if not seats:
            return False
        seat = self.luck.choice(seats)
        offer = self.luck.choice(self.table.offers(seat))
        action = self.luck.choice([*concrete([offer], sample=8, most=64)])
        person, number = self.table.people()[seat], self.table.number
        text = msgspec.json.encode({"type": "act", "id": "a", "after": number, "action": action})

        def acts() -> Batch:
            message: Any = messages.decode(text.decode())
            read = messages.decode(message.action, self.moves)
            return self.table.execute(Act(person or "", read, number), self.at)

        by_bot = person is None or self.table.bot_at(seat) is not None
        if by_bot and self.luck.random() < 0.1:
            asyncio.run(self._thought(seat))
        bot = BotAct(seat, action)
        run = (lambda: self.table.execute(bot, self.at)) if by_bot else acts
        self._command(type(action).__name__, run)
        return True

    async def _thought(self, seat: int) -> None:
        """Let the bot of a seat choose, so that it receives events from now on."""
        self.minds.think(seat)
        await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}))

    def request(self) -> None:
        """Send another request of a client."""
        luck, table, ear = self.luck, self.table, self.luck.choice(self.ears)
        present, due = (True,) * len(table.people()), table.due(self.at)
        since, name = luck.choice([0, max(0, table.number - 40)]), self.game.name
        self.meter(
            f"{name} welcome", lambda: outbound.welcome(table, ear.person, since, present, due)
        )
        seat = outbound.observer(table, ear.person).seat
        self.meter(f"{name} aid", lambda: messages.encode(outbound.aid(table, seat)))
        rubbish = luck.choice(_RUBBISH)
        with suppress(MendaxError):
            self.meter("rubbish", lambda: self._does(rubbish))
        preset, rules = some_rules(self.game, luck)
        self.meter("rules", lambda: write_options(rules))
        order = luck.sample(range(len(present)), len(present))
        changes = tuple(write_options(rules).split())
        deeds = [
            *(around.Say(_TEXT), around.Whisper(len(present) - 1, _TEXT), around.BuyIn(1_000_000)),
            *(around.Rename("Q" * 24), around.Leave(), around.Return(), around.Ready(True)),
            *(around.Arrange(tuple(order)), around.SetRules(preset, changes), around.NewLink()),
            *(around.SetGame(luck.choice(list(GAMES))), around.SetGame(name), around.Start()),
        ]
        self.deed(luck.choice(["p0", ear.person]), luck.choice(deeds))
        if self.table.table_view().game != name:
            self.deed("p0", around.SetGame(name))
        if due is not None and due.seats:
            out = TimeOut(due.seats[0])
            self.at += due.milliseconds
            self._command("clock", lambda: table.execute(out, self.at))


def test_no_piece_of_work_is_long() -> None:
    meter = Meter()
    for number in range(TABLES):
        luck = Random(f"watchdog test {number}")
        visit = Visit(luck, meter)
        for _ in range(luck.randint(1, 60)):
            if visit.table.game_run is None or visit.table.game_run.over:
                visit.deed("p0", around.Start())
            if luck.random() < 0.3 or not visit.move():
                visit.request()
    assert {name: calls for name, calls in meter.most.items() if calls > MOST_CALLS} == {}
    assert {f"{game} {work}" for game in GAMES for work in ("Start", "aid", "clock")} <= {
        *meter.most
    }
    assert len(meter.most) > 60, "moves of all games"
