"""Reasons for refusals, which never depend on facts hidden from the refused seat."""

from collections.abc import Sequence

from mendax.core.game import Action, Actor, Offer, Reason, Seat
from mendax.games.sword_of_lies import actions, negotiation
from mendax.games.sword_of_lies.betting import amounts
from mendax.games.sword_of_lies.castling import trades_each
from mendax.games.sword_of_lies.mismatches import misfit, name_of
from mendax.games.sword_of_lies.state import SwordState

_MOVES = (actions.OfferTrade, actions.Interrogate, actions.Skip)
_BETTING = (actions.Fold, actions.Check, actions.Call, actions.Bet, actions.Raise, actions.AllIn)
_ANSWERS = (actions.SignDeal, actions.DeclineDeal)
_ATTACKS = (actions.StrikeTwice, actions.StrikeThrice, actions.Hold)


def refusal(
    state: SwordState,
    actor: Actor,
    action: Action,
    actors: Sequence[Actor],
    offers: Sequence[Offer],
) -> Reason:
    """Return the reason why ``action`` is illegal for ``actor``, given its ``offers``."""
    if state.phase == "over":
        return Reason("sword-refused-over")
    if isinstance(actor, str) or state.phase in ("deal", "determining"):
        return Reason("sword-refused-cards-falling")
    if actor not in actors:
        return _not_acting(state, actor)
    if state.phase == "negotiation" and isinstance(action, _ANSWERS):
        return _answer(state, actor, action)
    same = [offer for offer in offers if type(offer.action) is type(action)]
    if same:
        all_in = any(isinstance(offer.action, actions.AllIn) for offer in offers)
        return misfit(action, same, may_go_all_in=all_in)
    return _not_offered(state, actor, action) or Reason(
        "sword-refused-not-now", {"action": name_of(action), "phase": state.phase}
    )


def _not_acting(state: SwordState, seat: Seat) -> Reason:
    if seat in range(len(state.rows)) and seat not in state.betting.live:
        return Reason("sword-refused-folded")
    if state.phase in ("negotiation", "orders") or state.revealing:
        return Reason("sword-refused-nothing-to-do")
    return Reason("sword-refused-not-your-turn", {"seat": state.turn + 1})


def _not_offered(state: SwordState, seat: Seat, action: Action) -> Reason | None:
    """Return the reason why this kind of action is illegal, if that is more helpful than "not
    now"."""
    if state.phase == "castling" and isinstance(action, _MOVES):
        if isinstance(action, actions.OfferTrade):
            return Reason("sword-refused-trade-limit", {"allowed": trades_each(state.rules)})
        return Reason("sword-refused-skip")
    if state.phase == "betting" and isinstance(action, _BETTING):
        return _betting(state, seat, action)
    if state.phase == "negotiation" and isinstance(action, actions.ProposeDeal):
        return _proposal(state, seat)
    if state.phase == "orders" and isinstance(action, _ATTACKS):
        return _attack(state, seat, action)
    return None


def _betting(state: SwordState, seat: Seat, action: Action) -> Reason:
    betting = state.betting
    call, low, high, _ = amounts(state.rules, betting, seat)
    missing = betting.level - betting.bets[seat]
    if isinstance(action, actions.Check):
        return Reason("sword-refused-check", {"chips": missing})
    if isinstance(action, actions.Call):
        key = "sword-refused-call-all-in" if missing else "sword-refused-call-nothing"
        return Reason(key, {"chips": missing})
    if isinstance(action, actions.AllIn) or low <= high:
        wrong_word = not isinstance(action, actions.AllIn) and low <= high
        if wrong_word:
            return Reason("sword-refused-bet-or-raise", {"level": betting.level})
    if call == betting.stacks[seat]:
        return Reason("sword-refused-only-all-in", {"chips": betting.stacks[seat]})
    if seat in betting.acted and missing < betting.full:
        return Reason("sword-refused-not-reopened", {"chips": missing, "full": betting.full})
    if state.rules.limit == "fixed_limit" and betting.raises >= state.rules.fixed_raises:
        return Reason("sword-refused-raises", {"allowed": state.rules.fixed_raises})
    most = betting.stacks[seat] + betting.bets[seat]
    if isinstance(action, actions.AllIn) and low <= high:
        return Reason("sword-refused-over-limit", {"allowed": high})
    if most <= betting.level + betting.full and not isinstance(action, actions.AllIn):
        return Reason("sword-refused-only-all-in", {"chips": betting.stacks[seat]})
    return Reason("sword-refused-nobody-to-call")


def _proposal(state: SwordState, seat: Seat) -> Reason:
    if seat in negotiation.war_of(state).ready:
        return Reason("sword-refused-ready")
    if not state.rules.deals or not negotiation.proposals_left(state, seat):
        return Reason("sword-refused-deals", {"allowed": state.rules.deals})
    return Reason("sword-refused-deal-open")


def _answer(
    state: SwordState, seat: Seat, answer: actions.SignDeal | actions.DeclineDeal
) -> Reason:
    waiting = [deal.number for deal in negotiation.incoming(state, seat)]
    if type(answer.number) is int and answer.number in waiting:
        return Reason("sword-refused-deal-too-dear")
    if not waiting:
        return Reason("sword-refused-no-deal")
    shown = {"given": str(answer.number)[:40], "allowed": ", ".join(map(str, waiting))}
    return Reason("sword-refused-no-such-deal", shown)


def _attack(state: SwordState, seat: Seat, action: Action) -> Reason:
    swords = negotiation.war_of(state).swords[seat]
    if isinstance(action, actions.Hold):
        return Reason("sword-refused-hold")
    if isinstance(action, actions.StrikeTwice):
        return Reason("sword-refused-swords", {"swords": swords, "needed": 2})
    if not state.rules.triple_attack:
        return Reason("sword-refused-no-triple")
    if swords < 3:
        return Reason("sword-refused-swords", {"swords": swords, "needed": 3})
    return Reason("sword-refused-triple")
