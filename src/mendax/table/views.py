"""The public view of a table, and the view of its game for one person."""

from typing import Literal

from mendax.core.game import Offer, Result, Seat, Value
from mendax.table.actions import Settings
from mendax.table.faces import MASKS


class SeatView(Value, frozen=True, omit_defaults=True):
    """One seat. ``bot`` plays the seat, if set (in place of ``name`` on a person's seat). ``away``:
    the player left or was kicked.

    A seat that is away is removed when the next game starts, unless its player returns before then.
    """

    name: str
    bot: str | None = None
    away: bool = False
    shared: bool = False
    """True if this seat has bound its share for the next game."""
    stack: int | None = None
    """Chips between games, once bought; during a game, the chips at its start."""
    bought: int = 0
    """All chips that this seat has bought."""
    mask: str = MASKS[0]
    """The mask of the seat, worn by no other seat (``faces``)."""
    colour: int = 0
    """The number of the seat's colour (``faces.COLOURS``)."""
    lost: bool = False
    """True if the player is away because of a disconnect; the seat cannot be taken over."""
    next: str | None = None
    """The name of the person who takes this seat over at the next round."""
    ready: bool = False
    """True if the player on this seat is ready for the next game."""
    bonus: int = 0
    """Bonus points: right guesses at this table while the player was out."""
    device: Seat | None = None
    """The seat of the owner of the shared device; None if the player has their own device."""
    muted: bool = False
    """True if the host has muted the player."""
    program: bool = False
    """True if a program plays this seat."""
    reserved: bool = False
    """True if the seat is reserved for a program that has not joined yet; it is ``away`` until
    then."""
    vote: str | None = None
    """The game that the player votes for as the next one."""
    opens: bool = False
    """True if the new game waits for this seat to open its share."""


class StakesView(Value, frozen=True):
    """The chips of a table, except the stacks, which are in its seats.

    The stacks, ``raked`` and ``taken_away`` add up to all purchases of the seated players.
    """

    buy_in: int
    """The smallest stack to sit down with."""
    to_go_on: int
    """The smallest stack to continue with; a player with less must buy or leave."""
    most: int
    """The largest stack to sit down with, or the largest stack here if that is more."""
    rebuys: bool
    """True if players may buy again; if false, a player who cannot continue is out."""
    raked: int
    """The rake of all games."""
    taken_away: int
    """The chips taken away by players who left, minus their purchases (may be negative)."""


class ScoreLine(Value, frozen=True, omit_defaults=True):
    """The games that one player has won this evening.

    A seated player has the name and the face of the seat; the last four fields are those of a
    player who has left.
    """

    won: tuple[int, ...]
    """The number of won games by kind, in the order of ``ScoreView.games``."""
    seat: Seat | None = None
    name: str = ""
    bot: str | None = None
    mask: str = MASKS[0]
    colour: int = 0


class ScoreView(Value, frozen=True):
    """The score of an evening."""

    games: tuple[str, ...]
    """The kinds of games that were played, by name."""
    played: tuple[int, ...]
    """The number of finished games of each kind."""
    lines: tuple[ScoreLine, ...]
    """The players who have won a game, at most 20, best first."""


class TableView(Value, frozen=True):
    """The table without its game: the same for everyone."""

    id: str
    """The table's current address, which changes with a new link."""
    game: str
    phase: Literal["gathering", "playing", "finished"]
    seats: tuple[SeatView, ...]
    host: Seat | None
    preset: str
    rules: str
    """All options as words, ``lives=6 order=standard …``."""
    settings: Settings
    commitment: str
    """The commitment to the seed of the running game, or between games of the next one."""
    games: int
    """The number of games that have begun here."""
    edition: int
    """The edition of the rules."""
    score: ScoreView
    """The games that each player has won here since the score was reset."""
    stakes: StakesView | None
    """The chips; None in games without chips."""


class GameSeen(Value, frozen=True):
    """The running or last game as one person may see it now."""

    seat: Seat | None
    """The person's seat; None for a person without a seat."""
    watches: bool
    """True if the person may see the game."""
    view: Value | None
    """The person's view; None before the first game."""
    offers: tuple[Offer, ...]
    """The person's offers."""
    result: Result | None
    """The result of the game; None while it is running."""
    guess: int | None = None
    """The entry of the claim that the person may guess at, being out of the game; None without
    one."""
    open_view: Value | None = None
    """The view of a spectator, if the person shares a device: safe to show before the device is
    handed over."""
