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
    Leave,
    Mute,
    MuteWatcher,
    NewLink,
    Relink,
    RemoveWatcher,
    Rename,
    Return,
    Say,
    SetTable,
    Settings,
    Silence,
    Sit,
    TableAction,
    TakeOver,
    Whisper,
)
from mendax.table.commands import Readdress
from mendax.table.events import LinkChanged
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
