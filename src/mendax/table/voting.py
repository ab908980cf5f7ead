"""The vote for the next game, between games.

Rules of this file
1. Everyone in a seat has a vote, except programs and bots. The players on one device vote together.
2. A game with the votes of more than half of the voters is chosen at once. Otherwise the game with
   most votes is chosen once all players are ready; a tie then holds the next game back.
3. The host may start earlier. The client starts the game with most votes, and asks in a tie.
4. The table then changes the game (``game_choice``). The change clears all votes, and so does the
   start of a game.
"""

from collections import Counter

from mendax.core.game import MendaxError
from mendax.games import game_named
from mendax.table.actions import Vote
from mendax.table.events import Voted
from mendax.table.lobby import Events, Lobby
from mendax.table.log import Person, refused
from mendax.table.seats import Sitter


def as_vote(lobby: Lobby, _: Person, action: Vote) -> Vote:
    """Return the vote in the log's form.

    Raises ``RulesError`` for an unknown game, and ``Refusal`` for a game with fewer seats than
    players.
    """
    if action.game is not None:
        most, seats = game_named(action.game).seats[-1], len(lobby.seating.present())
        if seats > most:
            raise refused("too-many", most=most, seats=seats)
    return action


def vote(lobby: Lobby, person: Person, action: Vote) -> Events:
    """Vote for the next game, or withdraw the vote."""
    seating = lobby.seating
    seat = seating.own_seat(person)
    lobby.require_no_tournament()
    lobby.require_rest()
    if seating.seats[seat].away:
        raise refused("away")
    if seating.seats[seat].program:
        raise refused("program-seat")
    voting = (seat, *(one for one in seating.with_device(seat) if one != seat))
    for one in voting:
        seating.change(one, vote=action.game)
    return tuple(Voted(one, action.game) for one in voting)


def chosen(lobby: Lobby) -> str | None:
    """Return the game that the vote has chosen, or None.

    A game is chosen only if it can replace the current one and can be played.
    """
    voters = _voters(lobby)
    games = leading(lobby)
    if lobby.phase == "playing" or len(games) != 1:
        return None
    (game,) = games
    decided = 2 * sum(one.vote == game for one in voters) > len(voters)
    if not decided and not all(one.ready for one in voters):
        return None
    return game if game != lobby.game.name and _fits(lobby, game) else None


def leading(lobby: Lobby) -> tuple[str, ...]:
    """Return the games with most votes: none without votes, and several in a tie."""
    votes = Counter(one.vote for one in _voters(lobby) if one.vote is not None)
    return tuple(game for game, count in votes.items() if count == max(votes.values()))


def _voters(lobby: Lobby) -> list[Sitter]:
    return [one for one in lobby.seating.seats if one.here and not one.program]


def _fits(lobby: Lobby, game: str) -> bool:
    """Return whether this game, which may have been removed since, has a seat for every player."""
    try:
        return len(lobby.seating.present()) <= game_named(game).seats[-1]
    except MendaxError:
        return False
