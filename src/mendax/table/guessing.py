"""Guesses by eliminated players, who earn a bonus point for each right guess about a claim.

Rules of this file
1. The game derives claims and their truth from public events (``core.extensions.Claiming``), so
   guesses reveal no hidden information.
2. A guess is secret until the claim is opened, but the fact that a player has guessed is public.
   Guesses about a claim that stays closed are never published and do not count.
3. The log contains every guess's result (``SettleGuesses``), so points stay valid in every edition.
"""

from mendax.core.game import Seat
from mendax.table.actions import Guess, SettleGuesses
from mendax.table.events import Guessed, GuessesSettled
from mendax.table.lobby import Events, Lobby
from mendax.table.log import Person, refused


def open_to(lobby: Lobby, seat: Seat | None) -> int | None:
    """Return the claim that the player in ``seat`` may guess at now, or None."""
    guesses = lobby.guesses
    if seat is None or guesses.claim is None or seat in guesses.by or lobby.phase != "playing":
        return None
    out = lobby.seating.seats[seat].here and seat not in lobby.still_in()
    return guesses.claim if out else None


def guess(lobby: Lobby, person: Person, action: Guess) -> Events:
    """Record a guess by an eliminated player. Raises ``Refusal``."""
    seat, guesses = lobby.seating.own_seat(person), lobby.guesses
    if not lobby.unplayed:
        if lobby.phase != "playing":
            raise refused("not-running")
        if seat in lobby.still_in() or lobby.seating.seats[seat].away:
            raise refused("guess-in-game")
        if seat in guesses.by:
            raise refused("guessed")
        if action.claim != guesses.claim:
            raise refused("guess-late")
        guesses.by[seat] = action.believe
    return (Guessed(seat),)


def settle(lobby: Lobby, action: SettleGuesses) -> Events:
    """Publish the guesses, and award a bonus point for each right one. Raises ``Refusal``."""
    if not lobby.unplayed and action != lobby.guesses.settlement():
        raise refused("not-an-action")
    lobby.guesses.told()
    seating = lobby.seating
    for seat in action.right:
        seating.change(seat, bonus=seating.seat(seat).bonus + 1)
    return (GuessesSettled(action.truth, action.right, action.wrong),)
