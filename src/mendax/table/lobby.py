"""A table's state around its game, and the effects of table actions.

The state includes the seats, the host's rights, the rules, settings and chips; ``heard`` covers
talk. A lobby knows only whether a game is running. Every handler checks before it changes anything,
so a refused action has no effect. Actions are in the log's form (``requests``), with clean names
and complete rules.
"""

import string
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any, Final, Literal

from mendax.core.game import AnyGame, Event, Seat
from mendax.games.editions import full_words
from mendax.games.rules import Rules
from mendax.table.actions import (
    AddBot,
    Arrange,
    Begin,
    HandOver,
    Leave,
    Remove,
    Rename,
    ResetScore,
    Return,
    SetRules,
    SetTable,
    Settings,
    Sit,
)
from mendax.table.chip_stacks import Stacks
from mendax.table.chosen_rules import ChosenRules
from mendax.table.devices import device_of, is_companion, seats_on
from mendax.table.events import (
    Arranged,
    HandedOver,
    Left,
    Renamed,
    Returned,
    RulesSet,
    ScoreReset,
    Seated,
    TableSet,
    TakeOverDropped,
)
from mendax.table.guesses import Guesses
from mendax.table.log import Person, refused
from mendax.table.scores import Score
from mendax.table.seats import Seating, Sitter
from mendax.table.shares import Shares

Phase = Literal["gathering", "playing", "finished"]
Events = tuple[Event, ...]
HEX: Final = set(string.digits + "abcdef")


class Lobby:
    """A table's state around its game. Only ``TableState`` changes it."""

    def __init__(self, game: AnyGame, bots: tuple[str, ...]) -> None:
        self.game = game
        self.address: str | None = None
        """The table's current address, or None if the table still has its first address."""
        self.bots = bots
        """The bots that may be seated. An old log may name others."""
        self.seating = Seating()
        self.settings = Settings()
        self.phase: Phase = "gathering"
        self.tournament = ""
        """The id of the tournament that is the host, or empty. Such a host has no seat, is never
        absent, and plays one game here.
        """
        self.unplayed = False
        """True if the moves of the running or last game are missing (``replay``)."""
        self.chosen = ChosenRules(game)
        self.stand_in = ""
        self.stacks = Stacks(game)
        self.score = Score()
        self.askers: dict[Seat, Any] = {}
        """The pending request for each seat, which is granted at the next round (``take_over``)."""
        self.still_in: Callable[[], tuple[Seat, ...]] = tuple
        """A function, set by the table's state, that returns the seats still in the running
        game.
        """
        self.guesses = Guesses()
        """Guesses about the current claim by eliminated players."""
        self.bound: dict[Person, str] = {}
        """The share hash of each person for the next game. A person who leaves and returns keeps
        their share.
        """
        self.kept: dict[str, Any] = {}
        """The data of games played here earlier, by the game's name (``game_choice``)."""

    def begin(self) -> Begin:
        """Return the log's action that starts a game with the current rules."""
        rules = self.chosen.rules
        stacks = self.stacks.at_start(self.seating, self.staying(rules), rules)
        return Begin(full_words(self.game, self.chosen.rules), stacks)

    def start(self, rules: Rules, brought: tuple[int, ...] | None) -> tuple[Events, Shares]:
        """Start a game, fix its seats and bound shares, and return its events and shares.

        ``brought`` is the logged stacks, or None. Raises ``Refusal`` or ``RulesError``.
        """
        staying = self.check_start(rules, brought)
        bought = self.stacks.fill(self.seating, staying, rules)
        self.phase = "playing"
        self.chosen.play(rules)
        return self._seated(staying, bought)

    def check_start(self, rules: Rules, brought: tuple[int, ...] | None) -> tuple[Seat, ...]:
        """Return the seats of a game that starts now.

        Raises the same errors as ``start``. The table is unchanged.
        """
        self.require_rest()
        staying, fewest, most = self.staying(rules), self.game.seats[0], self.game.seats[-1]
        if len(staying) < fewest:
            raise refused("too-few", fewest=fewest, seats=len(staying))
        if len(staying) > most:
            raise refused("full", most=most)
        self.game.initial_state(rules, len(staying))  # some rules exclude some seat counts
        if brought not in (None, self.stacks.at_start(self.seating, staying, rules)):
            raise refused("brought-otherwise")
        self.stacks.check_enough(self.seating, staying, rules)
        return staying

    def staying(self, rules: Any) -> tuple[Seat, ...]:
        """Return the seats of the next game, which are all players present who can still get
        chips.
        """
        return self.stacks.able(self.seating, self.seating.present(), rules)

    def _seated(self, staying: tuple[Seat, ...], bought: Events) -> tuple[Events, Shares]:
        moved = len(staying) < len(self.seating.seats)
        self.keep(staying)
        self.askers.clear()
        self.guesses = Guesses()
        self.unplayed = False
        shares = Shares(self.bound.get(person or "") for person in self.seating.people)
        self.bound.clear()
        for seat in range(len(staying)):
            self.seating.change(seat, ready=False, vote=None)
        arranged = (Arranged(staying),) if moved else ()
        return (*arranged, *self._host_if_gone(), *bought), shares

    def _host_if_gone(self) -> Events:
        """Choose another host if the host's seat was removed after the last game."""
        seating = self.seating
        seated = seating.host is None or seating.seat_of(seating.host) is not None
        if seated or self.tournament:
            return ()
        heir = seating.pass_host(0)
        return () if heir is None else (HandedOver(heir),)

    def keep(self, order: Iterable[Seat]) -> None:
        """Keep only these seats, in this order. The players of other seats take their chips
        away.
        """
        self.stacks.take_away(self.seating.keep(order))

    def settle(self, payoffs: Sequence[Fraction], places: Sequence[int]) -> None:
        """End a game by updating the score and paying out its chips."""
        self.phase = "finished" if self.phase == "playing" else self.phase
        self.stacks.settle(self.seating, payoffs)
        self.score.count(self.game.name, self.seating, places)

    def nobody_ready(self) -> None:
        """Clear every seat's readiness, because a different game will be played."""
        for seat, sitter in enumerate(self.seating.seats):
            if sitter.ready:
                self.seating.change(seat, ready=False)

    def require_rest(self) -> None:
        """Raise ``Refusal`` while a game is running."""
        if self.phase == "playing":
            raise refused("running")

    def require_no_tournament(self) -> None:
        """Raise ``Refusal`` if a tournament decides which game is next."""
        if self.tournament:
            raise refused("tournament")

    def require_room(self) -> None:
        """Raise ``Refusal`` if every seat is taken."""
        most = self.game.seats[-1]
        if self.seating.taken() >= most:
            raise refused("full", most=most)

    def require_unlocked(self, person: Person) -> None:
        """Raise ``Refusal`` if the free seats are locked and the person has never sat here."""
        if self.settings.locked and person not in self.seating.sat:
            raise refused("seats-locked")

    def require_welcome(self, person: Person | None) -> None:
        """Raise ``Refusal`` for kicked people, and for spectators if the table admits none."""
        if self._is_kicked(person):
            raise refused("kicked")
        if self.seating.seat_of(person) is None and not self.welcomes(person):
            raise refused("spectators-off")

    def welcomes(self, person: Person | None) -> bool:
        """Return whether a person (or a shared device) without a seat may watch."""
        if self._is_kicked(person):
            return False
        if self.settings.spectators or person is None or not is_companion(person):
            return self.settings.spectators
        return bool(seats_on(self.seating.people, device_of(person)))

    def _is_kicked(self, person: Person | None) -> bool:
        kicked = self.seating.kicked
        return person is not None and (person in kicked or device_of(person) in kicked)


