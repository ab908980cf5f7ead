"""The state of a table around its game, and what each table action does to it.

Sitting down, getting up, the host's rights, rules, settings, chips and talk; of the game itself it
knows only whether one is being played. Every handler first checks, then changes, so a refused
action has changed nothing. The actions are as the log holds them (``requests``): names cleaned,
rules written out in full.
"""

import string
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, Literal

from mendax.core.game import Action, AnyGame, Event, Seat
from mendax.games.editions import full_words
from mendax.games.rules import Rules
from mendax.table.actions import (
    AddBot,
    AddShare,
    Arrange,
    Begin,
    BuyIn,
    HandOver,
    Leave,
    React,
    Remove,
    Rename,
    Return,
    Say,
    SayPhrase,
    SetRules,
    SetTable,
    Settings,
    Sit,
    Wear,
    Whisper,
)
from mendax.table.chip_stacks import Stacks
from mendax.table.chosen_rules import ChosenRules
from mendax.table.events import (
    Arranged,
    HandedOver,
    Left,
    PhraseSaid,
    Reacted,
    Renamed,
    Returned,
    RulesSet,
    Said,
    SaidTo,
    Seated,
    ShareAdded,
    TableSet,
    Wore,
)
from mendax.table.fairness import ClientSeeds
from mendax.table.log import Person, refused
from mendax.table.seats import Seating, Sitter

Phase = Literal["gathering", "playing", "finished", "frozen"]
Events = tuple[Event, ...]
HEX: Final = set(string.digits + "abcdef")


class Lobby:
    """The state of a table around its game; changed by ``TableState`` only."""

    def __init__(self, game: AnyGame, bots: tuple[str, ...]) -> None:
        self.game = game
        self.bots = bots
        """Those that may be seated; an old log may hold others."""
        self.seating = Seating()
        self.settings = Settings()
        self.phase: Phase = "gathering"
        self.chosen = ChosenRules(game)
        self.stand_in = ""
        self.stacks = Stacks(game)

    def do(self, person: Person, action: Action) -> Events:
        """What an action does, as the log holds it. Raises ``Refusal``, changing nothing."""
        return HANDLERS[type(action)](self, person, action)

    def begin(self) -> Begin:
        """What the log holds of a start by the rules as they are set."""
        rules = self.chosen.rules
        stacks = self.stacks.at_start(self.seating, self._staying(rules), rules)
        return Begin(full_words(self.game, self.chosen.rules), stacks)

    def start(
        self, person: Person, rules: Rules, brought: tuple[int, ...] | None
    ) -> tuple[Events, ClientSeeds]:
        """The seats and client seeds of the next game are fixed.

        Raises ``Refusal`` or ``RulesError``.

        ``brought`` are the stacks that the log names, if it does.
        """
        self.seating.require_host(person)
        self.require_rest()
        staying, (fewest, most) = self._staying(rules), _span(self.game)
        if len(staying) < fewest:
            raise refused("too-few", fewest=fewest, seats=len(staying))
        if len(staying) > most:
            raise refused("full", most=most)
        self.game.initial_state(rules, len(staying))  # some rules do not suit every number
        if brought not in (None, self.stacks.at_start(self.seating, staying, rules)):
            raise refused("brought-otherwise")
        bought = self.stacks.fill(self.seating, staying, rules)
        self.phase = "playing"
        self.chosen.play(rules)
        return self._seated(staying, bought)

    def freeze(self, brought: tuple[int, ...] | None) -> tuple[Events, ClientSeeds]:
        """A game began that can't be replayed: its seats, client seeds and stacks."""
        staying = self._staying(self.chosen.rules)
        bought = self.stacks.bring(self.seating, staying, brought, self.chosen.rules)
        self.phase = "frozen"
        return self._seated(staying, bought)

    def _staying(self, rules: Any) -> tuple[Seat, ...]:
        """The seats of the next game: all who are here and not out of chips for good."""
        return self.stacks.able(self.seating, self.seating.present(), rules)

    def _seated(self, staying: tuple[Seat, ...], bought: Events) -> tuple[Events, ClientSeeds]:
        moved = len(staying) < len(self.seating.seats)
        self.keep(staying)
        client_seeds = tuple(sitter.client_seed for sitter in self.seating.seats)
        for seat in range(len(staying)):
            self.seating.change(seat, client_seed=None)
        return (*((Arranged(staying),) if moved else ()), *bought), client_seeds

    def keep(self, order: Iterable[Seat]) -> None:
        """Only these seats, in this order; the others take their chips with them."""
        self.stacks.take_away(self.seating.keep(order))

    def settle(self, payoffs: Sequence[Fraction], places: Sequence[int]) -> None:
        """A game is over: its winners' tally, and its chips."""
        seating = self.seating
        self.phase = "finished" if self.phase == "playing" else self.phase
        self.stacks.settle(seating, payoffs)
        for seat, place in enumerate(places):
            if place == 1:
                seating.change(seat, wins=seating.seats[seat].wins + 1)

    def require_rest(self) -> None:
        """Raises ``Refusal`` while a game is played."""
        if self.phase == "playing":
            raise refused("running")

    def require_room(self) -> None:
        """Raises ``Refusal`` when every seat is taken."""
        most = self.game.seats[-1]
        if len(self.seating.present()) >= most:
            raise refused("full", most=most)

    def require_welcome(self, person: Person | None) -> None:
        """Raises ``Refusal`` for the kicked, and for spectators where there may be none."""
        if person in self.seating.kicked:
            raise refused("kicked")
        if not self.settings.spectators and self.seating.seat_of(person) is None:
            raise refused("spectators-off")

    def welcomes(self, person: Person | None) -> bool:
        """Whether somebody without a seat may watch."""
        return self.settings.spectators and person not in self.seating.kicked


