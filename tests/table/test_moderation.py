"""Tests of moderation by the host: removing spectators, muting, and closing the link and free
seats."""

import contextlib
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mendax.core.game import Action, MendaxError
from mendax.core.record import read, write
from mendax.table.actions import (
    LOGGED,
    AddPerson,
    Ban,
    HandOver,
    Leave,
    Mute,
    MuteWatcher,
    NewLink,
    React,
    Relink,
    Remove,
    RemoveWatcher,
    Rename,
    Return,
    Say,
    SayPhrase,
    SetTable,
    Settings,
    Silence,
    Sit,
    TableAction,
    TakeOver,
    Whisper,
)
from mendax.table.commands import Readdress
from mendax.table.events import LinkChanged, Muted, Said, TakeOverDropped, WatcherRemoved
from mendax.table.log import Refusal
from mendax.table.moderation import watchers
from tests.reasons import because
from tests.table.evening import Evening, all_that_is_seen, reason, told


def with_watcher() -> Evening:
    """Return a table where Olena is the host, Taras and Ivan sit, and Zoya is a spectator who has
    spoken."""
    evening = Evening().sit("taras", "ivan")
    evening.do("zoya", Rename("Zoya"))
    return evening


def test_how_it_is_spelt(subtests: pytest.Subtests) -> None:
    cases: list[tuple[str, Action]] = [
        ("mute 1 yes", Mute(1, True)),
        ("mute-watcher Ann no", MuteWatcher("Ann", False)),
        ("remove-watcher Ann", RemoveWatcher("Ann")),
        ("new-link", NewLink()),
        ("silence 'a1/2 yes", Silence("a1/2", True)),
        ("ban a1", Ban("a1")),
        ("relink abcd", Relink("abcd")),
    ]
    for line, action in cases:
        with subtests.test(line=line):
            assert read(write(action), (*TableAction, *LOGGED)) == action
            assert write(action).split()[0] == line.split()[0]


def test_only_the_host_keeps_order() -> None:
    evening = with_watcher()
    deeds = (Mute(1, True), MuteWatcher("Zoya", True), RemoveWatcher("Zoya"), NewLink())
    for deed in deeds:
        for person in ("taras", "zoya", "nobody"):
            assert reason(lambda d=deed, p=person: evening.do(p, d)) == "not-host"  # type: ignore[misc]
    readdress = Readdress("taras", "elsewhere")
    assert reason(lambda: evening.keep(evening.table.execute(readdress, 1))) == "not-host"


def test_muted_people_cannot_talk_or_react() -> None:
    evening = with_watcher()
    (muted,) = told(evening.do("olena", Mute(1, True)).entries)
    assert muted == Muted(1, "Taras", True)
    assert [seat.muted for seat in evening.table.table_view().seats] == [False, True, False]
    evening.do("olena", MuteWatcher("Zoya", True))
    spoken = (Say("hm"), SayPhrase("hello"), React("laugh"), Rename("LISTEN"))
    for deed in spoken:
        for person in ("taras", "zoya"):
            assert reason(lambda d=deed, p=person: evening.do(p, d)) == "muted"  # type: ignore[misc]
    assert reason(lambda: evening.do("taras", Whisper(0, "psst"))) == "muted"
    seating = evening.table.state.lobby.seating
    assert watchers(seating, ["zoya", "taras", "nina"]) == (("Zoya",), ("Zoya",))
    evening.do("zoya", Sit("Zoya"))
    assert reason(lambda: evening.do("zoya", Say("me again"))) == "muted"
    evening.do("olena", Mute(3, False))
    (said,) = told(evening.do("zoya", Say("thanks")).entries)
    assert said == Said(3, "Zoya", "thanks")
    assert all_that_is_seen(evening.again()) == all_that_is_seen(evening.table)


SHOUT = "SHOUTED"
LOUD: tuple[Action, ...] = (
    Sit(SHOUT),
    Sit(SHOUT, program=True),
    Rename(SHOUT),
    TakeOver(1, SHOUT),
    AddPerson(SHOUT),
    Say(SHOUT),
    Whisper(0, SHOUT),
    Leave(),
    Return(),
)
"""Actions by which a person could show text to others, and those that lead to them."""


@given(st.lists(st.sampled_from(LOUD), max_size=8), st.booleans(), st.booleans())
def test_muted_people_show_no_text_of_theirs(
    deeds: list[Action], begun: bool, watcher: bool
) -> None:
    evening = with_watcher()
    person = "zoya" if watcher else "taras"
    evening.do("olena", MuteWatcher("Zoya", True) if watcher else Mute(1, True))
    if begun:
        evening.start()
    for deed in deeds:
        with contextlib.suppress(MendaxError):
            evening.do(person, deed)
    with contextlib.suppress(MendaxError):
        evening.do(person, Sit(SHOUT))
    assert SHOUT not in repr(all_that_is_seen(evening.table))
    assert all_that_is_seen(evening.again()) == all_that_is_seen(evening.table)


