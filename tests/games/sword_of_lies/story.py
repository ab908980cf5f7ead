"""A game of Sword of Lies written as a story: ``asks(A, B, 0, "red", True)``, ``bets(10)``.

Cards fall as the story says, or as drawn. Every action goes through the checked ``step``, so a
story can't break the rules; after each, all chips are counted.
"""

from typing import Any

import pytest
from msgspec.structs import replace

from mendax.core.game import CHANCE, Action, Actor, Event, IllegalAction, Reason, Told, step
from mendax.games.cards import Colour, colour
from mendax.games.rules import with_options
from mendax.games.sword_of_lies import SwordOfLies, actions, rounds
from mendax.games.sword_of_lies.actions import target
from mendax.games.sword_of_lies.ending import chips_in_play
from mendax.games.sword_of_lies.rules import PRESETS, SwordRules
from mendax.games.sword_of_lies.state import Card, Mark, SwordState, War
from mendax.games.sword_of_lies.view import SwordView

A, B, C, D, E = range(5)
SWORD = SwordOfLies()


def rules_of(preset: str = "no_limit", **options: Any) -> SwordRules:
    """Return a preset with some options changed."""
    return with_options(PRESETS[preset], options)


class Story:
    """A game at any point. ``events`` are those of the last action."""

    def __init__(self, state: SwordState):
        self.state = state
        self.events: tuple[Event, ...] = ()
        self.told: tuple[Told, ...] = ()

    def does(self, actor: Actor, action: Action) -> "Story":
        """Let ``actor`` act by the rules; then count the chips."""
        self.state, self.told = step(SWORD, self.state, actor, action)
        self.events = tuple(event for event, _ in self.told)
        assert chips_in_play(self.state) == sum(self.state.brought)
        return self

    def turns(self, action: Action) -> "Story":
        """Let the seat to act take this action."""
        return self.does(self.state.turn, action)

    # castling

    def asks(self, seat: int, of: int, place: int, named: Colour, believed: bool = True) -> "Story":
        """Let ``seat`` interrogate ``of`` about a card. The colour ``named`` is said, and believed
        or not."""
        assert self.state.turn == seat
        self.does(seat, actions.Interrogate(of, place)).does(of, actions.NameColour(named))
        return self.does(seat, actions.Believe() if believed else actions.Disbelieve())

    def skips(self, *seats: int) -> "Story":
        for seat in seats:
            self.does(seat, actions.Skip())
        return self

    # betting

    def checks(self, *seats: int) -> "Story":
        return self._each(seats, actions.Check())

    def calls(self, *seats: int) -> "Story":
        return self._each(seats, actions.Call())

    def folds(self, *seats: int) -> "Story":
        return self._each(seats, actions.Fold())

    def all_in(self, *seats: int) -> "Story":
        return self._each(seats, actions.AllIn())

    def bets(self, seat: int, to: int) -> "Story":
        return self.does(seat, actions.Bet(to))

    def raises(self, seat: int, to: int) -> "Story":
        return self.does(seat, actions.Raise(to))

    def _each(self, seats: tuple[int, ...], action: Action) -> "Story":
        for seat in seats:
            self.does(seat, action)
        return self

    def reveals(self, *shown: tuple[int, int]) -> "Story":
        """Reveal these cards, each given by seat and place."""
        seen: tuple[Event, ...] = ()
        for seat, place in shown:
            self.does(seat, actions.Reveal(place))
            seen = (*seen, *self.events)
        self.events = seen
        return self

    def reveals_circle(self) -> "Story":
        """Reveal every seat's leftmost card."""
        seen: tuple[Event, ...] = ()
        while self.state.phase == "reveal":
            seat = self.acting[0]
            self.does(seat, SWORD.default_action(self.state, seat))
            seen = (*seen, *self.events)
        self.events = seen
        return self

    def to_war(self) -> "Story":
        """Let all seats check or call, and reveal cards, until the war."""
        while self.state.phase in ("betting", "reveal"):
            if self.state.phase == "reveal":
                self.reveals_circle()
            else:
                self.turns(actions.Check() if self.can(actions.Check) else actions.Call())
        return self

    def to_the_end(self) -> "Story":
        """Let all seats call every bet, then take the default actions."""
        seen: tuple[Event, ...] = self.to_war().events
        while self.acting:
            seat = self.acting[0]
            self.does(seat, SWORD.default_action(self.state, seat))
            seen = (*seen, *self.events)
        self.events = seen
        return self

    # war

    def ready(self, *seats: int) -> "Story":
        """Make these seats ready; by default, all seats that may fight."""
        for seat in seats or self.acting:
            if self.state.phase == "negotiation":
                self.does(seat, actions.Ready())
        return self

    def fight(self, **orders: Action) -> "Story":
        """Make all seats ready and write orders by seat letter: ``fight(A=strike(B, 0))``."""
        self.ready()
        seen: tuple[Event, ...] = ()
        for letter, action in orders.items():
            self.does("ABCDE".index(letter), action)
            seen = (*seen, *self.events)
        self.events = seen
        return self

    def all_fight(self, seat: int, order: Action | None) -> "Story":
        """Let ``seat`` write this order (or have none to write), and the other seats the default
        order."""
        seen: tuple[Event, ...] = ()
        while self.state.phase == "orders":
            other = self.acting[0]
            own = order if other == seat and order is not None else None
            self.does(other, own or SWORD.default_action(self.state, other))
            seen = (*seen, *self.events)
        self.events = seen
        return self

    # # queries

    @property
    def acting(self) -> tuple[int, ...]:
        return tuple(a for a in SWORD.actors(self.state) if a != CHANCE)

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def stacks(self) -> tuple[int, ...]:
        return self.state.betting.stacks

    @property
    def won(self) -> tuple[int, ...]:
        """Return the chips won or lost, once the game is over."""
        result = SWORD.result(self.state)
        assert result is not None
        return tuple(int(payoff) for payoff in result.payoffs)

    def lives(self, seat: int) -> tuple[int, ...]:
        return tuple(card.lives for card in self.state.rows[seat])

    def sees(self, observer: int | None) -> SwordView:
        return SWORD.view(self.state, observer)

    def can(self, kind: type[Action], seat: int | None = None) -> bool:
        """Return whether ``seat`` (or the seat to act) may take an action of this kind."""
        return kind in {type(o.action) for o in self.offers(seat)}

    def offers(self, seat: int | None = None) -> tuple[Any, ...]:
        return SWORD.legal_actions(self.state, self.state.turn if seat is None else seat)

    def range(self, kind: type[Action]) -> tuple[int, int]:
        """Return the smallest and largest amount that the seat to act may bet or raise."""
        (offer,) = (o for o in self.offers() if type(o.action) is kind)
        return offer.slots[0].low, offer.slots[0].high

    def refused(self, action: Action, actor: Actor | None = None) -> Reason:
        """Return why the seat to act (or ``actor``) may not do this."""
        with pytest.raises(IllegalAction) as caught:
            step(SWORD, self.state, self.state.turn if actor is None else actor, action)
        return caught.value.reason

    def happened(self, kind: type[Any]) -> Any:
        """Return the one event of this kind in the last action."""
        (event,) = self.all_of(kind)
        return event

    def all_of(self, kind: type[Any]) -> tuple[Any, ...]:
        return tuple(event for event in self.events if type(event) is kind)


