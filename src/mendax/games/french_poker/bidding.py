"""The legal claims, choices of dice and answers, and the reasons for refusals (rule book, "Play").

Legal actions must not depend on the dice under the cup, so no function in this module reads these
dice.
"""

import functools
from itertools import combinations
from typing import Final

from mendax.core.game import Action, Actor, Offer, OneOf, Reason, Rungs, Seat
from mendax.games.french_poker import actions
from mendax.games.french_poker.actions import Places
from mendax.games.french_poker.claims import DICE, Spelling, claims_elsewhere, order_of, written
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.state import Deed, FrenchPokerState

ALL: Final[Places] = tuple(range(DICE))
_SOME: Final[tuple[Places, ...]] = tuple(
    kept for count in range(DICE + 1) for kept in combinations(ALL, count)
)
_SHAKE: Final = (Offer(actions.Shake()),)
_FALLING: Final = ("lot", "fall")
_KEEPING: Final = (actions.KeepHidden, actions.KeepOpen, actions.RollRest)
_NOBODY_ACTS: Final = (*_FALLING, "over")


def above(rules: FrenchPokerRules, claim: Spelling | None) -> tuple[Spelling, ...]:
    """Return the claims above ``claim`` (None at the start of a round), lowest first."""
    order = order_of(rules)
    return order.from_step(0 if claim is None else order.step[claim] + 1)


def kept_hidden() -> tuple[Places, ...]:
    """Return the choices of dice to keep hidden: at least one die, but not all."""
    return _SOME[1:-1]


def kept_open(rules: FrenchPokerRules) -> tuple[Places, ...]:
    """Return the choices of dice to keep openly.

    All five dice may be kept only if a re-roll is not required.
    """
    return _SOME[:-1] if rules.must_reroll else _SOME


def keepings_of(rules: FrenchPokerRules) -> tuple[Offer, ...]:
    """Return offers of the ways to keep some dice and re-roll the others (option ``keeping``)."""
    if rules.keeping != "split":
        return (Offer(actions.RollRest(()), (OneOf("kept", _SOME[:-1]),)),)
    hidden, laid = kept_hidden(), kept_open(rules)
    return (
        Offer(actions.KeepHidden(hidden[0]), (OneOf("kept", hidden),)),
        Offer(actions.KeepOpen(laid[0]), (OneOf("kept", laid),)),
    )


def may_reroll(rules: FrenchPokerRules, deed: Deed, rerolled: int) -> bool:
    """Return whether the seat with the dice may re-roll dice (options ``opener``, ``rerolls``)."""
    return rerolled < rules.rerolls and _plays(rules, deed)


def _plays(rules: FrenchPokerRules, deed: Deed) -> bool:
    return deed != "opened" or rules.opener == "plays"


def every_offer(rules: FrenchPokerRules) -> tuple[Offer, ...]:
    """Return an offer for every action that is legal in some state under ``rules``."""
    said = above(rules, None)
    offered = [
        *_SHAKE,
        Offer(actions.Announce(said[0]), (Rungs("claim", said),)),
        Offer(actions.Believe()),
        Offer(actions.Doubt()),
        *keepings_of(rules),
    ]
    if rules.keeping == "free":
        offered.append(_showing(ALL))
    if rules.blind_pass:
        offered.append(Offer(actions.PassOn(said[1]), (Rungs("claim", said[1:]),)))
    if may_concede(rules):
        offered.append(Offer(actions.Concede()))
    return tuple(offered)


def offers(state: FrenchPokerState, seat: Seat) -> tuple[Offer, ...]:
    """Return all actions offered to ``seat``."""
    if state.turn != seat or state.phase in _NOBODY_ACTS:
        return ()
    if state.phase == "open":
        return _SHAKE
    if state.phase == "answer":
        return _answers(state.rules, state.claims[-1].claim)
    rules, claim = state.rules, state.claims[-1].claim if state.claims else None
    keeping = may_reroll(rules, state.deed, state.rerolled)
    must = rules.must_reroll and claim is not None and not state.rerolled
    return _with_the_dice(rules, claim, keeping, must, _may_show(state))


def _may_show(state: FrenchPokerState) -> Places:
    """Return the hidden dice that may be laid open. A seat may not lay dice open twice in a row."""
    free = state.rules.keeping == "free" and state.deed != "laid-open"
    if not free or not _plays(state.rules, state.deed):
        return ()
    return tuple(place for place in ALL if not state.dice[place].open)


@functools.lru_cache(4096)
def _with_the_dice(
    rules: FrenchPokerRules, claim: Spelling | None, keeping: bool, must: bool, hidden: Places
) -> tuple[Offer, ...]:
    rolling = keepings_of(rules) if keeping else ()
    showing = (_showing(hidden),) if hidden else ()
    say = above(rules, claim)
    claiming = Offer(actions.Announce(say[0]), (Rungs("claim", say),))
    return (*rolling, *showing) if must else (*rolling, *showing, claiming)