# ── joining and leaving ──────────────────────────────────────────────────────────────────────


def sit(lobby: Lobby, person: Person, action: Sit) -> Events:
    """Take a seat."""
    seating = lobby.seating
    if person in seating.kicked:
        raise refused("kicked")
    seat = seating.seat_of(person)
    if seat is not None and seating.seats[seat].reserved:
        lobby.require_rest()
        seating.change(seat, name=action.name, away=False, reserved=False)
        seating.sat.add(person)
        return (Seated(seat, action.name, None),)
    if seat is not None:
        raise refused("seated", seat=seat + 1)
    lobby.require_unlocked(person)
    lobby.require_rest()
    lobby.require_room()
    if action.program:
        if person in seating.shared_devices:
            raise refused("program-seat")
        seating.mark_program(person)
    program = person in seating.programs
    seat = seating.add(Sitter(person, action.name, program=program, mask=action.mask))
    return (Seated(seat, action.name, None), *host_if_none(seating, seat))


def host_if_none(seating: Seating, seat: Seat) -> Events:
    """Make the player in ``seat`` the host if the table has no host."""
    if seating.host is not None or not seating.seats[seat].may_host:
        return ()
    seating.host = seating.seats[seat].person
    return (HandedOver(seat),)


def rename(lobby: Lobby, person: Person, action: Rename) -> Events:
    """Change a person's name."""
    lobby.require_welcome(person)
    lobby.seating.require_voice(person)  # spectators' names are public, too
    seat = lobby.seating.seat_of(person)
    if seat is None:
        lobby.seating.visitors[person] = action.name
        return ()
    lobby.seating.change(seat, name=action.name)
    return (Renamed(seat, action.name),)


def leave(lobby: Lobby, person: Person, action: Leave) -> Events:  # noqa: ARG001
    """Leave a seat."""
    seat = lobby.seating.own_seat(person)
    if lobby.seating.seats[seat].away:
        raise refused("away")
    return _vacate(lobby, seat, kicked=False)