# # ── starts of stories ────────────────────────────────────────────────────────────────────────


def dealt(
    hands: str,
    determining: str = "As Kd",
    stacks: tuple[int, ...] | None = None,
    preset: str = "no_limit",
    **options: Any,
) -> Story:
    """Return castling with these hands: ``"Ah 2c, Ks 3d, 4h 5s"`` has a hand for each seat.

    The first determining card goes to A, and so on; seats without one get deuces. If tied seats tie
    again, it stops before the lot.
    """
    rows = [hand.split() for hand in hands.split(",")]
    rules = rules_of(preset, **{"cards": len(rows[0]), "decks": 2, **options})
    seats = len(rows)
    stacks = stacks or (rules.min_buy_in,) * seats
    least = replace(rules, min_buy_in=min(rules.min_buy_in, *stacks))
    story = Story(SWORD.next_game(least, stacks, button=seats - 1))
    for place in range(rules.cards):
        for row in rows:
            story.does(CHANCE, actions.Deal(row[place]))
    taken = determining.split()
    while story.phase == "determining" and not story.state.lots:
        story.does(CHANCE, actions.TurnUp(taken.pop(0) if taken else "2c"))
    return story


def at_betting(
    stacks: tuple[int, ...],
    blind: int = A,
    hands: str | None = None,
    preset: str = "no_limit",
    **options: Any,
) -> Story:
    """Return the first betting round, with these stacks, in which only the big blind's cards are
    marked.

    Hands are of two cards each by default. A mark is written behind the card as ``Ah/Bry``: B
    asked, "red" was named, and believed (``n`` for not).
    """
    seats = len(stacks)
    hands = hands or ", ".join(["2c 3c"] * seats)
    rows = tuple(
        tuple(_card(word, seat) for word in hand.split())
        for seat, hand in enumerate(hands.split(","))
    )
    known = tuple(
        tuple(replace(card, seen=(seat,)) for card in row) for seat, row in enumerate(rows)
    )
    rules = rules_of(preset, **{"cards": len(rows[0]), **options})
    least = replace(rules, min_buy_in=max(1, *stacks), lowest_rank=2)
    state = replace(
        SWORD.initial_state(least, seats), rules=rules, rows=known, brought=stacks, blind=blind
    )
    ready = replace(state, betting=replace(state.betting, stacks=stacks), first=A)
    begun = rounds.begin(ready, ())
    story = Story(begun.state)
    story.events = tuple(event for event, _ in begun.events)
    return story


