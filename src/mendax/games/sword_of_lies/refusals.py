"""Why something may not be done, in words of the game; never by what the one refused can't see."""

from collections.abc import Sequence
from typing import Any

from mendax.core.game import Action, Actor, Between, Offer, OneOf, Reason, Seat, Slot
from mendax.games.sword_of_lies import deals, terms
from mendax.games.sword_of_lies.betting import amounts
from mendax.games.sword_of_lies.position import SwordState

_MOVES = (terms.OfferTrade, terms.Interrogate, terms.Skip)
_BETTING = (terms.Fold, terms.Check, terms.Call, terms.Bet, terms.Raise, terms.AllIn)
_DEALS = (terms.ProposeDeal, terms.SignDeal, terms.DeclineDeal)
_ATTACKS = (terms.StrikeTwice, terms.StrikeThrice, terms.Hold)


def refusal(
    state: SwordState,
    actor: Actor,
    action: Action,
    actors: Sequence[Actor],
    offers: Sequence[Offer],
) -> Reason:
    """Why ``action`` is not legal for ``actor``, to whom ``offers`` are made."""
    if state.phase == "over":
        return Reason("sword-refused-over")
    if isinstance(actor, str) or state.phase in ("deal", "determining"):
        return Reason("sword-refused-cards-falling")
    if actor not in actors:
        return _not_acting(state, actor)
    same = [offer for offer in offers if type(offer.action) is type(action)]
    if same:
        return _misfit(action, same)
    return _not_offered(state, actor, action) or Reason(
        "sword-refused-not-now", {"action": _name(action), "phase": state.phase}
    )


def _name(action: Action) -> str:
    return str(type(action).__struct_config__.tag)


def _not_acting(state: SwordState, seat: Seat) -> Reason:
    if seat in range(len(state.rows)) and seat not in state.betting.live:
        return Reason("sword-refused-folded")
    if state.phase in ("negotiation", "orders") or state.revealing:
        return Reason("sword-refused-nothing-to-do")
    return Reason("sword-refused-not-your-turn", {"seat": state.turn + 1})


def _not_offered(state: SwordState, seat: Seat, action: Action) -> Reason | None:
    """The reason why a whole kind of action is out, where there is more to say than «not now»."""
    if state.phase == "castling" and isinstance(action, _MOVES):
        if isinstance(action, terms.OfferTrade):
            return Reason("sword-refused-trade-limit", {"allowed": state.rules.trade_limit})
        return Reason("sword-refused-skip")
    if state.phase == "betting" and isinstance(action, _BETTING):
        return _betting(state, seat, action)
    if state.phase == "negotiation" and isinstance(action, _DEALS):
        return _deal(state, seat, action)
    if state.phase == "orders" and isinstance(action, _ATTACKS):
        return _attack(state, seat, action)
    return None


def _betting(state: SwordState, seat: Seat, action: Action) -> Reason:
    betting = state.betting
    call, low, high, _ = amounts(state.rules, betting, seat)
    missing = betting.level - betting.bets[seat]
    if isinstance(action, terms.Check):
        return Reason("sword-refused-check", {"chips": missing})
    if isinstance(action, terms.Call):
        key = "sword-refused-call-all-in" if missing else "sword-refused-call-nothing"
        return Reason(key, {"chips": missing})
    if isinstance(action, terms.AllIn) or low <= high:
        wrong_word = not isinstance(action, terms.AllIn) and low <= high
        if wrong_word:
            return Reason("sword-refused-bet-or-raise", {"level": betting.level})
    if call == betting.stacks[seat]:
        return Reason("sword-refused-only-all-in", {"chips": betting.stacks[seat]})
    if seat in betting.acted and missing < betting.full:
        return Reason("sword-refused-not-reopened", {"chips": missing, "full": betting.full})
    if state.rules.limit == "fixed_limit" and betting.raises >= state.rules.fixed_raises:
        return Reason("sword-refused-raises", {"allowed": state.rules.fixed_raises})
    most = betting.stacks[seat] + betting.bets[seat]
    if isinstance(action, terms.AllIn) and low <= high:
        return Reason("sword-refused-over-limit", {"allowed": high})
    if most <= betting.level + betting.full and not isinstance(action, terms.AllIn):
        return Reason("sword-refused-only-all-in", {"chips": betting.stacks[seat]})
    return Reason("sword-refused-nobody-to-call")


def _deal(state: SwordState, seat: Seat, action: Action) -> Reason:
    if isinstance(action, terms.ProposeDeal):
        if seat in deals.war_of(state).ready:
            return Reason("sword-refused-ready")
        if not state.rules.deals or not deals.proposals_left(state, seat):
            return Reason("sword-refused-deals", {"allowed": state.rules.deals})
        return Reason("sword-refused-deal-open")
    waiting = {deal.number for deal in deals.incoming(state, seat)}
    number = getattr(action, "number", None)
    if type(number) is int and number in waiting:
        return Reason("sword-refused-deal-too-dear")
    return Reason("sword-refused-no-such-deal")


def _attack(state: SwordState, seat: Seat, action: Action) -> Reason:
    swords = deals.war_of(state).swords[seat]
    if isinstance(action, terms.Hold):
        return Reason("sword-refused-hold")
    if isinstance(action, terms.StrikeTwice):
        return Reason("sword-refused-swords", {"swords": swords, "needed": 2})
    if not state.rules.triple_attack:
        return Reason("sword-refused-no-triple")
    if swords < 3:
        return Reason("sword-refused-swords", {"swords": swords, "needed": 3})
    return Reason("sword-refused-triple")


# ── values that do not fit ───────────────────────────────────────────────────────────────────


def _misfit(action: Action, offers: Sequence[Offer]) -> Reason:
    """Which value of the action no offer of its kind has, and what is allowed."""
    near = max(offers, key=lambda offer: _fitting(action, offer))
    slots = {slot.field: slot for slot in near.slots}
    for field in action.__struct_fields__:
        given, slot = getattr(action, field), slots.get(field)
        if not _fits(given, slot, getattr(near.action, field)):
            allowed = _allowed(slot, [getattr(offer.action, field) for offer in offers])
            shown = {"field": field, "given": str(given)[:40], "allowed": allowed}
            return Reason("sword-refused-value", {"action": _name(action), **shown})
    return Reason("sword-refused-not-now", {"action": _name(action), "phase": "-"})


def _fitting(action: Action, offer: Offer) -> int:
    slots = {slot.field: slot for slot in offer.slots}
    return sum(
        _fits(getattr(action, field), slots.get(field), getattr(offer.action, field))
        for field in action.__struct_fields__
    )


def _fits(given: Any, slot: Slot | None, example: Any) -> bool:
    if slot is None:
        return bool(type(given) is type(example) and given == example)
    if isinstance(slot, OneOf):
        return any(type(given) is type(value) and given == value for value in slot.values)
    if isinstance(slot, Between):
        return type(given) is int and slot.low <= given <= slot.high
    return type(given) is str and 0 < len(given) <= slot.longest


def _allowed(slot: Slot | None, examples: Sequence[Any]) -> str:
    if slot is None:
        return ", ".join(dict.fromkeys(str(value) for value in examples))
    if isinstance(slot, OneOf):
        return ", ".join(str(value) for value in slot.values)
    if isinstance(slot, Between):
        return f"{slot.low}–{slot.high}"
    return f"1–{slot.longest}"
