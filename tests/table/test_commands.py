"""Tests that commands are plain values: comparable, serializable, and without secrets."""

import msgspec
import pytest

from mendax.games.mia.actions import Announce, Shake
from mendax.table.actions import (
    AddShare,
    Ban,
    ChangeGame,
    Mute,
    MuteWatcher,
    NewLink,
    Relink,
    RemoveWatcher,
    ReserveSeat,
    Say,
    SetGame,
    Silence,
    Start,
    TableAction,
)
from mendax.table.commands import Act, BotAct, Command, Do, KeepSeat, Readdress, TimeOut
from mendax.table.events import Said
from mendax.table.handlers import HANDLERS, done
from mendax.table.log import Refusal
from tests.table.evening import Evening

SOME: list[Command] = [
    Act("olena", Announce(61), 7, "c1"),
    Do("taras", AddShare("0123456789abcdef" * 2), "c2"),
    Do("taras", Say("I have a 6 and a 1")),
    Readdress("olena", "0123456789", "c3"),
    KeepSeat("olena", "p0", "Robo", "c4"),
    BotAct(1, Announce(61)),
    TimeOut(0),
]


def test_a_command_is_a_value(subtests: pytest.Subtests) -> None:
    for command in SOME:
        with subtests.test(command=command):
            copy = msgspec.structs.replace(command)
            assert copy == command
            assert copy is not command
            assert hash(copy) == hash(command)
            with pytest.raises(AttributeError):
                command.id = "other"  # type: ignore[union-attr,misc]


def test_the_repr_reveals_no_person_or_content(subtests: pytest.Subtests) -> None:
    for command in SOME:
        with subtests.test(command=command):
            shown = f"{command!r} {command}"
            assert not any(secret in shown for secret in ("olena", "taras", "61", "0123", "6 and"))


def test_no_table_action_is_a_move() -> None:
    evening = Evening().start("taras")
    with pytest.raises(Refusal):
        evening.table.execute(Do("olena", Shake()), evening.at)


def test_every_table_action_but_the_start_is_performed_somewhere() -> None:
    logged_otherwise = {Start, SetGame, Mute, MuteWatcher, RemoveWatcher, NewLink}
    done_to_the_game = {AddShare}
    logged_for_them = {ChangeGame, Silence, Ban, Relink, ReserveSeat}
    not_handled = logged_otherwise | done_to_the_game
    assert set(HANDLERS) == set(TableAction) - not_handled | logged_for_them


def test_executed_commands_are_broadcast() -> None:
    lobby = Evening().table.state.lobby
    assert done(lobby, "olena", Say("Hm")) == (Said(0, "Олена", "Hm"),)
