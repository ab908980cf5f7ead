"""Tests of views and events: their spelling, their words and their readers."""

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import mendax.table
from mendax.core.fairness_laws import LAWS
from mendax.games import GAMES
from mendax.table import events
from mendax.table.actions import Say, Settings, Whisper
from mendax.table.events import TABLE_EVENTS
from mendax.table.heard import PHRASES
from mendax.table.views import SeatView, TableView
from mendax.words import LANGUAGES, Words
from tests.spelling import Spelt, check_spelling
from tests.table.evening import PEOPLE, Evening, played


def test_seats_send_only_unusual_fields() -> None:
    assert msgspec.json.encode(SeatView("Ann")) == b'{"name":"Ann"}'
    assert msgspec.json.encode(SeatView("odds", bot="odds", away=True)) == (
        b'{"name":"odds","bot":"odds","away":true}'
    )
    read = msgspec.json.decode(b'{"name":"Ann"}', type=SeatView)
    assert (read.bot, read.away, read.shared, read.stack, read.bought) == (None,) + (False,) * 2 + (
        *(None, 0),
    )


def test_the_view_is_equal_for_all_and_anonymous() -> None:
    evening = Evening().sit("taras", "ivan")
    evening.bind_share("taras", "ab" * 16)
    assert [seat.shared for seat in evening.table.table_view().seats] == [False, True, False]
    wire = msgspec.json.encode(evening.table.table_view()).decode()
    for secret in (*PEOPLE, "ab" * 16, evening.secret.hex()):
        assert f'"{secret}"' not in wire
    assert msgspec.json.decode(wire, type=TableView) == evening.table.table_view()


SPELT: Spelt = (
    ("table-opened mia '52c8", events.TableOpened(game="mia", commitment="52c8")),
    ("seated 1 Ann -", events.Seated(seat=1, name="Ann", bot=None)),
    ("renamed 1 Ben", events.Renamed(seat=1, name="Ben")),
    ("left 1 no odds Ann", events.Left(seat=1, kicked=False, bot="odds", name="Ann")),
    ("returned 1", events.Returned(seat=1)),
    ("handed-over 1", events.HandedOver(seat=1)),
    ("host-passed Ann 1", events.HostPassed(name="Ann", to=1)),
    ("host-returned 1", events.HostReturned(seat=1)),
    ("ready-set 1 yes", events.ReadySet(seat=1, on=True)),
    ("arranged (2 0 1)", events.Arranged(order=(2, 0, 1))),
    ("rules-set standard (lives=4)", events.RulesSet(preset="standard", changes=("lives=4",))),
    (
        "game-set mia standard (lives=4)",
        events.GameSet(game="mia", preset="standard", changes=("lives=4",)),
    ),
    ("stood-in 1 odds", events.StoodIn(seat=1, bot="odds")),
    ("take-over-asked 1 Ann", events.TakeOverAsked(seat=1, name="Ann")),
    ("take-over-dropped 1 Ann", events.TakeOverDropped(seat=1, name="Ann")),
    ("taken-over 1 Ann", events.TakenOver(seat=1, name="Ann")),
    ("guessed 1", events.Guessed(seat=1)),
    ("guesses-settled yes (1) ()", events.GuessesSettled(truth=True, right=(1,), wrong=())),
    ("seat-reserved 1 Program", events.SeatReserved(seat=1, name="Program")),
    ("device-shared 1 0", events.DeviceShared(seat=1, owner=0)),
    ("share-bound 1 a7", events.ShareBound(seat=1, bound="a7")),
    ("share-added 1 '0f", events.ShareAdded(seat=1, share="0f")),
    ("shares-left-out (1 2)", events.SharesLeftOut(seats=(1, 2))),
    ("bought-in 1 20 25", events.BoughtIn(seat=1, chips=20, stack=25)),
    (
        "game-started 1 a7 (c3 -)",
        events.GameStarted(number=1, commitment="a7", shares=("c3", None)),
    ),
    ("committed 0 a7", events.Committed(draw=0, commitment="a7")),
    ("salted 0 a7", events.Salted(draw=0, salt="a7")),
    ("seed-opened a7", events.SeedOpened(seed="a7")),
    ("next-committed a7", events.NextCommitted(commitment="a7")),
    ("clock-ran-out 1", events.ClockRanOut(seat=1)),
    ("said - Ann well", events.Said(seat=None, name="Ann", text="well")),
    ("said-to 1 2 well", events.SaidTo(seat=1, to=2, text="well")),
    ("phrase-said 1 Ann hello", events.PhraseSaid(seat=1, name="Ann", phrase="hello")),
    ("reacted 1 Ann gasp 2", events.Reacted(seat=1, name="Ann", reaction="gasp", to=2)),
    ("muted - Ann yes", events.Muted(seat=None, name="Ann", on=True)),
    ("watcher-removed Ann", events.WatcherRemoved(name="Ann")),
    ("link-changed", events.LinkChanged()),
    ("wore 1 fox", events.Wore(seat=1, mask="fox")),
    ("voted 1 mia", events.Voted(seat=1, game="mia")),
    ("score-reset", events.ScoreReset()),
)


def test_the_spelling_of_every_event_is_unchanged() -> None:
    """The number of settings grows with releases, so there is no literal line of them."""
    check_spelling(SPELT, TABLE_EVENTS, unspelt=[events.TableSet])
    settings = Settings(chat=False, pace="fast")
    assert events.TableSet(settings) != events.TableSet(Settings())


def test_no_game_has_an_event_that_is_called_so() -> None:
    """Clients read both by their names. An older event is distinguished by its fields."""
    around = {kind.__struct_config__.tag for kind in TABLE_EVENTS}
    assert len(around) == len(TABLE_EVENTS)
    games = {kind.__struct_config__.tag for game in GAMES.values() for kind in game.events}
    assert around & games == {"returned"}


def test_only_whispers_and_salts_are_private() -> None:
    evening = played(seed=2, lives=6)  # long enough that a seat looks under the cup
    evening.bind_share("taras", "ab" * 16)
    evening.do("olena", Say("well"))
    evening.do("taras", Whisper(2, "well"))
    private = {
        type(told.event)
        for entry in evening.entries
        for told in entry.events
        if told.to is not None and isinstance(told.event, TABLE_EVENTS)
    }
    assert private == {events.SaidTo, events.Salted}, private
    public = {
        type(told.event) for entry in evening.entries for told in entry.events if told.to is None
    }
    assert events.SaidTo not in public
    assert {events.Said, events.ShareAdded, events.GameStarted, events.Committed} <= public


SOURCES = sorted(Path(mendax.table.__file__).parent.rglob("*.py"))


def problems() -> Iterator[str]:
    """Yield the keys of problems in records and audits, as spelled in their sources."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in (
                "_problem",
                "_broken",
            ):
                found = [arg for arg in node.args if isinstance(arg, ast.Constant)]
                yield from (str(arg.value) for arg in found if isinstance(arg.value, str))


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_and_phrases_have_words(language: str) -> None:
    words = Words(language)
    found = {*problems(), "against-rules", "wrong-end", "tangled", "not-as-shown", "unproved"}
    assert len(found) > 10
    keys = [f"record-problem-{key}" for key in found]
    keys += [f"unfair-{law}" for law in LAWS]
    keys += [f"table-phrase-{phrase}" for phrase in PHRASES]
    keys += ["table-refused-kicked", "table-refused-no-seat"]
    assert [key for key in keys if not words.knows(key)] == []
