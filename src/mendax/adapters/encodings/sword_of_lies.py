"""The encoding of Sword of Lies for games without free text.

Chips are fractions of all chips on the table. Events that follow from the rules (posts, pots,
swords, hits, results of pledges) have no row.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, get_args

from mendax.adapters.encodings.codes import (
    Amount,
    BySeat,
    Each,
    Flag,
    OneHot,
    OneSeat,
    Pairs,
    Several,
    Together,
    Vector,
)
from mendax.adapters.encodings.encoding import Encoding, Part, Seen, Told
from mendax.core.game import Event
from mendax.games.cards import COLOURS, RANKS, SUITS
from mendax.games.sword_of_lies import events as said
from mendax.games.sword_of_lies import war_events as fought
from mendax.games.sword_of_lies.actions import aimed_at
from mendax.games.sword_of_lies.every_offer import longest_game
from mendax.games.sword_of_lies.rules import Side, SwordRules
from mendax.games.sword_of_lies.state import Mark, Order, Phase
from mendax.games.sword_of_lies.view import CardView, SwordView

PHASES: Final[tuple[str, ...]] = get_args(Phase)
_SIDES: Final[tuple[str, ...]] = get_args(Side)

_TOLD: Final[Told] = {
    said.Saw: {"place": "place", "face": "face"},
    said.TurnedUp: {"seat": "seat", "face": "face"},
    said.LotDrawn: {"seat": "seat"},
    said.TradeOffered: {
        "seat": "seat",
        "own": "place",
        "of": "other",
        "theirs": "theirs",
        "chips": "chips",
    },
    said.TradeRefused: {"seat": "seat"},
    said.PriceNamed: {"seat": "seat", "chips": "chips"},
    said.TradeWithdrawn: {"seat": "seat"},
    said.CardsSwapped: {"seat": "seat", "of": "other", "chips": "chips"},
    said.Interrogated: {"seat": "seat", "of": "other", "place": "place"},
    said.ColourNamed: {"seat": "seat", "colour": "colour"},
    said.CardMarked: {"by": "seat", "of": "other", "place": "place", "believed": "held"},
    said.Skipped: {"seat": "seat"},
    said.Folded: {"seat": "seat"},
    said.Checked: {"seat": "seat"},
    said.Called: {"seat": "seat", "chips": "chips"},
    said.BetMade: {"seat": "seat", "to": "chips"},
    said.Raised: {"seat": "seat", "to": "chips"},
    said.WentAllIn: {"seat": "seat", "to": "chips"},
    said.CardChosen: {"seat": "seat"},
    said.Chose: {"place": "place"},
    said.Revealed: {"seat": "seat", "place": "place", "face": "face"},
    said.FoldedOpen: {"seat": "seat", "place": "place", "face": "face"},
    fought.SideChosen: {"seat": "seat", "side": "side"},
    fought.DealProposed: {
        "number": "number",
        "seat": "seat",
        "to": "other",
        "chips": "chips",
        "mine": "pledge",
        "yours": "wanted",
        "private": "held",
    },
    fought.Whispered: {"number": "number", "seat": "seat", "to": "other"},
    fought.WhisperEnded: {"number": "number"},
    fought.DealSigned: {"number": "number", "seat": "seat"},
    fought.DealDeclined: {"number": "number", "seat": "seat"},
    fought.DealLapsed: {"number": "number"},
    fought.ChipsPaid: {"seat": "seat", "to": "other", "chips": "chips"},
    fought.GotReady: {"seat": "seat"},
    fought.OrderSealed: {"seat": "seat"},
    fought.WroteOrder: {"order": "order"},
    fought.OrderOpened: {"seat": "seat", "order": "order"},
}


class FaceCode:
    """A code for the face of a card: its rank, then its suit."""

    size = len(RANKS) + len(SUITS)

    def put(self, into: Vector, at: int, value: str | None, observer: int) -> None:
        """Write 1 at the rank and at the suit."""
        if value is not None:
            into[at + RANKS.index(value[0])] = 1.0
            into[at + len(RANKS) + SUITS.index(value[1])] = 1.0


class PledgeCode:
    """A code for a pledge to spare or to strike a seat."""

    def __init__(self, seats: int) -> None:
        self._struck = OneSeat(seats)
        self.size = 1 + seats

    def put(self, into: Vector, at: int, value: str | None, observer: int) -> None:
        """Write 1 at the place of the pledge."""
        if value == "spare":
            into[at] = 1.0
        elif value is not None and value.startswith("strike-seat"):
            struck = int(value.removeprefix("strike-seat")) - 1
            self._struck.put(into, at + 1, struck, observer)


class OrderCode:
    """A code for an order: the target of each sword, the price, and 1 if there is an order."""

    def __init__(self, seats: int, cards: int) -> None:
        self._target = Together(OneSeat(seats), OneHot(range(cards)))
        self._price = OneHot(range(cards))
        self.size = 3 * self._target.size + cards + 1

    def put(self, into: Vector, at: int, value: Order | None, observer: int) -> None:
        """Write the targets in the order of the swords."""
        if value is None:
            return
        for sword, aim in enumerate(value.targets):
            self._target.put(into, at + sword * self._target.size, aimed_at(aim), observer)
        price = at + 3 * self._target.size
        self._price.put(into, price, value.price, observer)
        into[price + self._price.size] = 1.0


def _happens(rules: SwordRules, kind: type[Event]) -> bool:
    """Return whether events of this kind are possible."""
    deals = (
        *(fought.DealProposed, fought.Whispered, fought.WhisperEnded, fought.DealSigned),
        *(fought.DealDeclined, fought.DealLapsed, fought.ChipsPaid),
    )
    if kind in deals:
        return rules.deals > 0
    if kind in (said.CardChosen, said.Chose):
        return rules.reveal == "simultaneous"
    if kind is said.FoldedOpen:
        return rules.fold_cards == "face_up"
    return kind is not fought.SideChosen or rules.shield_side


def most_rows(rules: SwordRules, seats: int) -> int:
    """Return the maximum number of rows in a game.

    A seat's action makes at most three rows (a swap, and two cards seen). Revealing orders or
    choices makes one more row per seat, and a chance action makes one row.
    """
    length = longest_game(rules, seats)
    return length.chances + 3 * length.decisions + length.rounds * seats


def encoding(rules: SwordRules, seats: int, rows: int = 0) -> Encoding:
    """Return the Sword of Lies encoding for ``rules``; see ``encoding_of`` for ``rows``."""
    cards, chips = rules.cards, Amount(rules.min_buy_in * seats)
    parts = [
        Part("seat", OneSeat(seats), "the seat that acted"),
        Part("other", OneSeat(seats), "the other seat involved"),
        Part("place", OneHot(range(cards)), "the card, by its place in the row"),
        Part("theirs", OneHot(range(cards)), "the other seat's card"),
        Part("face", FaceCode(), "the card's rank and suit"),
        Part("colour", OneHot(COLOURS), "the named colour"),
        Part("held", Flag(), "1 if the colour was believed; for a deal, if it is private"),
        Part("chips", chips, "chips, as a share of all on the table"),
        Part("number", Amount(100), "the number of the deal, in hundreds"),
        Part("pledge", PledgeCode(seats), "the pledge: to spare, or to strike a seat"),
        Part("wanted", PledgeCode(seats), "the pledge asked for in return"),
        Part(
            "order",
            OrderCode(seats, cards),
            "targets (seat, place) of up to three swords, the price, and 1",
        ),
        Part("side", OneHot(_SIDES), "the side that is the shield"),
    ]
    told = {kind: fields for kind, fields in _TOLD.items() if _happens(rules, kind)}
    seen = [*_table(rules, seats), *_talks(rules, seats)]
    return Encoding(seen, told, parts, most_rows(rules, seats), most=rows)


# ── observations ─────────────────────────────────────────────────────────────────────────────


def _table(rules: SwordRules, seats: int) -> Iterable[Seen]:
    cards, chips = rules.cards, Amount(rules.min_buy_in * seats)
    one, some, each = OneSeat(seats), Several(OneSeat(seats)), BySeat(seats, chips)
    place, few = OneHot(range(cards)), BySeat(seats, Amount(10))
    mark = Together(one, OneHot(COLOURS), Flag())
    card = Together(Flag(), FaceCode(), mark, Flag(), OneHot(_SIDES), Amount(2))
    rows = BySeat(seats, Each(cards, card))
    trade = Together(one, place, one, place, chips, chips)
    question = Together(one, one, place, OneHot(COLOURS))
    yield Seen("phase", OneHot(PHASES), lambda view: view.phase, "the phase of the game")
    yield Seen("acting", some, lambda view: view.acting, "the seats that may act")
    yield Seen(
        "rows",
        rows,
        _cards,
        "for each card that exists: 1, rank and suit if known, its mark (the asker, the named"
        " colour, whether it was believed), whether it is revealed, its side, and its share of two"
        " lives",
    )
    yield Seen("stacks", each, lambda view: view.stacks, "chips before each seat")
    yield Seen("bets", each, lambda view: view.bets, "bets of this round")
    yield Seen("level", chips, lambda view: view.level, "the bet to call")
    yield Seen("pot", chips, lambda v: sum(p.chips for p in v.pots), "chips in all pots")
    yield Seen("live", some, lambda view: view.live, "the seats that have not folded")
    yield Seen("trades", few, lambda view: view.trades, "trades begun, in tens")
    yield Seen(
        "trade",
        trade,
        _trade,
        "the open trade: its seat and card, the other seat and card, chips, price",
    )
    yield Seen("question", question, _question, "the question: asker, owner, card, answer")
    yield Seen("blind", one, lambda view: view.blind, "the big blind")
    yield Seen("round", OneHot(range(1, cards + 2)), lambda view: view.round, "the betting round")
    yield Seen("chosen", some, lambda view: view.chosen, "seats that have chosen a card to reveal")
    yield Seen("choice", place, lambda view: view.choice, "the observer's own choice of card")
    yield Seen("boldest", Together(one, chips), _boldest, "the highest bet and its seat")
    if rules.limit == "fixed_limit":
        left = Amount(rules.fixed_raises)
        yield Seen("raises", left, lambda view: view.raises_left or 0, "the raises left")


def _talks(rules: SwordRules, seats: int) -> Iterable[Seen]:
    chips, cards = Amount(rules.min_buy_in * seats), rules.cards
    some, few = Several(OneSeat(seats)), BySeat(seats, Amount(10))
    promised = Pairs(seats, Several(PledgeCode(seats)))
    yield Seen("swords", few, lambda view: view.swords, "swords, in tens")
    yield Seen("armed", few, lambda view: view.armed, "swords when the war began, in tens")
    yield Seen("shield", OneHot(_SIDES), lambda view: view.shield, "the side that is the shield")
    yield Seen("war round", Amount(10), lambda view: view.war_round, "the round of war, in tens")
    yield Seen("ready", some, lambda view: view.ready, "seats that have finished proposing")
    if rules.deals:
        deals = Pairs(seats, Together(Flag(), chips, PledgeCode(seats), PledgeCode(seats), Flag()))
        yield Seen(
            "deals",
            deals,
            _deals,
            "for each open deal, by proposer and recipient: 1,"
            " chips, both pledges, whether it is private",
        )
        left = Amount(rules.deals)
        yield Seen("proposals", left, lambda view: view.proposals_left, "the proposals left")
        yield Seen("promises", promised, _promises, "open pledges, by giver and recipient")
        yield Seen("broken", few, _broken, "promises broken, in tens")
    yield Seen("sealed", some, lambda view: view.sealed, "seats that have written an order")
    yield Seen("order", OrderCode(seats, cards), lambda view: view.order, "the observer's order")


def _cards(view: SwordView) -> list[list[tuple[Any, ...]]]:
    return [[_card(card) for card in row] for row in view.rows]


def _card(card: CardView) -> tuple[Any, ...]:
    mark = None if card.mark is None else _mark(card.mark)
    return True, card.face, mark, card.revealed, card.side, card.lives


def _mark(mark: Mark) -> tuple[int, str, bool]:
    return mark.by, mark.named, mark.believed


def _trade(view: SwordView) -> tuple[Any, ...] | None:
    trade = view.trade
    if trade is None:
        return None
    return trade.seat, trade.own, trade.of, trade.theirs, trade.chips, trade.price


def _question(view: SwordView) -> tuple[Any, ...] | None:
    question = view.question
    if question is None:
        return None
    return question.seat, question.of, question.place, question.named


def _boldest(view: SwordView) -> tuple[Any, ...] | None:
    return None if view.boldest is None else (view.boldest.seat, view.boldest.to)


def _deals(view: SwordView) -> Mapping[tuple[int, int], Any]:
    return {(d.seat, d.to): (True, d.chips, d.mine, d.yours, d.private) for d in view.deals}


def _promises(view: SwordView) -> Mapping[tuple[int, int], Any]:
    """Return the open pledges by pair of seats; a pair can have several."""
    pledged: dict[tuple[int, int], list[Any]] = {}
    for promise in view.promises:
        if promise.outcome == "open":
            pledged.setdefault((promise.seat, promise.to), []).append(promise.pledge)
    return pledged


def _broken(view: SwordView) -> list[int]:
    seats = range(len(view.rows))
    return [sum(p.seat == s and p.outcome == "broken" for p in view.promises) for s in seats]
