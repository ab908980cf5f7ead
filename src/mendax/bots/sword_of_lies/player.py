"""The base class of Sword of Lies bots, with one method per phase and a default policy.

A bot overrides some methods. The defaults are legal under all rules and reveal nothing. Legal
actions come from the offers, so this module contains no rules.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from mendax.bots.sword_of_lies.beliefs import Outlook, UnseenCards, outlook, truth_of, unseen
from mendax.bots.sword_of_lies.habits import belief, colour_to_name, honesty, told_truly
from mendax.bots.sword_of_lies.seat_history import SeatHistory
from mendax.core.game import Action, Between, Event, Offer, OneOf, Seat
from mendax.games.cards import Colour, colour
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies.actions import target
from mendax.games.sword_of_lies.rules import Side, SwordRules
from mendax.games.sword_of_lies.state import DealTerms
from mendax.games.sword_of_lies.view import SwordView

A = TypeVar("A", bound=Action)


class NumberRange(NamedTuple):
    """The legal range of a bet or raise in chips."""

    low: int
    high: int


class Choices:
    """Offers by kind of action."""

    def __init__(self, offers: Sequence[Offer]) -> None:
        self.offers = tuple(offers)

    def __contains__(self, kind: type[Action]) -> bool:
        return any(isinstance(offer.action, kind) for offer in self.offers)

    def all(self, kind: type[A]) -> list[tuple[A, Offer]]:
        """Return the offers of this kind, with their actions."""
        return [(o.action, o) for o in self.offers if isinstance(o.action, kind)]

    def first(self, kind: type[Action]) -> Offer | None:
        """Return the first offer of this kind, or None."""
        return next((o for o in self.offers if isinstance(o.action, kind)), None)

    def values(self, kind: type[Action], field: str) -> tuple[object, ...]:
        """Return the legal values of a field in all offers of ``kind``, or no values without an
        offer."""
        slots = (slot for _, offer in self.all(kind) for slot in offer.slots)
        choices = (s.values for s in slots if isinstance(s, OneOf) and s.field == field)
        return tuple(dict.fromkeys(value for values in choices for value in values))

    def span(self, kind: type[Action], field: str) -> NumberRange | None:
        """Return the legal range of a number field, or None if the action is not offered."""
        offer = self.first(kind)
        slots = () if offer is None else offer.slots
        numbers = (s for s in slots if isinstance(s, Between) and s.field == field)
        return next((NumberRange(s.low, s.high) for s in numbers), None)

    def admits(self, action: Action) -> bool:
        """Return whether the action is legal."""
        return any(offer.admits(action) for offer in self.offers)

    def signs(self, number: int) -> bool:
        """Return whether deal ``number`` may be signed."""
        return any(deal.number == number for deal, _ in self.all(actions.SignDeal))

    def up_to(self, to: int) -> Action | None:
        """Return the legal bet or raise nearest to ``to``, or None."""
        kind = actions.Raise if actions.Raise in self else actions.Bet
        span = self.span(kind, "to")
        if span is None:
            return actions.AllIn() if actions.AllIn in self else None
        if to > span.high and actions.AllIn in self:
            return actions.AllIn()
        return kind(min(max(to, span.low), span.high))


class SwordPlayer:
    """A player with a default policy for every phase."""

    def __init__(self, game: str, rules: SwordRules, seat: Seat, seats: int, rng: Random) -> None:
        self.game, self.rules, self.seat, self.seats, self.rng = game, rules, seat, seats, rng
        most = rules.fixed_raises if rules.limit == "fixed_limit" else None
        self.history = SeatHistory(seats, rules.cards, most)

    def hear(self, event: Event) -> None:
        """Record the event in the history."""
        self.history.hear(event)

    def choose(self, view: SwordView, offers: Sequence[Offer]) -> Action:
        """Dispatch to the method for this phase."""
        may = Choices(offers)
        match view.phase:
            case "castling":
                return self.move(view, may)
            case "asked":
                return self.answer_trade(view, may)
            case "priced":
                return actions.Pay() if self.pays(view) else actions.Withdraw()
            case "questioned":
                return actions.NameColour(self.name_colour(view))
            case "verdict":
                return actions.Believe() if self.believes(view) else actions.Disbelieve()
            case "betting":
                return self.bet(view, may)
            case "reveal":
                return actions.Reveal(self.reveal(view, may))
            case "side":
                return actions.ChooseSide(self.side(view))
            case "negotiation":
                return self.negotiate(view, may)
            case _:
                return self.attack(view, may)

    # ── castling ─────────────────────────────────────────────────────────────────────────────

    def move(self, view: SwordView, may: Choices) -> Action:
        """Ask about a random card. If no question is legal, skip or take any other offer."""
        asks = questions(may)
        if asks:
            return self.rng.choice(asks)
        if actions.Skip in may:
            return actions.Skip()
        offer = may.offers[0]
        filled = {s.field: self.rng.choice(s.values) for s in offer.slots if isinstance(s, OneOf)}
        return replace(offer.action, **filled)

    def answer_trade(self, view: SwordView, may: Choices) -> Action:
        """Refuse the trade."""
        return actions.Refuse()

    def pays(self, view: SwordView) -> bool:
        """Return whether to pay the named price."""
        return False

    def name_colour(self, view: SwordView) -> Colour:
        """Return a uniformly random colour, which reveals nothing."""
        return self.rng.choice(("red", "black"))

    def names_by_habit(self, view: SwordView) -> Colour:
        """Return a colour that is more likely a lie if the asker tends to believe, else the
        truth."""
        asked = view.question
        assert asked is not None
        face, drawn = view.rows[asked.of][asked.place].face, SwordPlayer.name_colour(self, view)
        if face is None:
            return drawn
        listener = belief(view, asked.seat, self.history.remembered[asked.seat])
        return colour_to_name(colour(face), drawn, listener, self.rng)

    def believes(self, view: SwordView) -> bool:
        """Return True with the probability that the named colour is true."""
        return self.rng.random() < self.trust(view)

    # ── betting and reveals ──────────────────────────────────────────────────────────────────

    def bet(self, view: SwordView, may: Choices) -> Action:
        """Check if that is legal, otherwise fold."""
        return actions.Check() if actions.Check in may else actions.Fold()

    def reveal(self, view: SwordView, may: Choices) -> int:
        """Return the place of a random unrevealed card."""
        return self.rng.choice(places_to_reveal(may))

    # ── war ──────────────────────────────────────────────────────────────────────────────────

    def side(self, view: SwordView) -> Side:
        """Return the side that gives the bot's cards the larger advantage over the others' mean."""
        rows = [view.rows[seat] for seat in view.live]
        down = [sum(card.side == "face_down" for card in row) for row in rows]
        own = down[view.live.index(self.seat)] / max(1, len(view.rows[self.seat]))
        others = sum(down) / max(1, sum(map(len, rows)))
        return "face_down" if own >= others else "face_up"

    def negotiate(self, view: SwordView, may: Choices) -> Action:
        """Decline a proposal, or be ready if there is no proposal."""
        for deal in incoming(view):
            return actions.DeclineDeal(deal.number)
        return actions.Ready()

    def attack(self, view: SwordView, may: Choices) -> Action:
        """Return the standard attack on a random card of an opponent."""
        return actions.Strike(str(self.rng.choice(may.values(actions.Strike, "target"))))

    # ── facts of the view ────────────────────────────────────────────────────────────────────

    def outlook(self, view: SwordView) -> Outlook:
        """Return what the bot knows about the outcomes of all marks."""
        return outlook(self.rules, view, self.history)

    def unseen(self, view: SwordView) -> UnseenCards:
        """Return the number of cards that the bot has not seen, by colour."""
        return unseen(self.rules, view)

    def chance_of_truth(self, view: SwordView) -> float:
        """Return the probability, by counting, that the last named colour is true."""
        asked = view.question
        assert asked is not None
        assert asked.named is not None
        face = view.rows[asked.of][asked.place].face
        if face is not None:
            return float(colour(face) == asked.named)
        return truth_of(asked.named, self.unseen(view))

    def trust(self, view: SwordView) -> float:
        """Return the probability that the last named colour is true, given the answering seat's
        habit."""
        asked = view.question
        assert asked is not None
        honest = honesty(view, asked.of, self.history.remembered[asked.of]).mean
        return told_truly(self.chance_of_truth(view), honest)

    def price(self, view: SwordView) -> int:
        """Return the price of a call in chips, which is at most the bot's stack."""
        return min(view.level - view.bets[self.seat], view.stacks[self.seat])

    def paid(self, view: SwordView) -> tuple[int, ...]:
        """Return the chips that each seat paid, estimated from the pots if the bot joined late."""
        if sum(self.history.put_in) == chips_in(view):
            return tuple(self.history.put_in)
        shares = [
            sum(pot.chips // len(pot.seats) for pot in view.pots if seat in pot.seats)
            for seat in range(self.seats)
        ]
        return tuple(map(sum, zip(shares, view.bets, strict=True)))


def chips_in(view: SwordView) -> int:
    """Return all chips in the pots and on the table."""
    return sum(view.bets) + sum(pot.chips for pot in view.pots)


def questions(may: Choices) -> list[actions.Interrogate]:
    """Return every legal question."""
    return [
        actions.Interrogate(ask.of, place)
        for ask, offer in may.all(actions.Interrogate)
        for slot in offer.slots
        if isinstance(slot, OneOf)
        for place in slot.values
    ]


def places_to_reveal(may: Choices) -> tuple[int, ...]:
    """Return the places of the cards that may be revealed."""
    return tuple(p for p in may.values(actions.Reveal, "place") if isinstance(p, int))


def incoming(view: SwordView) -> tuple[DealTerms, ...]:
    """Return the deals that await the observer's signature."""
    return tuple(deal for deal in view.deals if deal.to == view.you)


def standing(view: SwordView) -> tuple[Seat, ...]:
    """Return the seats that still have cards in the war."""
    return tuple(seat for seat in view.live if view.rows[seat])


def aims_at(view: SwordView, seat: Seat) -> list[actions.Target]:
    """Return a seat's cards as targets, shields first."""
    row = view.rows[seat]
    order = sorted(range(len(row)), key=lambda place: -row[place].lives)
    return [target(seat, place) for place in order]


def promised(view: SwordView) -> tuple[frozenset[Seat], frozenset[Seat]]:
    """Return the seats that the observer has pledged to spare, and to strike, in the next round."""
    mine = [p.pledge for p in view.promises if p.seat == view.you and p.outcome == "open"]
    to = [p.to for p in view.promises if p.seat == view.you and p.outcome == "open"]
    spare = frozenset(t for t, pledge in zip(to, mine, strict=True) if pledge == "spare")
    return spare, frozenset(struck_by(pledge) for pledge in mine if pledge.startswith("strike"))


def breakers(view: SwordView) -> set[Seat]:
    """Return the seats known to have broken a promise."""
    return {p.seat for p in view.promises if p.outcome == "broken"}


def struck_by(pledge: actions.Pledge) -> Seat:
    """Return the seat in a pledge such as ``strike-seat3``."""
    return int(pledge.removeprefix("strike-seat")) - 1