def _vacate(lobby: Lobby, seat: Seat, kicked: bool) -> Events:
    """Vacate a seat.

    A bot takes over the seat, or the seat stays empty, or it is removed.
    """
    seating = lobby.seating
    sitter = seating.seats[seat]
    was_host = sitter.person == seating.host is not None
    bot = lobby.stand_in if lobby.phase == "playing" else None
    if lobby.phase == "gathering":
        lobby.keep(number for number in range(len(seating.seats)) if number != seat)
    elif kicked:
        seating.change(seat, person=None, away=True, bot=bot, ready=False, reserved=False)
    else:
        seating.change(seat, away=True, bot=bot, ready=False)
    left = Left(seat, kicked, bot, sitter.name)
    if not was_host:
        return (left,)
    heir = seating.pass_host(seat)
    return (left,) if heir is None else (left, HandedOver(heir))


def come_back(lobby: Lobby, person: Person, action: Return) -> Events:  # noqa: ARG001
    """Take a seat back."""
    seating = lobby.seating
    seat = seating.own_seat(person)
    if not seating.seats[seat].away or seating.seats[seat].reserved:
        raise refused("not-away", seat=seat + 1)
    if lobby.phase != "playing":
        lobby.require_room()
    seating.change(seat, away=False, bot=None, lost=False)
    asker = lobby.askers.pop(seat, None)
    dropped = () if asker is None else (TakeOverDropped(seat, asker.name),)
    return (Returned(seat), *dropped, *host_if_none(seating, seat))


# ── the host ─────────────────────────────────────────────────────────────────────────────────


def add_bot(lobby: Lobby, person: Person, action: AddBot) -> Events:
    """Seat a bot; host only."""
    lobby.seating.require_host(person)
    lobby.require_rest()
    lobby.require_room()
    name = action.name or lobby.seating.free_name(action.bot)
    seat = lobby.seating.add(Sitter(None, name, action.bot, mask=action.mask))
    return (Seated(seat, name, action.bot),)


def remove(lobby: Lobby, person: Person, action: Remove) -> Events:
    """Remove a bot or kick a person; host only.

    Kicking a device's owner kicks all players on it.
    """
    seating = lobby.seating
    if seating.adds(person, action.seat):
        if seating.seats[action.seat].away:
            raise refused("empty-seat")
        return _vacate(lobby, action.seat, kicked=False)
    seating.require_host(person)
    sitter = seating.seat(action.seat)
    if sitter.person == person:
        raise refused("own-seat")
    if sitter.person is None:
        lobby.require_rest()
        if sitter.away:
            raise refused("empty-seat")
        return _vacate(lobby, action.seat, kicked=False)
    if sitter.person == seating.absent_host:
        seating.absent_host = None
    gone = seating.with_device(action.seat)
    seating.kicked.update(p for p in (seating.people[seat] for seat in gone) if p is not None)
    return tuple(event for seat in reversed(gone) for event in _vacate(lobby, seat, kicked=True))


def hand_over(lobby: Lobby, person: Person, action: HandOver) -> Events:
    """Make another player the host."""
    lobby.seating.require_host(person)
    sitter = lobby.seating.seat(action.seat)
    if not sitter.here:
        raise refused("nobody-there")
    if sitter.program:
        raise refused("program-host")
    if not sitter.may_host:
        raise refused("shared-device")
    lobby.seating.host = sitter.person
    if sitter.person == lobby.seating.absent_host:
        lobby.seating.absent_host = None
    return (HandedOver(action.seat),)


def arrange(lobby: Lobby, person: Person, action: Arrange) -> Events:
    """Set the seating order; host only."""
    lobby.seating.require_host(person)
    lobby.require_rest()
    present = lobby.seating.present()
    named = all(type(seat) is int for seat in action.order)
    if not named or sorted(action.order) != list(present):
        shown = ", ".join(str(seat + 1) for seat in present)
        raise refused("order", seats=shown)
    kept = [seat for seat, sitter in enumerate(lobby.seating.seats) if sitter.reserved]
    lobby.keep((*action.order, *kept))
    lobby.phase = "gathering"  # the last game's result no longer matches the seats
    return (Arranged((*action.order, *kept)),)


def set_rules(lobby: Lobby, person: Person, action: SetRules) -> Events:
    """Set the rules; host only."""
    lobby.seating.require_host(person)
    lobby.require_rest()
    chosen = lobby.chosen
    chosen.set(action.preset, action.changes, action.name)
    lobby.nobody_ready()
    return (RulesSet(chosen.preset, chosen.changes, chosen.name),)


def reset_score(lobby: Lobby, person: Person, action: ResetScore) -> Events:  # noqa: ARG001
    """Reset the evening's score; host only."""
    lobby.seating.require_host(person)
    lobby.score = Score()
    return (ScoreReset(),)


def set_table(lobby: Lobby, person: Person, action: SetTable) -> Events:
    """Change the settings; host only."""
    lobby.seating.require_host(person)
    new, old = action.settings, lobby.settings
    if (new.open_seed, new.hints) != (old.open_seed, old.hints):
        # Players must know before a game that their bluffs will be revealed or that hints are on.
        lobby.require_rest()
    lobby.settings = action.settings
    dropped: Events = ()
    if not new.take_over:
        dropped = tuple(TakeOverDropped(seat, one.name) for seat, one in lobby.askers.items())
        lobby.askers.clear()
    return (TableSet(action.settings), *dropped)