def _showing(hidden: Places) -> Offer:
    some = tuple(kept for kept in _SOME[1:] if set(kept) <= set(hidden))
    return Offer(actions.Show(some[0]), (OneOf("kept", some),))


def may_concede(rules: FrenchPokerRules) -> bool:
    """Return whether a seat may give up against the top claim. Otherwise it must doubt."""
    return rules.top_claim == "doubt_or_concede"


@functools.lru_cache(4096)
def _answers(rules: FrenchPokerRules, claim: Spelling) -> tuple[Offer, ...]:
    higher = above(rules, claim)
    if not higher:
        conceding = (Offer(actions.Concede()),) if may_concede(rules) else ()
        return (Offer(actions.Doubt()), *conceding)
    answers = (Offer(actions.Believe()), Offer(actions.Doubt()))
    if not rules.blind_pass:
        return answers
    return (*answers, Offer(actions.PassOn(higher[0]), (Rungs("claim", higher),)))


# ── refusals ─────────────────────────────────────────────────────────────────────────────────


def refusal(state: FrenchPokerState, actor: Actor, action: Action) -> Reason:
    """Return the reason why ``action`` is not legal."""
    if state.phase == "over":
        return Reason("french-poker-refused-over")
    if isinstance(actor, str) or state.phase in _FALLING:
        return Reason("french-poker-refused-dice-falling")
    if state.turn != actor:
        return Reason("french-poker-refused-not-your-turn", {"seat": state.turn + 1})
    kinds = {type(offer.action) for offer in offers(state, actor)}
    if type(action) in kinds:
        if isinstance(action, _KEEPING):
            return _refused_dice(action.kept)
        if isinstance(action, actions.Show):
            return Reason("french-poker-refused-unknown-dice", {"dice": DICE})
        if isinstance(action, actions.Announce | actions.PassOn):
            return _refused_claim(state, action.claim)
    reason = _in_the_cup(state, action) if state.phase == "cup" else _in_answer(state, action)
    if reason is not None:
        return reason
    named = str(type(action).__struct_config__.tag)
    return Reason("french-poker-refused-not-now", {"action": named, "phase": state.phase})


def _in_the_cup(state: FrenchPokerState, action: Action) -> Reason | None:
    if isinstance(action, actions.Announce):
        return Reason("french-poker-refused-must-reroll")
    rules = state.rules
    if isinstance(action, (*_KEEPING, actions.Show)):
        kinds = {type(offer.action) for offer in every_offer(rules)}
        if type(action) not in kinds:
            return Reason("french-poker-refused-keeping", {"keeping": rules.keeping})
        if not _plays(rules, state.deed):
            return Reason("french-poker-refused-opener-rerolls")
        if isinstance(action, actions.Show):
            return Reason("french-poker-refused-shown-already")
        return Reason("french-poker-refused-rerolled-already", {"rerolls": rules.rerolls})
    return None


def _in_answer(state: FrenchPokerState, action: Action) -> Reason | None:
    if state.phase != "answer":
        return None
    rules, claim = state.rules, state.claims[-1].claim
    top = claim == order_of(rules).top
    if isinstance(action, actions.PassOn) and not rules.blind_pass:
        return Reason("french-poker-refused-no-blind-pass")
    if isinstance(action, actions.Believe | actions.PassOn) and top:
        answers = "may-concede" if may_concede(rules) else "must-doubt"
        return Reason(f"french-poker-refused-top-{answers}", {"claim": written(claim, rules)})
    if isinstance(action, actions.Concede):
        key = "french-poker-refused-no-conceding" if top else "french-poker-refused-not-the-top"
        return Reason(key, {"claim": written(claim, rules)})
    return None


def _refused_dice(kept: Places) -> Reason:
    if kept not in _SOME or not _plain(kept):
        return Reason("french-poker-refused-unknown-dice", {"dice": DICE})
    if not kept:
        return Reason("french-poker-refused-keep-one")
    return Reason("french-poker-refused-reroll-one")


def _plain(kept: Places) -> bool:
    return all(type(place) is int for place in kept)


def _refused_claim(state: FrenchPokerState, claim: Spelling) -> Reason:
    rules = state.rules
    order = order_of(rules)
    beat = written(state.claims[-1].claim, rules) if state.claims else "-"
    shown = {"claim": str(claim)[:40], "beat": beat, "top": written(order.top, rules)}
    if type(claim) not in (int, str) or claim not in claims_elsewhere():
        return Reason("french-poker-refused-unknown-claim", shown)
    shown["claim"] = written(claim, rules)
    if claim in order.step:
        return Reason("french-poker-refused-too-low", shown)
    if isinstance(claim, str):
        return Reason("french-poker-refused-general", shown)
    if rules.straights == "none" and claim in (12345, 23456):
        return Reason("french-poker-refused-straight", shown)
    unknown = "unknown-claim" if rules.kickers == "full" else "kickers"
    return Reason(f"french-poker-refused-{unknown}", shown)
