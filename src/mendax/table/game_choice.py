"""Changing the game at a table, while the people and the link stay the same.

Rules of this file
1. Each game keeps its rules, chips and stand-in while another is played. People who are still here
   when a game returns get their stacks back. Everyone else's chips count as taken away.
2. The log contains the complete change (rules, stand-in, bots), so a replay does not depend on
   today's presets or bots.
3. Bots that do not play the new game are replaced, in the same seats, by bots that do.
"""

from collections.abc import Sequence
from typing import NamedTuple

from mendax.core.game import AnyGame
from mendax.games import game_named
from mendax.games.editions import full_words
from mendax.table.actions import ChangeGame, SetGame
from mendax.table.chip_stacks import Stacks
from mendax.table.chosen_rules import ChosenRules
from mendax.table.events import GameSet
from mendax.table.lobby import Events, Lobby
from mendax.table.log import Person, refused
from mendax.table.seats import Purse

NOT_SEATED_UNASKED = ("random",)
"""Bots that are never chosen automatically if others are available."""


class KeptGame(NamedTuple):
    """The data that a table keeps about a game while another is played."""

    chosen: ChosenRules
    stacks: Stacks
    stand_in: str
    purses: dict[Person, Purse]


def as_change(lobby: Lobby, _: Person, action: SetGame) -> ChangeGame:
    """Return the change in the log's form. Raises ``RulesError`` for an unknown game."""
    game = game_named(action.game)
    kept = lobby.kept.get(game.name)
    chosen = _like(lobby.chosen, game) if kept is None else kept.chosen
    known = _bots_of(game.name)
    stand_in = lobby.stand_in if lobby.stand_in in known else known[0]
    stand_in = stand_in if kept is None else kept.stand_in
    words = full_words(game, chosen.rules)
    seats = lobby.seating.seats  # people kicked in the last game do not stay for the next
    bots = _replaced([s.bot for s in seats if s.person is None and s.bot and not s.away], known)
    return ChangeGame(game.name, chosen.preset, words, stand_in, bots)


def _like(played: ChosenRules, game: AnyGame) -> ChosenRules:
    """Return the first rules of another game here: its preset of the same name, or its default."""
    chosen = ChosenRules(game)
    if played.preset in game.presets:
        chosen.set(played.preset, full_words(game, game.presets[played.preset]))
    return chosen


def _bots_of(game: str) -> tuple[str, ...]:
    """Return a game's bots. Loading the bots is slow, so this happens only when the game
    changes.
    """
    from mendax.bots import bots_for

    return bots_for(game)


def _replaced(bots: Sequence[str], known: tuple[str, ...]) -> tuple[str, ...]:
    """Replace each bot that does not play the new game with the next available one."""
    fresh = [bot for bot in known if bot not in NOT_SEATED_UNASKED] or list(known)
    return tuple(
        bot if bot in known else fresh[number % len(fresh)] for number, bot in enumerate(bots)
    )


def change_game(lobby: Lobby, person: Person, action: ChangeGame) -> Events:
    """Change to another game; host only."""
    lobby.seating.require_host(person)
    return set_game(lobby, action)


def set_game(lobby: Lobby, action: ChangeGame) -> Events:
    """Change to another game, for the host or by a vote.

    Refused during a game, and if the new game has fewer seats than players.
    """
    lobby.require_rest()
    game = game_named(action.game)
    if game.name == lobby.game.name:
        raise refused("same-game")
    present = lobby.seating.present()
    most = game.seats[-1]
    if len(present) > most:
        raise refused("too-many", most=most, seats=len(present))
    chosen = ChosenRules(game)
    kept = lobby.kept.get(game.name)
    chosen.set(action.preset, action.changes, "" if kept is None else kept.chosen.name)
    lobby.keep(present)
    lobby.phase = "gathering"
    _put_away(lobby)
    _take_out(lobby, game, chosen)
    lobby.stand_in = action.stand_in
    _seat_bots(lobby, action.bots)
    for seat in range(len(lobby.seating.seats)):
        lobby.seating.change(seat, ready=False, vote=None)
    return (GameSet(action.game, chosen.preset, chosen.changes, chosen.name),)


def _put_away(lobby: Lobby) -> None:
    """Store the data of the game that is no longer played. Bots keep no chips."""
    seating = lobby.seating
    purses = {s.person: s.purse for s in seating.seats if s.person is not None and s.purse}
    lobby.stacks.take_away(sitter for sitter in seating.seats if sitter.person is None)
    kept = KeptGame(lobby.chosen, lobby.stacks, lobby.stand_in, purses)
    lobby.kept[lobby.game.name] = kept
    for seat, sitter in enumerate(seating.seats):
        if sitter.purse is not None:
            seating.change(seat, purse=None)


def _take_out(lobby: Lobby, game: AnyGame, chosen: ChosenRules) -> None:
    """Switch to the next game and restore the data that the table stored about it."""
    kept = lobby.kept.pop(game.name, None)
    lobby.game, lobby.chosen, lobby.bots = game, chosen, _bots_of(game.name)
    lobby.stacks = Stacks(game) if kept is None else kept.stacks
    seating = lobby.seating
    for person, purse in () if kept is None else kept.purses.items():
        seat = seating.seat_of(person)
        if seat is None:
            lobby.stacks.taken_away += purse.stack - purse.bought
        else:
            seating.change(seat, purse=purse)


def _seat_bots(lobby: Lobby, bots: Sequence[str]) -> None:
    """Put these bots in the bots' seats."""
    seating = lobby.seating
    seats = [n for n, sitter in enumerate(seating.seats) if sitter.person is None]
    for seat, bot in zip(seats, bots, strict=True):
        sitter = seating.seats[seat]
        if sitter.bot == bot:
            continue
        # A bot with a custom name keeps the name, regardless of its new character.
        named = sitter.bot is not None and not sitter.name.startswith(sitter.bot)
        name = sitter.name if named else seating.free_name(bot, seat)
        seating.change(seat, name=name, bot=bot)
