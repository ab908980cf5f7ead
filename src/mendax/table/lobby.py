"""What people do around a game: sit down, get up, set the rules, talk. Everything about a table but
the game being played; it is told only whether one is.

Every deed first checks, then changes, so a refused one has changed nothing. What a log holds has
been made readable before (``requests``): names cleaned, rules written out in full.
"""

import string
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, Literal

from mendax.core.game import Action, AnyGame, Event, Seat
from mendax.games.editions import full_words
from mendax.games.rules import Rules
from mendax.table import terms
from mendax.table.chip_stacks import Stacks
from mendax.table.chosen import Chosen
from mendax.table.fairness import Shares
from mendax.table.log import Person, refused
from mendax.table.seats import Company, Sitter

Phase = Literal["gathering", "playing", "finished", "frozen"]
Events = tuple[Event, ...]
HEX: Final = set(string.digits + "abcdef")


class House:
    """A table around its game."""

    def __init__(self, game: AnyGame, bots: tuple[str, ...]) -> None:
        self.game = game
        self.bots = bots
        """Those that may be seated; an old log may hold others."""
        self.company = Company()
        self.settings = terms.Settings()
        self.phase: Phase = "gathering"
        self.chosen = Chosen(game)
        self.stand_in = ""
        self.stacks = Stacks(game)

    def do(self, person: Person, action: Action) -> Events:
        """What an action does, as the log holds it. Raises ``Refusal``, changing nothing."""
        return DEEDS[type(action)](self, person, action)

    def begin(self) -> terms.Begin:
        """What the log holds of a start by the rules as they are set."""
        rules = self.chosen.rules
        stacks = self.stacks.at_start(self.company, self._staying(rules), rules)
        return terms.Begin(full_words(self.game, self.chosen.rules), stacks)

    def start(
        self, person: Person, rules: Rules, brought: tuple[int, ...] | None
    ) -> tuple[Events, Shares]:
        """The seats and shares of the next game are fixed. Raises ``Refusal``, ``RulesError``.

        ``brought`` are the stacks that the log names, if it does.
        """
        self.company.require_host(person)
        self.require_rest()
        staying, (fewest, most) = self._staying(rules), _span(self.game)
        if len(staying) < fewest:
            raise refused("too-few", fewest=fewest, seats=len(staying))
        if len(staying) > most:
            raise refused("full", most=most)
        self.game.initial_state(rules, len(staying))  # some rules do not suit every number
        if brought not in (None, self.stacks.at_start(self.company, staying, rules)):
            raise refused("brought-otherwise")
        bought = self.stacks.fill(self.company, staying, rules)
        self.phase = "playing"
        self.chosen.play(rules)
        return self._seated(staying, bought)

    def freeze(self, brought: tuple[int, ...] | None) -> tuple[Events, Shares]:
        """A game began that can't be replayed: who sat where, their shares, what they brought."""
        staying = self._staying(self.chosen.rules)
        bought = self.stacks.bring(self.company, staying, brought, self.chosen.rules)
        self.phase = "frozen"
        return self._seated(staying, bought)

    def _staying(self, rules: Any) -> tuple[Seat, ...]:
        """The seats of the next game: all who are here and not out of chips for good."""
        return self.stacks.able(self.company, self.company.present(), rules)

    def _seated(self, staying: tuple[Seat, ...], bought: Events) -> tuple[Events, Shares]:
        moved = len(staying) < len(self.company.seats)
        self.keep(staying)
        shares = tuple(sitter.share for sitter in self.company.seats)
        for seat in range(len(staying)):
            self.company.change(seat, share=None)
        return (*((terms.Arranged(staying),) if moved else ()), *bought), shares

    def keep(self, order: Iterable[Seat]) -> None:
        """Only these seats, in this order; the others take their chips with them."""
        self.stacks.take_away(self.company.keep(order))

    def settle(self, payoffs: Sequence[Fraction], places: Sequence[int]) -> None:
        """A game is over: its winners' tally, and its chips."""
        company = self.company
        self.phase = "finished" if self.phase == "playing" else self.phase
        self.stacks.settle(company, payoffs)
        for seat, place in enumerate(places):
            if place == 1:
                company.change(seat, wins=company.seats[seat].wins + 1)

    def require_rest(self) -> None:
        """Raises ``Refusal`` while a game is played."""
        if self.phase == "playing":
            raise refused("running")

    def require_room(self) -> None:
        """Raises ``Refusal`` when every seat is taken."""
        most = self.game.seats[-1]
        if len(self.company.present()) >= most:
            raise refused("full", most=most)

    def require_welcome(self, person: Person | None) -> None:
        """Raises ``Refusal`` for the kicked, and for spectators where there may be none."""
        if person in self.company.kicked:
            raise refused("kicked")
        if not self.settings.spectators and self.company.seat_of(person) is None:
            raise refused("spectators-off")


