"""Phase I, with trades and interrogations until one seat's cards are all marked.

This is the section "Castling" of the rule book. Legal actions never depend on a face. R: a refused
or withdrawn trade ends the turn and counts as a skip. A seat may skip unless all other seats have
just skipped. Each interrogation marks a card and trades are limited (``trade_limit``), so castling
ends after at most ``most_turns``.
"""

import functools

from msgspec.structs import replace

from mendax.core.game import Action, Between, FreeText, Offer, OneOf, Seat, Step, Told
from mendax.games.cards import Colour, colour
from mendax.games.sword_of_lies import actions, rounds
from mendax.games.sword_of_lies import events as said
from mendax.games.sword_of_lies.actions import LONGEST_WORDS
from mendax.games.sword_of_lies.betting import moved
from mendax.games.sword_of_lies.dealing import Next, public, with_row
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import Mark, Promise, Question, SwordState, TradeOffer

# ── legal actions ────────────────────────────────────────────────────────────────────────────


def moves(state: SwordState, seat: Seat) -> tuple[Offer, ...]:
    """Return the mover's offers: trades, interrogations, and a skip."""
    offered = [*_interrogations(state, seat)]
    if may_trade(state, seat):
        others = tuple(s for s in range(len(state.rows)) if s != seat)
        places = tuple(range(state.rules.cards))
        slots = (
            OneOf("own", places),
            OneOf("of", others),
            OneOf("theirs", places),
            Between("chips", 0, state.betting.stacks[seat]),
        )
        offered.append(Offer(actions.OfferTrade(0, others[0], 0, 0), slots))
    if may_skip(state):
        offered.append(Offer(actions.Skip()))
    return tuple(offered)


def _interrogations(state: SwordState, seat: Seat) -> list[Offer]:
    asks = []
    for of, row in enumerate(state.rows):
        unmarked = tuple([place for place, card in enumerate(row) if card.mark is None])
        if of != seat and unmarked:
            asks.append(_interrogation(of, unmarked))
    return asks


@functools.lru_cache(1024)
def _interrogation(of: Seat, unmarked: tuple[int, ...]) -> Offer:
    return Offer(actions.Interrogate(of, unmarked[0]), (OneOf("place", unmarked),))


def trades_each(rules: SwordRules) -> int:
    """Return the number of trades that each seat may start.

    The option 0 means one for each card.
    """
    return rules.trade_limit or rules.cards


def most_turns(rules: SwordRules, seats: int) -> int:
    """Return the largest number of turns of castling.

    In the longest castling, all cards but one per row are marked, and then another card. Every
    trade is started, and all other seats skip before each of these turns.
    """
    return seats * (seats * (rules.cards - 1) + 1 + seats * trades_each(rules))


def may_trade(state: SwordState, seat: Seat) -> bool:
    """Return whether ``seat`` has a trade left (option ``trade_limit``)."""
    return state.trades[seat] < trades_each(state.rules)


def may_skip(state: SwordState) -> bool:
    """Return whether a skip is legal.

    It is illegal if all other seats have just skipped or failed to trade.
    """
    return state.skips < len(state.rows) - 1


def answers(state: SwordState) -> tuple[Offer, ...]:
    """Return the offers of the seat that was asked for a trade."""
    rich = state.betting.stacks[_trade(state).seat]
    offered = [Offer(actions.Agree()), Offer(actions.Refuse())]
    if rich:
        offered.append(Offer(actions.NamePrice(1, ""), (Between("chips", 1, rich),)))
    favour = (Between("chips", 0, rich), FreeText("words", LONGEST_WORDS))
    return (*offered, Offer(actions.NamePrice(0, "?"), favour))


def _trade(state: SwordState) -> TradeOffer:
    if state.trade is None:
        raise AssertionError("no trade is under way")
    return state.trade


def _question(state: SwordState) -> Question:
    if state.question is None:
        raise AssertionError("no question is under way")
    return state.question


# ── trades ───────────────────────────────────────────────────────────────────────────────────


def offer_trade(state: SwordState, made: actions.OfferTrade) -> Next:
    """Offer a trade of two cards, with chips."""
    seat = state.turn
    trades = tuple(n + (s == seat) for s, n in enumerate(state.trades))
    trade = TradeOffer(seat, made.own, made.of, made.theirs, made.chips)
    asked = replace(state, phase="asked", turn=made.of, trade=trade, trades=trades)
    offered = said.TradeOffered(seat, made.own, made.of, made.theirs, made.chips)
    return Step(asked, public(offered))


def refuse(state: SwordState, _: actions.Refuse) -> Next:
    """Refuse the trade, which ends the mover's turn."""
    return _next_mover(_let_by(state), public(said.TradeRefused(state.turn)))


def name_price(state: SwordState, named: actions.NamePrice) -> Next:
    """Ask for another price."""
    trade = _trade(state)
    priced = replace(trade, price=named.chips, words=named.words)
    asked = replace(state, phase="priced", turn=trade.seat, trade=priced)
    return Step(asked, public(said.PriceNamed(trade.of, named.chips, named.words)))


