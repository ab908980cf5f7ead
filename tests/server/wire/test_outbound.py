"""Tests that a reconnect takes at most four kilobytes at any table, however long the game is."""

import random
from typing import Any

import msgspec
import pytest

from mendax.core.concrete import concrete
from mendax.core.game import Between, FreeText, Offer, OneOf, Rungs
from mendax.games import GAMES
from mendax.games.mia.actions import Announce, Look, Shake
from mendax.server.wire import outbound
from mendax.server.wire.messages import RungsFrom
from mendax.table.actions import AddPerson, BuyIn, Say, Sit, Start
from mendax.table.commands import Act, Do
from mendax.table.names import HEAVIEST_NAME, clean_name
from mendax.table.table import Table
from tests.proof import parametrize

MOMENT = 1_800_000_000_000
PRESETS = [(game.name, preset) for game in GAMES.values() for preset in game.presets]


def heaviest(seat: int) -> str:
    """Return a name of twenty characters with the maximum number of bytes."""
    name = clean_name("🎲" * 18 + f"{seat:02}" + "\u0301" * 3)
    assert len(name.encode()) == HEAVIEST_NAME
    return name


def full_table(game: str, preset: str | None = None, seats: int = 0, **rules: Any) -> Table:
    """Return a running game with the maximum number of seats and the longest names."""
    changes = {"turn_clock": 60} | rules
    table, _ = Table.open("t" * 16, b"s" * 32, game, MOMENT, "p0", heaviest(0), preset, changes)
    for seat in range(1, seats or GAMES[game].seats[-1]):
        table.execute(Do(f"p{seat}", Sit(heaviest(seat))), MOMENT)
    table.execute(Do("p0", Start()), MOMENT)
    return table


def move(table: Table, luck: random.Random) -> int:
    """Make a move and return its seat. After a game, the next game starts."""
    if table.result():
        buy_in(table)
        table.execute(Do("p0", Start()), MOMENT)
    assert table.game_run
    seat = int(table.game_run.actors[0])
    action = luck.choice(list(concrete(table.offers(seat)))[:3])
    table.execute(Act(f"p{seat}", action, table.number, f"c{table.number}"), MOMENT)
    return seat


def buy_in(table: Table) -> None:
    """Buy the missing chips for players with too few, if the game allows it."""
    stakes = table.table_view().stakes
    for seat, sitter in enumerate(table.table_view().seats if stakes and stakes.rebuys else ()):
        missing = (stakes.buy_in if stakes else 0) - (sitter.stack or 0)
        if missing > 0:
            table.execute(Do(f"p{seat}", BuyIn(missing)), MOMENT)


def talk(table: Table) -> None:
    """Send the longest chat message, in letters of two bytes."""
    table.execute(Do("p1", Say("ї" * 280)), MOMENT)


def told(table: Table, person: str, since: int = 0) -> tuple[bytes, ...]:
    """Return the messages of ``person`` on arrival."""
    present = (True,) * len(table.table_view().seats)
    return outbound.welcome(table, person, since, present, table.due(MOMENT))


def fields(text: bytes) -> dict[str, Any]:
    """Return a message as its reader parses it."""
    return msgspec.json.decode(text, type=dict)


@parametrize("game, preset", PRESETS, test=[(game, "standard") for game in GAMES])
def test_a_welcome_is_four_kilobytes_at_most_at_every_full_table(game: str, preset: str) -> None:
    table, luck = full_table(game, preset), random.Random(7)
    talk(table)
    for _ in range(120):
        mover = move(table, luck)
        for person in (f"p{mover}", "nobody"):
            for since in (0, table.number):
                welcome, *after = told(table, person, since)
                assert len(welcome) <= outbound.WELCOME
                assert fields(welcome)["game_follows"] == bool(after)


@parametrize("preset", GAMES["mia"].presets, test=["standard"])
def test_the_whole_of_mia_is_in_it_however_many_play(preset: str) -> None:
    table, luck = full_table("mia", preset), random.Random(3)
    for _ in range(300):
        mover = move(table, luck)
        assert len(told(table, f"p{mover}")) == 1


@parametrize("moves", [0, 1000, 5000], test=[0, 1000])
def test_it_does_not_grow_with_the_length_of_the_game(moves: int) -> None:
    table, luck = full_table("mia", seats=4, lives=99), random.Random(5)
    for number in range(moves):
        move(table, luck)
        if number % 50 == 0:
            talk(table)
    for person in ("p0", "p2", "nobody"):
        for since in (0, max(0, table.number - 10), table.number):
            (welcome,) = told(table, person, since)
            assert len(welcome) <= outbound.WELCOME, (person, since)
        assert fields(told(table, person, table.number)[0])["complete"], person


