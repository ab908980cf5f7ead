"""A table's public view, and one person's view of the game."""

from typing import Literal

from mendax.core.game import Action, Offer, Result, Seat, Value
from mendax.table.actions import Settings
from mendax.table.faces import MASKS


class SeatView(Value, frozen=True, omit_defaults=True):
    """One seat. If ``bot`` is set, that bot plays the seat, possibly in place of the person
    ``name``.

    ``away`` means that the player left or was kicked. Such a seat is removed when the next game
    starts, unless its player returns before then.
    """

    name: str
    bot: str | None = None
    away: bool = False
    shared: bool = False
    """True if this seat has bound its share for the next game."""
    stack: int | None = None
    """The number of chips. Between games, it is None before a purchase; during a game, it is the
    stack at the start.
    """
    bought: int = 0
    """The total number of chips that this seat has bought."""
    mask: str = MASKS[0]
    """The seat's mask, which no other seat wears (``faces``)."""
    colour: int = 0
    """The index of the seat's colour, below ``faces.COLOURS``."""
    lost: bool = False
    """True if the player is away because of a disconnect. Such a seat cannot be taken over."""
    next: str | None = None
    """The name of the person who will take over this seat at the next round."""
    ready: bool = False
    """True if the player in this seat is ready for the next game."""
    bonus: int = 0
    """The player's bonus points, one for each right guess at this table after elimination."""
    device: Seat | None = None
    """The seat of the shared device's owner; None if the player has a separate device."""
    muted: bool = False
    """True if the host has muted the player."""
    program: bool = False
    """True if a program plays this seat."""
    reserved: bool = False
    """True if the seat is reserved for a program that has not joined yet. The seat is ``away``
    until then.
    """
    vote: str | None = None
    """The player's vote for the next game."""
    opens: bool = False
    """True if the new game waits for this seat to open its share."""


class StakesView(Value, frozen=True):
    """A table's chips, except the stacks, which are in ``SeatView``.

    The stacks, ``raked`` and ``taken_away`` add up to all purchases of the seated players.
    """

    buy_in: int
    """The smallest stack of a newcomer."""
    to_go_on: int
    """The smallest stack of a player who continues. A player with less must buy chips or leave."""
    most: int
    """The largest stack of a newcomer, or the largest stack here if that is larger."""
    rebuys: bool
    """True if players may buy again. If it is false, a player who cannot continue is out."""
    raked: int
    """The total rake of all games."""
    taken_away: int
    """The number of chips taken away by players who left, minus their purchases (may be
    negative).
    """


class FormerWinner(Value, frozen=True, omit_defaults=True):
    """The wins and the face of a player who has left."""

    won: tuple[int, ...]
    """The number of wins in each kind of game, in the order of ``ScoreView.games``."""
    name: str
    bot: str | None = None
    mask: str = MASKS[0]
    colour: int = 0


class ScoreView(Value, frozen=True):
    """The evening's score."""

    games: tuple[str, ...]
    """The kinds of games played, sorted by name."""
    played: tuple[int, ...]
    """The number of finished games of each kind."""
    won: tuple[tuple[int, ...], ...]
    """One tuple per seat with the number of wins in each kind of game; empty for a seat without a
    win.
    """
    former: tuple[FormerWinner, ...]
    """Winners who have left, best first, at most 20."""


class TableView(Value, frozen=True):
    """The table without its game. The view is the same for everyone."""

    id: str
    """The table's current address. It changes with a new link."""
    game: str
    phase: Literal["gathering", "playing", "finished"]
    seats: tuple[SeatView, ...]
    host: Seat | None
    preset: str
    rules: str
    """All options as words, such as ``lives=6 order=standard …``."""
    changes: tuple[str, ...]
    """The options that differ from ``preset``, which is the nearest preset, as words."""
    rules_name: str
    """The group's name for the rules, or empty."""
    settings: Settings
    commitment: str
    """The commitment to the running game's seed. Between games, it is the commitment to the next
    game's seed.
    """
    games: int
    """The number of games begun here."""
    edition: int
    """The edition of the rules."""
    score: ScoreView
    """The wins of each player since the score was reset."""
    stakes: StakesView | None
    """The chips; None in games without chips."""
    tournament: str = ""
    """The id of the tournament that is the host, or empty."""


class GameSeen(Value, frozen=True):
    """The running or last game as one person may see it now."""

    seat: Seat | None
    """The person's seat, or None."""
    watches: bool
    """True if the person may see the game."""
    view: Value | None
    """The person's view; None before the first game."""
    offers: tuple[Offer, ...]
    """The person's offers."""
    result: Result | None
    """The result of the game; None while it is running."""
    guess: int | None = None
    """The entry of the claim that this eliminated player may guess about, or None."""
    open_view: Value | None = None
    """A spectator's view if the person shares a device. It can be shown before the device is handed
    over.
    """
    interrupts: tuple[Offer, ...] = ()
    """The person's offers while the game waits for others, if the person may interrupt."""
    by_default: Action | None = None
    """The action that the server plays for the person once their time is up, in a slow game. On a
    shared device, it is None.
    """
