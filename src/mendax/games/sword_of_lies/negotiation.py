"""The negotiation, with proposals, counter-proposals, answers, and the judging of promises.

Only payments, from stack to stack, are enforced. Only the two partners know the terms of a private
deal. The fact of a proposal, its answer and every payment are public.
"""

from msgspec.structs import replace

from mendax.core.game import Between, Event, FreeText, Offer, OneOf, Seat, Step, Told
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies import war_events as said
from mendax.games.sword_of_lies.actions import LONGEST_WORDS, Pledge, aimed_at
from mendax.games.sword_of_lies.betting import moved
from mendax.games.sword_of_lies.dealing import Next, public
from mendax.games.sword_of_lies.state import DealTerms, Order, Promise, SwordState, War


def war_of(state: SwordState) -> War:
    """Return the current war."""
    if state.war is None:
        raise AssertionError("there is no war")
    return state.war


def incoming(state: SwordState, seat: Seat) -> tuple[DealTerms, ...]:
    """Return the deals that ``seat`` has to answer."""
    return tuple(deal for deal in war_of(state).open_deals if deal.to == seat)


def fighters(state: SwordState) -> tuple[Seat, ...]:
    """Return the seats with a sword, a card, and an opponent's card to attack."""
    standing = with_cards(state)
    if len(standing) < 2:
        return ()
    return tuple(seat for seat in standing if war_of(state).swords[seat])


def with_cards(state: SwordState) -> tuple[Seat, ...]:
    """Return the seats in the hand that have a card."""
    return tuple(seat for seat in state.betting.live if state.rows[seat])


def negotiators(state: SwordState) -> tuple[Seat, ...]:
    """Return the seats that are not ready yet or have a deal to answer."""
    war = war_of(state)
    asked = {deal.to for deal in war.open_deals}
    return tuple(s for s in state.betting.live if s not in war.ready or s in asked)


def offers(state: SwordState, seat: Seat) -> tuple[Offer, ...]:
    """Return the offers of ``seat``: to answer deals, propose deals, or be ready."""
    offered: list[Offer] = []
    ready = seat in war_of(state).ready
    if not ready:
        offered.append(Offer(actions.Ready()))
    for deal in incoming(state, seat):
        if is_affordable(state, deal):
            offered.append(Offer(actions.SignDeal(deal.number)))
        offered.append(Offer(actions.DeclineDeal(deal.number)))
    if not ready and proposals_left(state, seat):
        standing = with_cards(state)
        for to in partners(state, seat):
            offered.extend(_proposals(state, seat, to, standing))
    return tuple(offered)


def proposals_left(state: SwordState, seat: Seat) -> int:
    """Return the number of deals that ``seat`` may still propose before the next round."""
    return state.rules.deals - war_of(state).proposed[seat]