def withdraw(state: SwordState, _: actions.Withdraw) -> Next:
    """Refuse the price, which cancels the trade."""
    return _next_mover(_let_by(state), public(said.TradeWithdrawn(state.turn)))


def agree(state: SwordState, _: actions.Agree) -> Next:
    """Swap the cards for the offered chips."""
    return _swap(state, _trade(state).chips)


def pay(state: SwordState, _: actions.Pay) -> Next:
    """Swap the cards for the price. A favour is recorded as a promise."""
    trade = _trade(state)
    if not trade.words:
        return _swap(state, trade.price or 0)
    owed = Promise(trade.seat, trade.of, "nothing", trade.words, private=False)
    promised = replace(state, promises=(*state.promises, owed))
    favour = said.FavourPromised(trade.seat, trade.of, trade.words)
    return _swap(promised, trade.price or 0, favour)


def _swap(state: SwordState, chips: int, *after: said.FavourPromised) -> Next:
    """Exchange the cards with their marks, face down. Each new owner sees its card."""
    trade = _trade(state)
    seat, of = trade.seat, trade.of
    given, taken = state.rows[seat][trade.own], state.rows[of][trade.theirs]
    to_mover = replace(taken, seen=_with(taken.seen, seat))
    to_other = replace(given, seen=_with(given.seen, of))
    mine, theirs = list(state.rows[seat]), list(state.rows[of])
    mine[trade.own], theirs[trade.theirs] = to_mover, to_other
    rows = with_row(with_row(state.rows, seat, tuple(mine)), of, tuple(theirs))
    betting = replace(state.betting, stacks=moved(state.betting.stacks, seat, of, chips))
    events = (
        *public(said.CardsSwapped(seat, trade.own, of, trade.theirs, chips), *after),
        Told(said.Saw(taken.draw, trade.own, taken.face), (seat,)),
        Told(said.Saw(given.draw, trade.theirs, given.face), (of,)),
    )
    return _next_mover(replace(state, rows=rows, betting=betting, skips=0), events)


def _with(seen: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return seen if seat in seen else (*seen, seat)


# ── interrogations ───────────────────────────────────────────────────────────────────────────


def interrogate(state: SwordState, asked: actions.Interrogate) -> Next:
    """Ask for the colour of an unmarked card of another player."""
    question = Question(state.turn, asked.of, asked.place)
    after = replace(state, phase="questioned", turn=asked.of, question=question, skips=0)
    return Step(after, public(said.Interrogated(state.turn, asked.of, asked.place)))


def name_colour(state: SwordState, answer: actions.NameColour) -> Next:
    """Name a colour."""
    question = replace(_question(state), named=answer.colour)
    after = replace(state, phase="verdict", turn=question.seat, question=question)
    return Step(after, public(said.ColourNamed(question.of, answer.colour)))


def judge(state: SwordState, verdict: actions.Believe | actions.Disbelieve) -> Next:
    """Believe or reject the colour. The card is then marked."""
    question, believed = _question(state), isinstance(verdict, actions.Believe)
    if question.named is None:
        raise AssertionError("no colour has been named")
    mark = Mark(question.seat, question.named, believed, question.of)
    row = list(state.rows[question.of])
    row[question.place] = replace(row[question.place], mark=mark)
    rows = with_row(state.rows, question.of, tuple(row))
    marked = said.CardMarked(question.of, question.place, question.seat, question.named, believed)
    return _next_mover(replace(state, rows=rows), public(marked))


def skip(state: SwordState, _: actions.Skip) -> Next:
    """Skip the turn."""
    return _next_mover(_let_by(state), public(said.Skipped(state.turn)))


def _let_by(state: SwordState) -> SwordState:
    """Count another consecutive turn without an interrogation or a trade."""
    return replace(state, skips=state.skips + 1)


# ── the next turn ────────────────────────────────────────────────────────────────────────────


def _next_mover(state: SwordState, events: tuple[Told, ...]) -> Next:
    """End the phase if one seat's cards are all marked, otherwise let the next seat move."""
    mover = _mover(state)
    clear = replace(state, trade=None, question=None)
    for seat, row in enumerate(state.rows):
        if all(card.mark is not None for card in row):
            ended = public(said.CastlingEnded(seat))
            return rounds.begin(replace(clear, blind=seat), (*events, *ended))
    following = (mover + 1) % len(state.rows)
    return Step(replace(clear, phase="castling", turn=following), events)


def _mover(state: SwordState) -> Seat:
    if state.trade is not None:
        return state.trade.seat
    return state.turn if state.question is None else state.question.seat


def _true_colour(state: SwordState) -> Colour:
    question = _question(state)
    return colour(state.rows[question.of][question.place].face)


def default(state: SwordState, seat: Seat) -> Action:
    """Return the action for an absent player.

    The action refuses a trade, answers truthfully, believes, or skips.
    """
    if state.phase == "asked":
        return actions.Refuse()
    if state.phase == "priced":
        return actions.Withdraw()
    if state.phase == "questioned":
        return actions.NameColour(_true_colour(state))
    if state.phase == "verdict":
        return actions.Believe()
    return actions.Skip() if may_skip(state) else moves(state, seat)[0].action