def test_the_host_is_never_muted_and_a_device_is_muted_whole() -> None:
    evening = with_watcher()
    assert reason(lambda: evening.do("olena", Mute(0, True))) == "own-seat"
    evening.do("taras", AddPerson("Beside"))
    evening.do("olena", Mute(1, True))
    assert reason(lambda: evening.do("taras/1", Say("hm"))) == "muted"
    evening.do("olena", HandOver(1))
    evening.do("taras", Say("I am the host now"))
    assert reason(lambda: evening.do("olena", Mute(3, False))) == "not-host"


def test_only_visible_people_can_be_moderated() -> None:
    evening = with_watcher()
    evening.do("nina", Say("hello"))
    for name in ("Taras", "zoya", "Nobody"):
        assert reason(lambda n=name: evening.do("olena", RemoveWatcher(n))) == "no-such-watcher"  # type: ignore[misc]
    evening.do("olena", RemoveWatcher("Guest"))
    assert evening.table.state.lobby.seating.kicked == {"nina"}
    evening.do("zoya", Sit("Zoya"))
    assert reason(lambda: evening.do("olena", RemoveWatcher("Zoya"))) == "no-such-watcher"


def test_a_removed_spectator_stays_out() -> None:
    evening = with_watcher().start()
    evening.do("taras", Leave())
    evening.do("zoya", TakeOver(1, "Zoya"))
    removed = told(evening.do("olena", RemoveWatcher("Zoya")).entries)
    assert removed == [WatcherRemoved("Zoya"), TakeOverDropped(1, "Zoya")]
    assert evening.table.seen_by("zoya").watches is False
    for deed in (Say("hm"), Rename("Zed"), TakeOver(1, "Zed")):
        assert reason(lambda d=deed: evening.do("zoya", d)) == "kicked"  # type: ignore[misc]
    evening.play(Random(4))
    assert reason(lambda: evening.do("zoya", Sit("Zed"))) == "kicked"
    with pytest.raises(Refusal, check=because("kicked")):
        evening.table.may_read("zoya")
    assert all_that_is_seen(evening.again()) == all_that_is_seen(evening.table)


def test_locked_seats_are_for_those_who_have_sat_here() -> None:
    evening = with_watcher()
    evening.do("ivan", Leave())
    evening.do("olena", SetTable(Settings(locked=True)))
    assert reason(lambda: evening.do("zoya", Sit("Zoya"))) == "seats-locked"
    assert reason(lambda: evening.do("taras", AddPerson("Beside"))) == "seats-locked"
    evening.do("olena", AddPerson("Guest of the host"))
    evening.do("ivan", Sit("Ivan"))
    evening.start()
    evening.do("taras", Leave())
    assert reason(lambda: evening.do("zoya", TakeOver(1, "Zoya"))) == "seats-locked"
    evening.do("taras", Return())
    evening.do("olena", SetTable(Settings()))
    evening.do("taras", Leave())
    evening.do("zoya", TakeOver(1, "Zoya"))
    evening.again()


def test_kicked_players_stay_out() -> None:
    evening = with_watcher()
    evening.do("olena", Remove(1))
    evening.do("olena", SetTable(Settings(locked=True)))
    assert reason(lambda: evening.do("taras", Sit("Taras"))) == "kicked"
    assert reason(lambda: evening.do("taras again", Sit("Taras"))) == "seats-locked"


def test_a_new_link_is_another_address_of_the_same_table() -> None:
    evening = with_watcher()
    assert reason(lambda: evening.do("olena", NewLink())) == "no-link"
    assert evening.table.table_view().id == "t1"
    command = Readdress("olena", "elsewhere", "c1")
    batch = evening.keep(evening.table.execute(command, 1))
    assert told(batch.entries) == [LinkChanged()]
    assert evening.table.table_view().id == "elsewhere"
    assert evening.table.id == "t1"
    again = evening.table.execute(command, 2)
    assert (again.number, again.lines) == (batch.number, ())
    evening.start().play(Random(1))
    assert evening.again().table_view().id == "elsewhere"


def test_settings_of_old_logs_are_unlocked() -> None:
    line = "set-table (yes yes yes no normal no yes)"
    setting = write(SetTable(Settings()))
    old = read(setting, LOGGED)
    assert isinstance(old, SetTable)
    assert old.settings.locked is False
    assert "locked" not in setting, line