def _span(game: AnyGame) -> tuple[int, int]:
    return game.seats[0], game.seats[-1]


# ── coming and going ─────────────────────────────────────────────────────────────────────────


def _sit(lobby: Lobby, person: Person, action: Sit) -> Events:
    seating = lobby.seating
    if person in seating.kicked:
        raise refused("kicked")
    seat = seating.seat_of(person)
    if seat is not None:
        raise refused("seated", seat=seat + 1)
    lobby.require_rest()
    lobby.require_room()
    seat = seating.add(Sitter(person, action.name))
    return (Seated(seat, action.name, None), *_host_if_none(seating, seat))


def _host_if_none(seating: Seating, seat: Seat) -> Events:
    if seating.host is not None:
        return ()
    seating.host = seating.seats[seat].person
    return (HandedOver(seat),)


def _rename(lobby: Lobby, person: Person, action: Rename) -> Events:
    lobby.require_welcome(person)
    seat = lobby.seating.seat_of(person)
    if seat is None:
        lobby.seating.visitors[person] = action.name
        return ()
    lobby.seating.change(seat, name=action.name)
    return (Renamed(seat, action.name),)


def _leave(lobby: Lobby, person: Person, action: Leave) -> Events:  # noqa: ARG001
    seat = lobby.seating.own_seat(person)
    if lobby.seating.seats[seat].away:
        raise refused("away")
    return _vacate(lobby, seat, kicked=False)


def _vacate(lobby: Lobby, seat: Seat, kicked: bool) -> Events:
    """A person gets up: a bot takes over, or the seat stands empty, or it is gone."""
    seating = lobby.seating
    was_host = seating.seats[seat].person == seating.host is not None
    bot = lobby.stand_in if lobby.phase == "playing" else None
    if lobby.phase == "gathering":
        lobby.keep(number for number in range(len(seating.seats)) if number != seat)
    elif kicked:
        seating.change(seat, person=None, away=True, bot=bot)
    else:
        seating.change(seat, away=True, bot=bot)
    left = Left(seat, kicked, bot)
    if not was_host:
        return (left,)
    heir = seating.pass_host(seat)
    return (left,) if heir is None else (left, HandedOver(heir))


def _return(lobby: Lobby, person: Person, action: Return) -> Events:  # noqa: ARG001
    seating = lobby.seating
    seat = seating.own_seat(person)
    if not seating.seats[seat].away:
        raise refused("not-away", seat=seat + 1)
    if lobby.phase != "playing":
        lobby.require_room()
    seating.change(seat, away=False, bot=None)
    return (Returned(seat), *_host_if_none(seating, seat))


# ── the host ─────────────────────────────────────────────────────────────────────────────────


def _add_bot(lobby: Lobby, person: Person, action: AddBot) -> Events:
    lobby.seating.require_host(person)
    lobby.require_rest()
    lobby.require_room()
    name = lobby.seating.free_name(action.bot)
    seat = lobby.seating.add(Sitter(None, name, action.bot))
    return (Seated(seat, name, action.bot),)


def _remove(lobby: Lobby, person: Person, action: Remove) -> Events:
    seating = lobby.seating
    seating.require_host(person)
    sitter = seating.seat(action.seat)
    if sitter.person == person:
        raise refused("own-seat")
    if sitter.person is None:
        lobby.require_rest()
        if sitter.away:
            raise refused("empty-seat")
    else:
        seating.kicked.add(sitter.person)
    return _vacate(lobby, action.seat, kicked=sitter.person is not None)


