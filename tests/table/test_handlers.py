"""Every action that people may take around a game has one place that does it."""

from mendax.table.actions import (
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
from mendax.table.events import Said
from mendax.table.handlers import HANDLERS, done
from tests.table.evening import Evening


def test_every_table_action_is_done_somewhere_but_the_start_which_begins_a_game() -> None:
    logged_otherwise = {Start, SetGame, Mute, MuteWatcher, RemoveWatcher, NewLink}
    logged_for_them = {ChangeGame, Silence, Ban, Relink, ReserveSeat}
    assert set(HANDLERS) == set(TableAction) - logged_otherwise | logged_for_them


def test_what_is_done_is_told() -> None:
    lobby = Evening().table.state.lobby
    assert done(lobby, "olena", Say("Hm")) == (Said(0, "Олена", "Hm"),)