def partners(state: SwordState, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats to which ``seat`` may propose, which have no pending proposal from it."""
    asked = {deal.to for deal in war_of(state).open_deals if deal.seat == seat}
    return tuple(s for s in state.betting.live if s != seat and s not in asked)


def is_affordable(state: SwordState, deal: DealTerms) -> bool:
    """Return whether the seat that pays still has the chips."""
    payer = deal.seat if deal.chips > 0 else deal.to
    return abs(deal.chips) <= state.betting.stacks[payer]


def _pledges(
    state: SwordState, seat: Seat, to: Seat, standing: tuple[Seat, ...]
) -> tuple[Pledge, ...]:
    """Return the pledges of ``seat`` to ``to`` for the next round; ``standing`` seats have cards.

    R: public facts must allow the seat to keep the pledge. An attack requires a sword, a card and a
    third seat's card. Sparing requires another target if the seat must attack.
    """
    attacks = seat in standing and len(standing) > 1 and war_of(state).swords[seat] > 0
    third = [s for s in standing if s not in (seat, to)]
    spares = ("spare",) if third or not attacks or _may_spare_all(state, seat) else ()
    strikes = (f"strike-seat{s + 1}" for s in third) if attacks else ()
    return ("nothing", *spares, *strikes)


def _may_spare_all(state: SwordState, seat: Seat) -> bool:
    """Return whether ``seat``, which can attack, may hold or attack its own cards instead."""
    return state.rules.may_hold or (state.rules.any_target and war_of(state).swords[seat] >= 2)


def _proposals(
    state: SwordState, seat: Seat, to: Seat, standing: tuple[Seat, ...]
) -> tuple[Offer, Offer]:
    """Return offers of a deal with ``to``, without and with words; ``standing`` seats have
    cards."""
    stacks = state.betting.stacks
    slots = (
        OneOf("to", (to,)),
        Between("chips", -stacks[to], stacks[seat]),
        OneOf("mine", _pledges(state, seat, to, standing)),
        OneOf("yours", _pledges(state, to, seat, standing)),
        OneOf("private", (False, True)),
    )
    plain = actions.ProposeDeal(to, 0, "nothing", "nothing", "", private=False)
    said_too = replace(plain, words="?")
    return Offer(plain, slots), Offer(said_too, (*slots, FreeText("words", LONGEST_WORDS)))


# ── effects ──────────────────────────────────────────────────────────────────────────────────


def propose(state: SwordState, seat: Seat, made: actions.ProposeDeal) -> Next:
    """Propose a deal, which replaces a proposal of the partner."""
    war = war_of(state)
    number = war.numbered + 1
    deal = DealTerms(
        number, seat, made.to, made.chips, made.mine, made.yours, made.words, made.private
    )
    old = next((d for d in war.open_deals if (d.seat, d.to) == (made.to, seat)), None)
    after, events = (state, ()) if old is None else _closed(state, old, seat)
    war = war_of(after)
    proposed = tuple(n + (s == seat) for s, n in enumerate(war.proposed))
    open_deals = (*war.open_deals, deal)
    whispers = (*war.whispers, deal) if deal.private else war.whispers
    war = replace(war, proposed=proposed, numbered=number, open_deals=open_deals, whispers=whispers)
    return Step(replace(after, war=war), (*events, *_proposed(deal, old)))


def _proposed(deal: DealTerms, old: DealTerms | None) -> tuple[Told, ...]:
    event = said.DealProposed(
        deal.number,
        deal.seat,
        deal.to,
        deal.chips,
        deal.mine,
        deal.yours,
        deal.words,
        deal.private,
        None if old is None else old.number,
    )
    whisper = public(said.Whispered(deal.number, deal.seat, deal.to)) if deal.private else ()
    return (*whisper, _between(deal, event))


def _between(deal: DealTerms, event: Event) -> Told:
    """Return the event for the two partners if the deal is private, otherwise for everyone."""
    return Told(event, tuple(sorted((deal.seat, deal.to))) if deal.private else None)


def _closed(
    state: SwordState, deal: DealTerms, by: Seat, signed: bool = False
) -> tuple[SwordState, tuple[Told, ...]]:
    """Close a deal after an answer."""
    war = war_of(state)
    left = tuple(d for d in war.open_deals if d != deal)
    answer = said.DealSigned if signed else said.DealDeclined
    ended = public(said.WhisperEnded(deal.number)) if deal.private else ()
    events = (_between(deal, answer(deal.number, by)), *ended)
    return replace(state, war=replace(war, open_deals=left)), events


def _numbered(state: SwordState, number: int) -> DealTerms:
    return next(deal for deal in war_of(state).open_deals if deal.number == number)


def sign(state: SwordState, seat: Seat, signed: actions.SignDeal) -> Next:
    """Sign a deal. Chips are paid immediately, and pledges and words are recorded as promises."""
    deal = _numbered(state, signed.number)
    after, events = _closed(state, deal, seat, signed=True)
    if deal.chips:
        payer, payee = (deal.seat, deal.to) if deal.chips > 0 else (deal.to, deal.seat)
        events = (*events, *public(said.ChipsPaid(payer, payee, abs(deal.chips))))
    stacks = moved(after.betting.stacks, deal.seat, deal.to, deal.chips)
    betting = replace(after.betting, stacks=stacks)
    promises = (*after.promises, *_promises(deal))
    return Step(replace(after, betting=betting, promises=promises), events)


def _promises(deal: DealTerms) -> list[Promise]:
    promises = []
    if deal.mine != "nothing" or deal.words:
        mine = Promise(deal.seat, deal.to, deal.mine, deal.words, deal.private, deal.number)
        promises.append(mine)
    if deal.yours != "nothing":
        yours = Promise(deal.to, deal.seat, deal.yours, "", deal.private, deal.number)
        promises.append(yours)
    return promises


def decline(state: SwordState, seat: Seat, declined: actions.DeclineDeal) -> Next:
    """Decline a deal."""
    after, events = _closed(state, _numbered(state, declined.number), seat)
    return Step(after, events)


def lapsed(state: SwordState) -> tuple[SwordState, tuple[Told, ...]]:
    """End the negotiation. Unanswered deals lapse, which others cannot tell from an answer."""
    events: tuple[Told, ...] = ()
    for deal in war_of(state).open_deals:
        ended = public(said.WhisperEnded(deal.number)) if deal.private else ()
        events = (*events, _between(deal, said.DealLapsed(deal.number, deal.seat, deal.to)), *ended)
    return replace(state, war=replace(war_of(state), open_deals=())), events


def judged(
    state: SwordState, orders: tuple[Order | None, ...]
) -> tuple[SwordState, tuple[Told, ...]]:
    """Judge every open pledge by the orders."""
    settled: list[Promise] = []
    events: list[Told] = []
    for promise in state.promises:
        if promise.outcome == "open" and promise.pledge != "nothing":
            kept = _is_kept(promise, orders[promise.seat])
            promise = replace(promise, outcome="kept" if kept else "broken")
            kind = said.PromiseKept if kept else said.PromiseBroken
            if not promise.private:
                events.append(Told(kind(promise.seat, promise.to, promise.pledge)))
        settled.append(promise)
    whispers = (_whisper_judged(deal, settled) for deal in war_of(state).whispers)
    return replace(state, promises=tuple(settled)), (*events, *whispers)


def _whisper_judged(deal: DealTerms, promises: list[Promise]) -> Told:
    """Return the judgement of a private deal. It is sent even if the deal was not signed."""
    outcomes = {
        promise.seat: promise.outcome for promise in promises if promise.deal == deal.number
    }
    mine, yours = (outcomes.get(seat, "open") for seat in (deal.seat, deal.to))
    judged = said.WhisperJudged(deal.number, deal.seat, deal.to, mine, yours)
    return _between(deal, judged)


def _is_kept(promise: Promise, order: Order | None) -> bool:
    attacked = {aimed_at(target)[0] for target in order.targets} if order else set()
    if promise.pledge == "spare":
        return promise.to not in attacked
    return int(promise.pledge.removeprefix("strike-seat")) - 1 in attacked
