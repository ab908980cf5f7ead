"""The handler of every table action that people may take.

A handler receives the action in the log's form (``requests``). A handler checks before it changes
anything, so a refused action has no effect.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from mendax.core.game import Action
from mendax.table import (
    brought,
    companions,
    game_choice,
    guessing,
    heard,
    lobby,
    moderation,
    programs,
    readiness,
    standing_in,
    take_over,
    voting,
)
from mendax.table.actions import (
    AddBot,
    AddPerson,
    Arrange,
    Ban,
    BindShare,
    BuyIn,
    ChangeGame,
    DropTakeOver,
    Guess,
    HandOver,
    Leave,
    React,
    Ready,
    Relink,
    Remove,
    Rename,
    ReserveSeat,
    ResetScore,
    Return,
    Say,
    SayPhrase,
    SetRules,
    SetTable,
    Silence,
    Sit,
    StandIn,
    TakeOver,
    Vote,
    Wear,
    Whisper,
)
from mendax.table.lobby import Events, Lobby
from mendax.table.log import Person

HANDLERS: Final[Mapping[type[Action], Callable[[Lobby, Person, Any], Events]]] = {
    Sit: lobby.sit,
    AddPerson: companions.add_person,
    Rename: lobby.rename,
    Leave: lobby.leave,
    Return: lobby.come_back,
    AddBot: lobby.add_bot,
    Remove: lobby.remove,
    HandOver: lobby.hand_over,
    Arrange: lobby.arrange,
    SetRules: lobby.set_rules,
    ChangeGame: game_choice.change_game,
    SetTable: lobby.set_table,
    ResetScore: lobby.reset_score,
    Vote: voting.vote,
    BindShare: brought.bind_share,
    BuyIn: brought.buy,
    Ready: readiness.set_ready,
    StandIn: standing_in.ask,
    Say: heard.say,
    Whisper: heard.whisper,
    SayPhrase: heard.say_phrase,
    TakeOver: take_over.take_over,
    DropTakeOver: take_over.drop,
    Guess: guessing.guess,
    React: heard.react,
    Wear: heard.wear,
    Silence: moderation.silence,
    Ban: moderation.ban,
    Relink: moderation.relink,
    ReserveSeat: programs.reserve,
}


def done(around: Lobby, person: Person, action: Action) -> Events:
    """Apply an action in the log's form. Raises ``Refusal``, changing nothing."""
    return HANDLERS[type(action)](around, person, action)