def _hand_over(lobby: Lobby, person: Person, action: HandOver) -> Events:
    lobby.seating.require_host(person)
    sitter = lobby.seating.seat(action.seat)
    if not sitter.here:
        raise refused("nobody-there")
    lobby.seating.host = sitter.person
    return (HandedOver(action.seat),)


def _arrange(lobby: Lobby, person: Person, action: Arrange) -> Events:
    lobby.seating.require_host(person)
    lobby.require_rest()
    present = lobby.seating.present()
    named = all(type(seat) is int for seat in action.order)
    if not named or sorted(action.order) != list(present):
        shown = ", ".join(str(seat + 1) for seat in present)
        raise refused("order", seats=shown)
    lobby.keep(action.order)
    lobby.phase = "gathering"  # the end of the last game is not shown by seat any more
    return (Arranged(action.order),)


def _set_rules(lobby: Lobby, person: Person, action: SetRules) -> Events:
    lobby.seating.require_host(person)
    lobby.require_rest()
    lobby.chosen.set(action.preset, action.changes)
    return (RulesSet(action.preset, lobby.chosen.changed_words()),)


def _set_table(lobby: Lobby, person: Person, action: SetTable) -> Events:
    lobby.seating.require_host(person)
    new, old = action.settings, lobby.settings
    if (new.open_seed, new.hints) != (old.open_seed, old.hints):
        # Nobody finds their bluffs laid open, or plays against hints, who did not know it before.
        lobby.require_rest()
    lobby.settings = action.settings
    return (TableSet(action.settings),)


# ── client seeds and talk ────────────────────────────────────────────────────────────────────


def _add_client_seed(lobby: Lobby, person: Person, action: AddShare) -> Events:
    seat = lobby.seating.own_seat(person)
    lobby.require_rest()
    if lobby.seating.seats[seat].away:
        raise refused("away")
    if len(action.share) != 32 or not set(action.share) <= HEX:
        raise refused("share")
    if lobby.seating.seats[seat].client_seed is not None:
        raise refused("share-added")
    lobby.seating.change(seat, client_seed=action.share)
    return (ShareAdded(seat, action.share),)


def _buy(lobby: Lobby, person: Person, action: BuyIn) -> Events:
    return (lobby.stacks.buy(lobby.seating, buyer(lobby, person), action.chips),)


def buyer(lobby: Lobby, person: Person) -> Seat:
    """The seat that buys chips. Raises ``Refusal``."""
    seat = lobby.seating.own_seat(person)
    lobby.require_rest()
    if lobby.seating.seats[seat].away:
        raise refused("away")
    return seat


def _say(lobby: Lobby, person: Person, action: Say) -> Events:
    lobby.require_welcome(person)
    if not lobby.settings.chat:
        raise refused("chat-off")
    seating = lobby.seating
    return (Said(seating.seat_of(person), seating.name_of(person), action.text),)


def _whisper(lobby: Lobby, person: Person, action: Whisper) -> Events:
    seating = lobby.seating
    seat = seating.own_seat(person)
    if not lobby.settings.chat:
        raise refused("chat-off")
    if not lobby.settings.whispers:
        raise refused("whispers-off")
    if seating.seat(action.to).person in (None, person):
        raise refused("whisper-to")
    return (SaidTo(seat, action.to, action.text),)


def _say_phrase(lobby: Lobby, person: Person, action: SayPhrase) -> Events:
    lobby.require_welcome(person)
    if not lobby.settings.phrases:
        raise refused("phrases-off")
    seating = lobby.seating
    return (PhraseSaid(seating.seat_of(person), seating.name_of(person), action.phrase),)


def _react(lobby: Lobby, person: Person, action: React) -> Events:
    lobby.require_welcome(person)
    if not lobby.settings.reactions:
        raise refused("reactions-off")
    seating = lobby.seating
    if action.to is not None:
        seating.seat(action.to)
    seat, name = seating.seat_of(person), seating.name_of(person)
    return (Reacted(seat, name, action.reaction, action.to),)


def _wear(lobby: Lobby, person: Person, action: Wear) -> Events:
    seat = lobby.seating.own_seat(person)
    lobby.seating.change(seat, mask=action.mask)
    return (Wore(seat, action.mask),)


HANDLERS: Final[Mapping[type[Action], Callable[[Lobby, Person, Any], Events]]] = {
    Sit: _sit,
    Rename: _rename,
    Leave: _leave,
    Return: _return,
    AddBot: _add_bot,
    Remove: _remove,
    HandOver: _hand_over,
    Arrange: _arrange,
    SetRules: _set_rules,
    SetTable: _set_table,
    AddShare: _add_client_seed,
    BuyIn: _buy,
    Say: _say,
    Whisper: _whisper,
    SayPhrase: _say_phrase,
    React: _react,
    Wear: _wear,
}