def _span(game: AnyGame) -> tuple[int, int]:
    return game.seats[0], game.seats[-1]


# ── coming and going ─────────────────────────────────────────────────────────────────────────


def _sit(house: House, person: Person, action: terms.Sit) -> Events:
    company = house.company
    if person in company.kicked:
        raise refused("kicked")
    seat = company.seat_of(person)
    if seat is not None:
        raise refused("seated", seat=seat + 1)
    house.require_rest()
    house.require_room()
    seat = company.add(Sitter(person, action.name))
    return (terms.Seated(seat, action.name, None), *_host_if_none(company, seat))


def _host_if_none(company: Company, seat: Seat) -> Events:
    if company.host is not None:
        return ()
    company.host = company.seats[seat].person
    return (terms.HandedOver(seat),)


def _rename(house: House, person: Person, action: terms.Rename) -> Events:
    house.require_welcome(person)
    seat = house.company.seat_of(person)
    if seat is None:
        house.company.visitors[person] = action.name
        return ()
    house.company.change(seat, name=action.name)
    return (terms.Renamed(seat, action.name),)


def _leave(house: House, person: Person, action: terms.Leave) -> Events:  # noqa: ARG001
    seat = house.company.own_seat(person)
    if house.company.seats[seat].away:
        raise refused("away")
    return _vacate(house, seat, kicked=False)


def _vacate(house: House, seat: Seat, kicked: bool) -> Events:
    """A person gets up: a bot takes over, or the seat stands empty, or it is gone."""
    company = house.company
    was_host = company.seats[seat].person == company.host is not None
    bot = house.stand_in if house.phase == "playing" else None
    if house.phase == "gathering":
        house.keep(number for number in range(len(company.seats)) if number != seat)
    elif kicked:
        company.change(seat, person=None, away=True, bot=bot)
    else:
        company.change(seat, away=True, bot=bot)
    left = terms.Left(seat, kicked, bot)
    if not was_host:
        return (left,)
    heir = company.pass_host(seat)
    return (left,) if heir is None else (left, terms.HandedOver(heir))


def _return(house: House, person: Person, action: terms.Return) -> Events:  # noqa: ARG001
    company = house.company
    seat = company.own_seat(person)
    if not company.seats[seat].away:
        raise refused("not-away", seat=seat + 1)
    if house.phase != "playing":
        house.require_room()
    company.change(seat, away=False, bot=None)
    return (terms.Returned(seat), *_host_if_none(company, seat))


# ── the host ─────────────────────────────────────────────────────────────────────────────────


def _add_bot(house: House, person: Person, action: terms.AddBot) -> Events:
    house.company.require_host(person)
    house.require_rest()
    house.require_room()
    name = house.company.free_name(action.bot)
    seat = house.company.add(Sitter(None, name, action.bot))
    return (terms.Seated(seat, name, action.bot),)


def _remove(house: House, person: Person, action: terms.Remove) -> Events:
    company = house.company
    company.require_host(person)
    sitter = company.seat(action.seat)
    if sitter.person == person:
        raise refused("own-seat")
    if sitter.person is None:
        house.require_rest()
        if sitter.away:
            raise refused("empty-seat")
    else:
        company.kicked.add(sitter.person)
    return _vacate(house, action.seat, kicked=sitter.person is not None)


