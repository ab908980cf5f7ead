"""A table as everybody sees it, and the game that is played there as one person may see it."""

from typing import Literal

from mendax.core.game import Offer, Result, Seat, Value
from mendax.table.actions import Settings


class SeatView(Value, frozen=True, omit_defaults=True):
    """Who sits here. ``bot`` plays (for ``name``, if a person's seat); ``away``: got up or kicked.

    A seat that is away goes when the next game starts, unless its person returns before.
    """

    name: str
    bot: str | None = None
    away: bool = False
    shared: bool = False
    """Whether this seat has bound its share for the next game."""
    stack: int | None = None
    """Chips between games, once bought; while a game is played, what it began with."""
    bought: int = 0
    """All that this seat has bought."""
    mask: str | None = None
    """The mask that its person chose; None: the screen chooses."""
    lost: bool = False
    """Whether they are away because their connection is gone: nobody takes the seat over."""
    next: str | None = None
    """Who takes this seat over when the next round begins."""
    ready: bool = False
    """Whether the one on this seat is ready for the next game."""
    honour: int = 0
    """Points of honour: how often they guessed right at this table while they were out."""
    device: Seat | None = None
    """The seat of whoever they share a device with; None: they have their own."""
    muted: bool = False
    """Whether the host has muted them."""
    program: bool = False
    """Whether somebody's program sits here, and no human."""
    reserved: bool = False
    """Whether the seat is kept for a program that has not come yet; it is ``away`` meanwhile."""
    opens: bool = False
    """Whether the game that has just begun waits for this seat to open its share."""


class StakesView(Value, frozen=True):
    """The chips of a table apart from the stacks, which its seats have.

    The stacks, ``raked`` and ``taken_away`` add up to all that those who sit here have bought.
    """

    buy_in: int
    """The least that one sits down with."""
    to_go_on: int
    """The least that whoever has played goes on with: who has less must buy, or get up."""
    most: int
    """The most that one sits down with, or the largest stack here if that is more."""
    rebuys: bool
    """Whether whoever has played may buy; if not, who can't go on is out."""
    raked: int
    """What the house raked in all games."""
    taken_away: int
    """What others left the table with, less what they had bought (may be negative)."""


class TableView(Value, frozen=True):
    """The table apart from the game: the same for everybody."""

    id: str
    """Its address now: where it is, after a new link, and where it will be found."""
    game: str
    phase: Literal["gathering", "playing", "finished"]
    seats: tuple[SeatView, ...]
    host: Seat | None
    preset: str
    rules: str
    """All options as words, ``lives=6 order=standard …``."""
    settings: Settings
    commitment: str
    """Binds the running game, or the next one while none runs."""
    games: int
    """How many games have begun here."""
    edition: int
    """Of the rules."""
    wins: tuple[int, ...]
    """How many of this table's games each seat has won."""
    stakes: StakesView | None
    """None where no chips are played for."""


class GameSeen(Value, frozen=True):
    """The running or last game as one person may see it now."""

    seat: Seat | None
    """Where they sit; None: nowhere."""
    watches: bool
    """Whether they may see the game at all."""
    view: Value | None
    """None before the first game."""
    offers: tuple[Offer, ...]
    """What they may do now."""
    result: Result | None
    """How the game ended; None while it goes on."""
    guess: int | None = None
    """The claim that they may guess at, being out: the entry that made it."""
    open_view: Value | None = None
    """What a spectator sees, if they share their device: more must not lie open there."""
