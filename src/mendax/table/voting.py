"""The vote for the next game, between games.

Rules of this file
1. Everyone in a seat has a vote, except programs and bots. The players on one device vote together.
2. The game with more than half of the votes is chosen. If everyone has voted and no game has a
   majority, the host's choice wins, unless another game has more votes.
3. The table then changes the game (``game_choice``). The change clears all votes, and so does the
   start of a game.
"""

from collections import Counter

from mendax.core.game import MendaxError
from mendax.games import game_named
from mendax.table.actions import Vote
from mendax.table.events import Voted
from mendax.table.lobby import Events, Lobby
from mendax.table.log import Person, refused


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
    voters = [one for one in lobby.seating.seats if one.here and not one.program]
    votes = [one.vote for one in voters if one.vote is not None]
    if lobby.phase == "playing" or not votes:
        return None
    (game, most), *_ = Counter(votes).most_common(1)
    if 2 * most <= len(voters):
        hosts = lobby.seating.seat_of(lobby.seating.host)
        wish = None if hosts is None else lobby.seating.seats[hosts].vote
        if len(votes) < len(voters) or wish is None or votes.count(wish) < most:
            return None
        game = wish
    return game if game != lobby.game.name and _fits(lobby, game) else None


def _fits(lobby: Lobby, game: str) -> bool:
    """Return whether this game, which may have been removed since, has a seat for every player."""
    try:
        return len(lobby.seating.present()) <= game_named(game).seats[-1]
    except MendaxError:
        return False
