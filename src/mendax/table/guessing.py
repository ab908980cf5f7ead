"""Who is out guesses along: is what was claimed true? Who is right gets a point of honour.

Rules of this file
1. What a claim is, and how it came out, the game says from events that everybody was told
   (``core.extensions.Claiming``). So nothing here depends on anything hidden.
2. A guess is nobody's to see until the claim was opened; that somebody has guessed may be seen.
   What is answered and stays closed is never told, and counts for nothing.
3. The log says how every guess came out (``SettleGuesses``), so points stay known in any edition.
"""

from mendax.core.game import Seat
from mendax.table.actions import Guess, SettleGuesses
from mendax.table.events import Guessed, GuessesSettled
from mendax.table.lobby import Events, Lobby
from mendax.table.log import Person, refused


def open_to(lobby: Lobby, seat: Seat | None) -> int | None:
    """The claim that whoever sits on ``seat`` may guess at now; None: none."""
    guesses = lobby.guesses
    if seat is None or guesses.claim is None or seat in guesses.by or lobby.phase != "playing":
        return None
    out = lobby.seating.seats[seat].here and seat not in lobby.still_in()
    return guesses.claim if out else None


def guess(lobby: Lobby, person: Person, action: Guess) -> Events:
    """Somebody who is out says whether they believe. Raises ``Refusal``."""
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
    """The guesses are told, and who was right has a point of honour more. Raises ``Refusal``."""
    if not lobby.unplayed and action != lobby.guesses.settlement():
        raise refused("not-an-action")
    lobby.guesses.told()
    seating = lobby.seating
    for seat in action.right:
        seating.change(seat, honour=seating.seat(seat).honour + 1)
    return (GuessesSettled(action.truth, action.right, action.wrong),)
