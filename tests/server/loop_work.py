"""The work of single requests on the server's loop, over all games and options.

All tables share one loop, so the longest piece of work is the longest delay for all others. Tables
of every game are opened under random options with the maximum number of seats. Then random client
messages, valid and invalid, are processed as in the server's loop: reading the message, applying
the command with all chance actions, writing all observations, passing events to bots, and also
welcomes, aid, rule checks and references. Work on other threads or in other processes (bots'
thinking, loading, records, lessons, solving) is not included. ``meter`` measures the cost of a
piece of work.
"""

import sys
from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from mendax.bots import bots_for
from mendax.bots.pace import thinking_time
from mendax.core.concrete import concrete
from mendax.core.game import Action, AnyGame, MendaxError, Offer
from mendax.core.shares import share_hash
from mendax.games import GAMES
from mendax.games.rules import Option, Rules, options, with_options, write_options
from mendax.server.tables.bot_seats import BotSeats
from mendax.server.wire import messages, outbound
from mendax.table.actions import (
    AddBot,
    AddPerson,
    AddShare,
    Arrange,
    BindShare,
    BuyIn,
    DropTakeOver,
    Guess,
    HandOver,
    Leave,
    Mute,
    MuteWatcher,
    NewLink,
    React,
    Ready,
    Remove,
    RemoveWatcher,
    Rename,
    ResetScore,
    Return,
    Say,
    SayPhrase,
    SetGame,
    SetRules,
    SetTable,
    Sit,
    StandIn,
    Start,
    TableAction,
    TakeOver,
    Vote,
    Wear,
    Whisper,
)
from mendax.table.commands import Act, BotAct, Do, TimeOut
from mendax.table.log import Failed
from mendax.table.table import Batch, Person, Table

MOST_OPERATIONS: Final = 60
"""The maximum number of operations at one table."""
_DEEDS = messages.actions_decoder(TableAction)
_TEXT = "Ж" * 280

Work = Callable[[], object]
Meter = Callable[[str, Work], object]
"""Does a piece of work of this name, and records its cost."""


class Ear:
    """A connected person, with the interface that ``tell`` expects."""

    def __init__(self, person: Person) -> None:
        self.person = person


def a_table(luck: Random, meter: Meter) -> None:
    """Measure one table under random options, from its opening to its last operation.

    Raises ``Failed`` where the server would set the table aside.
    """
    game = luck.choice(list(GAMES.values()))
    preset, rules = some_rules(game, luck, meter)
    meter("reference", lambda: messages.encode(game.reference(rules)))
    seats = luck.choice([game.seats[0], luck.choice(game.seats), game.seats[-1]])
    people = luck.randint(1, seats)
    changes = {name: getattr(rules, name) for name in rules.__struct_fields__}
    table, _ = Table.open(
        *("abcdefghijkmnpqr", luck.randbytes(32), game.name, 1000, "p0", "P 0", preset, changes),
        bots=bots_for(game.name),
    )
    visit = _Visit(table, game, luck, meter, [Ear(f"p{n}") for n in range(people + 3)])
    for number in range(1, people):
        visit.deed(f"p{number}", Sit(f"P {number}"))
    for _ in range(seats - people):
        visit.deed("p0", AddBot(luck.choice(bots_for(game.name))))
    for ear in visit.ears[:people]:
        if luck.random() < 0.7:
            visit.deed(ear.person, BuyIn(luck.choice([1, 100, 5000, 1_000_000])))
    for _ in range(luck.randint(1, MOST_OPERATIONS)):
        visit.anything()


def some_rules(game: AnyGame, luck: Random, meter: Meter) -> tuple[str, Rules]:
    """Return the name of a preset, and its rules with no, some or all options changed."""
    name = luck.choice(list(game.presets))
    rules: Rules = game.presets[name]
    share = luck.choice([0.0, 0.2, 0.6, 1.0])
    kind: Any = game.rules
    for option in options(kind):
        if luck.random() < share:
            change = {option.name: _value(option, luck)}
            try:
                rules = with_options(rules, change)
            except MendaxError:  # contradicts another, or does not apply
                continue
    meter("rules", lambda: write_options(rules))
    return name, rules