def test_a_welcome_is_complete_with_every_missed_entry_only() -> None:
    table, luck = full_table("mia", seats=4, lives=99), random.Random(5)
    for _ in range(300):
        move(table, luck)
    outcomes = set()
    for since in (0, *range(table.number - 40, table.number + 1)):
        welcome = fields(told(table, "p0", since)[0])
        numbers = [entry["number"] for entry in welcome["missed"]]
        assert numbers == [*range(table.number - len(numbers) + 1, table.number + 1)]
        assert welcome["complete"] == (len(numbers) == table.number - since)
        outcomes.add(welcome["complete"])
    assert outcomes == {True, False}


@parametrize("kickers", ["none", "full"], test=["full"])
def test_hundreds_of_claims_are_offered_by_the_lowest(kickers: str) -> None:
    table, luck = full_table("french_poker", kickers=kickers), random.Random(3)
    for _ in range(200):
        (welcome,) = told(table, f"p{move(table, luck)}")
        assert len(welcome) <= outbound.WELCOME


def test_long_games_follow_the_welcome_as_news(monkeypatch: pytest.MonkeyPatch) -> None:
    table = full_table("mia", seats=4)
    (whole,) = told(table, "p0", table.number)
    monkeypatch.setattr(outbound, "WELCOME", len(whole) - 1)
    welcome, after = told(table, "p0", table.number)
    first, then = fields(welcome), fields(after)
    assert (first["game"], first["game_follows"]) == (None, True)
    assert (then["type"], then["entries"], then["game"]) == ("news", [], fields(whole)["game"])
    assert then["due"] == first["due"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_only_a_shared_device_gets_its_public_dice(game: str) -> None:
    table = Table.open("t" * 16, b"s" * 32, game, MOMENT, "p0", "Olena")[0]
    table.execute(Do("p0", AddPerson("Ann")), MOMENT)
    for guest in ("p1", "p2"):
        table.execute(Do(guest, Sit(guest)), MOMENT)
    table.execute(Do("p0", Start()), MOMENT)
    people = [person or "" for person in table.people()]
    secret = 0
    for _ in range(30):
        open_view = msgspec.to_builtins(table.game_view(None))
        for person in people:
            own = outbound.game(table.seen_by(person))
            assert own is not None
            if person in ("p0", "p0/1"):
                assert own.covered is not None
                assert msgspec.to_builtins(own.view) | own.covered == open_view
                secret += len(own.covered)
            else:
                assert own.covered is None
        run = table.game_run
        if table.result() or run is None:
            break
        seat = int(run.actors[0])
        action = next(iter(concrete(table.offers(seat))))
        table.execute(Act(people[seat], action, table.number), MOMENT)
    assert secret


def test_a_stretch_of_the_ladder_is_offered_by_its_lowest_rung() -> None:
    slots = (
        Rungs("value", (61, 62, 63)),
        OneOf("of", (1, 2)),
        Between("n", 1, 9),
        FreeText("t", 5),
    )
    (told,) = outbound.offered((Offer(Announce(61), slots),))
    assert told.slots == (RungsFrom("value", 61), *slots[1:])


class Listening:
    """A recipient of news."""

    def __init__(self, person: str) -> None:
        self.person = person


def test_the_looker_gets_the_dice_and_others_equal_messages() -> None:
    table = full_table("mia", seats=4)
    assert table.game_run
    seat = int(table.game_run.actors[0])
    table.execute(Act(f"p{seat}", Shake(), table.number, "shakes"), MOMENT)
    batch = table.execute(Act(f"p{seat}", Look(), table.number, "looks"), MOMENT)
    people = [Listening(person) for person in ("p0", "p1", "p2", "p3", "watcher")]
    news = outbound.news(table, people, batch, None, table_changed=False)
    heard = {one.person: fields(text)["entries"] for one, text in news}
    own = heard.pop(f"p{seat}")
    assert [event["kind"] for event in own[0]["events"]][:2] == ["looked", "saw"]
    assert len(heard) == 4
    (others,) = {msgspec.json.encode(entries) for entries in heard.values()}
    assert b"unseen" in others
    assert b"saw" not in others
    assert b"roll" not in others