def _hand_over(house: House, person: Person, action: terms.HandOver) -> Events:
    house.company.require_host(person)
    sitter = house.company.seat(action.seat)
    if not sitter.here:
        raise refused("nobody-there")
    house.company.host = sitter.person
    return (terms.HandedOver(action.seat),)


def _arrange(house: House, person: Person, action: terms.Arrange) -> Events:
    house.company.require_host(person)
    house.require_rest()
    present = house.company.present()
    named = all(type(seat) is int for seat in action.order)
    if not named or sorted(action.order) != list(present):
        shown = ", ".join(str(seat + 1) for seat in present)
        raise refused("order", seats=shown)
    house.keep(action.order)
    house.phase = "gathering"  # the end of the last game is not shown by seat any more
    return (terms.Arranged(action.order),)


def _set_rules(house: House, person: Person, action: terms.SetRules) -> Events:
    house.company.require_host(person)
    house.require_rest()
    house.chosen.set(action.preset, action.changes)
    return (terms.RulesSet(action.preset, house.chosen.changed_words()),)


def _set_table(house: House, person: Person, action: terms.SetTable) -> Events:
    house.company.require_host(person)
    new, old = action.settings, house.settings
    if (new.open_seed, new.hints) != (old.open_seed, old.hints):
        # Nobody finds their bluffs laid open, or plays against hints, who did not know it before.
        house.require_rest()
    house.settings = action.settings
    return (terms.TableSet(action.settings),)


# ── shares and talk ──────────────────────────────────────────────────────────────────────────


def _add_share(house: House, person: Person, action: terms.AddShare) -> Events:
    seat = house.company.own_seat(person)
    house.require_rest()
    if house.company.seats[seat].away:
        raise refused("away")
    if len(action.share) != 32 or not set(action.share) <= HEX:
        raise refused("share")
    if house.company.seats[seat].share is not None:
        raise refused("share-added")
    house.company.change(seat, share=action.share)
    return (terms.ShareAdded(seat, action.share),)


def _buy(house: House, person: Person, action: terms.BuyIn) -> Events:
    return (house.stacks.buy(house.company, buyer(house, person), action.chips),)


def buyer(house: House, person: Person) -> Seat:
    """The seat that buys chips. Raises ``Refusal``."""
    seat = house.company.own_seat(person)
    house.require_rest()
    if house.company.seats[seat].away:
        raise refused("away")
    return seat


def _say(house: House, person: Person, action: terms.Say) -> Events:
    house.require_welcome(person)
    if not house.settings.chat:
        raise refused("chat-off")
    company = house.company
    return (terms.Said(company.seat_of(person), company.name_of(person), action.text),)


def _whisper(house: House, person: Person, action: terms.Whisper) -> Events:
    company = house.company
    seat = company.own_seat(person)
    if not house.settings.chat:
        raise refused("chat-off")
    if not house.settings.whispers:
        raise refused("whispers-off")
    if company.seat(action.to).person in (None, person):
        raise refused("whisper-to")
    return (terms.SaidTo(seat, action.to, action.text),)


def _say_phrase(house: House, person: Person, action: terms.SayPhrase) -> Events:
    house.require_welcome(person)
    if not house.settings.phrases:
        raise refused("phrases-off")
    company = house.company
    return (terms.PhraseSaid(company.seat_of(person), company.name_of(person), action.phrase),)


DEEDS: Final[Mapping[type[Action], Callable[[House, Person, Any], Events]]] = {
    terms.Sit: _sit,
    terms.Rename: _rename,
    terms.Leave: _leave,
    terms.Return: _return,
    terms.AddBot: _add_bot,
    terms.Remove: _remove,
    terms.HandOver: _hand_over,
    terms.Arrange: _arrange,
    terms.SetRules: _set_rules,
    terms.SetTable: _set_table,
    terms.AddShare: _add_share,
    terms.BuyIn: _buy,
    terms.Say: _say,
    terms.Whisper: _whisper,
    terms.SayPhrase: _say_phrase,
}