def _value(option: Option, luck: Random) -> str | int | bool:
    if option.kind == "switch":
        return luck.random() < 0.5
    if option.kind == "number":
        return luck.choice([option.low, option.high, luck.randint(option.low, option.high)])
    return luck.choice(option.values)


class _Visit:
    """The operations at one table."""

    def __init__(
        self, table: Table, game: AnyGame, luck: Random, meter: Meter, ears: list[Ear]
    ) -> None:
        self.table, self.game, self.luck, self.meter, self.ears = table, game, luck, meter, ears
        self._minds = BotSeats(table)
        self._moves = messages.actions_decoder(game.actions)
        self._at = 1000

    def deed(self, person: Person, action: Any) -> None:
        """Send an action outside the game as a message."""
        text = msgspec.json.encode({"type": "do", "id": "a", "action": action}).decode()

        def run() -> Batch:
            message: Any = messages.decode(text)
            return self.table.execute(Do(person, messages.decode(message.action, _DEEDS)), self._at)

        self._command(f"{self.game.name} {type(action).__name__}", run)

    def move(self, person: Person, action: Any) -> None:
        """Send a move in the game as a message."""
        sent = {"type": "act", "id": "a", "after": self.table.number, "action": action}
        text = msgspec.json.encode(sent).decode()

        def run() -> Batch:
            message: Any = messages.decode(text)
            decoded = messages.decode(message.action, self._moves)
            return self.table.execute(Act(person, decoded, message.after), self._at)

        self._command(f"{self.game.name} {type(action).__name__}", run)

    def _command(self, name: str, run: Callable[[], Batch]) -> None:
        self._at += self.luck.choice([1, 1000, 700_000])

        def work() -> None:
            try:
                batch = run()
            except Failed:
                raise
            except MendaxError as error:
                messages.encode(messages.AnswerOut("a", None, error.reason))
                return
            if batch.lines:
                self._follow_game()
                outbound.news(self.table, self.ears, batch, self.table.due(self._at), True)
                self._minds.hear(batch.entries)
                self._armed()

        self.meter(name, work)

    def _follow_game(self) -> None:
        """Follow a change of the table's game."""
        name = self.table.table_view().game
        if name != self.game.name:
            self.game = GAMES[name]
            self._moves = messages.actions_decoder(self.game.actions)

    def _armed(self) -> None:
        """Do the server's work for the bots that act next."""
        view = self.table.table_view()
        for seat in self.table.to_act().bots:
            thinking_time(view.id, self.table.number, self.table.offers(seat), view.settings.pace)

    # ── random requests ──────────────────────────────────────────────────────────────────────

    def anything(self) -> None:
        """Make a move for a seat whose turn it is, or sometimes send another request of a
        client."""
        played = self.table.game_run
        if played is None or played.over:
            self.deed("p0", Start())
        if self.luck.random() < 0.7 and self._moved():
            return
        ear, number = self.luck.choice(self.ears), self.table.number
        since = self.luck.choice([0, number, max(0, number - 40)])
        kind = self.luck.randrange(4)
        if kind == 0:
            self._looked(ear, since)
        elif kind == 1:
            self.deed(ear.person, self._some_deed())
        elif kind == 2:
            self._rubbish()
        else:
            self._ran_out()

    def _moved(self) -> bool:
        played = self.table.game_run
        seats = [] if played is None else [seat for seat in played.actors if isinstance(seat, int)]
        if not seats:
            return False
        seat = self.luck.choice(seats)
        action = _some(self.table.offers(seat), self.luck)
        person = self.table.people()[seat]
        if self.table.bot_at(seat) is None and person is not None:
            self.move(person, action)
        else:
            if self.luck.random() < 0.1:  # gives the table a bot that receives events
                self._minds.choose(seat)
            self._command(
                f"{self.game.name} {type(action).__name__}",
                lambda: self.table.execute(BotAct(seat, action), self._at),
            )
        return True

    def _looked(self, ear: Ear, since: int) -> None:
        table = self.table
        due, present = table.due(self._at), (True,) * len(table.people())
        name = self.game.name
        self.meter(
            f"{name} welcome", lambda: outbound.welcome(table, ear.person, since, present, due)
        )
        seat = outbound.observer(table, ear.person).seat
        self.meter(f"{name} aid", lambda: messages.encode(outbound.aid(table, seat)))

    def _some_deed(self) -> Any:
        luck, seats = self.luck, len(self.table.people())
        seat = luck.randrange(seats + 1)
        order = list(range(seats))
        luck.shuffle(order)
        rules = some_rules(self.game, luck, self.meter)
        changes = tuple(write_options(rules[1]).split())
        settings = self.table.table_view().settings
        return luck.choice(
            [
                *(Say(_TEXT), Whisper(seat, _TEXT), SayPhrase("hello")),
                *(Sit("P" * 24), Rename("Q" * 24), Leave(), Return()),
                *(Remove(seat), HandOver(seat), Arrange(tuple(order))),
                *(AddBot("odds"), BuyIn(100)),
                *(BindShare(share_hash(bytes(16))), AddShare("00" * 16)),
                *(React("laugh", seat), Wear("fox"), Ready(luck.random() < 0.5)),
                *(StandIn(seat), TakeOver(seat, "R" * 20), DropTakeOver()),
                Guess(seat, luck.random() < 0.5),
                AddPerson("S" * 20, "fox"),
                *(Mute(seat, seat > 0), MuteWatcher("Guest", True), RemoveWatcher("Guest")),
                *(NewLink(), Vote("mia"), ResetScore()),
                SetGame(luck.choice(list(GAMES))),
                *(SetRules(rules[0], changes), SetTable(replace(settings, hints=True))),
                Start(),
            ]
        )

    def _rubbish(self) -> None:
        text = self.luck.choice(
            [
                "[" * messages.LIMIT,
                '{"type":"act","id":"a","after":1,"action":' + "[" * 8000,
                '{"type":"do","id":"a","action":{"kind":"say","text":"' + "\\u0300" * 1300 + '"}}',
                '{"type":"do","id":"a","action":{"kind":"sit","name":"' + "Ǻ" * 4000 + '"}}',
                "9" * messages.LIMIT,
            ]
        )

        def work() -> None:
            try:
                message: Any = messages.decode(text)
                action = messages.decode(message.action, _DEEDS)
                self.table.execute(Do("p0", action), self._at)
            except MendaxError:
                pass

        self.meter("rubbish", work)

    def _ran_out(self) -> None:
        due = self.table.due(self._at)
        if due is not None and due.seats:
            seat = due.seats[0]
            self._at += due.milliseconds
            self._command(
                f"{self.game.name} clock", lambda: self.table.execute(TimeOut(seat), self._at)
            )


def _some(offers: tuple[Offer, ...], luck: Random) -> Action:
    """Return an offered action, filled with the longest allowed texts."""
    chosen = list(concrete([luck.choice(offers)], sample=8, most=64))
    return luck.choice(chosen)


class Counted:
    """A meter that counts function calls in Python and C, with the same result on any machine."""

    def __init__(self) -> None:
        self.times = 0
        self.most: dict[str, int] = {}

    def __call__(self, name: str, work: Work) -> object:
        """Do the work and measure it."""
        calls = 0

        def count(_frame: object, event: str, _what: object) -> None:
            nonlocal calls
            calls += event in ("call", "c_call")

        before = sys.getprofile()
        sys.setprofile(count)
        try:
            done = work()
        finally:
            sys.setprofile(before)
        self.times += 1
        self.most[name] = max(calls, self.most.get(name, 0))
        return done