def _card(word: str, owner: int) -> Card:
    face, _, mark = word.partition("/")
    if not mark:
        return Card(face, 0, ())
    named: Colour = "red" if mark[1] == "r" else "black"
    return Card(face, 0, (), Mark("ABCDE".index(mark[0]), named, mark[2] == "y", owner))


def sword_for(letter: str, face: str = "Ah") -> str:
    """Return a card, in the form for ``at_betting``, that earns ``letter`` a sword by a believed
    truth.
    """
    return f"{face}/{letter}{colour(face)[0]}y"


def shield_of(letter: str, face: str = "Ah") -> str:
    """Return a card that becomes a shield because ``letter`` did not believe the truth."""
    return f"{face}/{letter}{colour(face)[0]}n"


def at_war(
    lives: tuple[str, ...],
    swords: tuple[int, ...],
    paid: tuple[int, ...] | None = None,
    stacks: tuple[int, ...] | None = None,
    blind: int = A,
    **options: Any,
) -> Story:
    """Return the first negotiation: lives of each row's cards as digits (``"211"``), and swords.

    ``paid`` is the chips that each seat put into the pots (10 each).
    """
    seats = len(lives)
    paid, stacks = paid or (10,) * seats, stacks or (100,) * seats
    story = at_betting((1000,) * seats, blind, **options)
    rows = tuple(
        tuple(_standing(int(life), seat) for life in row) for seat, row in enumerate(lives)
    )
    betting = replace(
        story.state.betting, stacks=stacks, paid=paid, bets=(0,) * seats, waiting=(), level=0
    )
    story.state = replace(
        story.state,
        rows=rows,
        betting=betting,
        brought=tuple(map(sum, zip(stacks, paid, strict=True))),
        swords=swords,
        phase="negotiation",
        war=War(1, swords, swords, proposed=(0,) * seats),
    )
    return story


def _standing(life: int, seat: int) -> Card:
    side = rounds_side(life)
    return Card("Ah", 0, (seat,), None, True, side, life)


def rounds_side(life: int) -> Any:
    """Return the side of a card with this number of lives when shields lie face down."""
    return "face_down" if life == 2 else "face_up"


def strike(seat: int, place: int) -> actions.Strike:
    return actions.Strike(target(seat, place))


def strike_twice(
    first: tuple[int, int], second: tuple[int, int], price: int
) -> actions.StrikeTwice:
    return actions.StrikeTwice(target(*first), target(*second), price)
