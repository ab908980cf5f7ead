"""Legal claims and answers, and reasons for refusals (rule book, "Play", "Options").

The legal actions must not depend on the dice under the cup, so no function here reads them, except
that the joker cannot be announced.
"""

import functools
from collections.abc import Callable

from mendax.core.game import Action, Actor, Offer, OneOf, Reason, Seat
from mendax.games.mia.actions import (
    Announce,
    Believe,
    Concede,
    Doubt,
    HideDice,
    KeepLives,
    Look,
    PassOn,
    Reroll,
    RerollLives,
    Shake,
    ShowDice,
)
from mendax.games.mia.order import Roll, announceable, ranking
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import MiaState


@functools.lru_cache(4096)
def values_over(rules: MiaRules, value: Roll | None, equal: bool) -> tuple[Roll, ...]:
    """Return the announceable values above ``value`` (or equal, if ``equal``), lowest first."""
    every = announceable(rules)
    if value is None:
        return every
    rank = ranking(rules).rank
    floor = rank[value] if equal else rank[value] + 1
    return tuple(v for v in every if rank[v] >= floor)


def announcements(rules: MiaRules, value: Roll | None) -> tuple[Roll, ...]:
    """Return the legal claims over ``value`` (None at the start of a round)."""
    return values_over(rules, value, rules.announce == "equal_or_higher")


def every_offer(rules: MiaRules) -> tuple[Offer, ...]:
    """Return offers of all actions that are legal in some state under ``rules``."""
    said = announceable(rules)
    believed = tuple(v for v in said if v != ranking(rules).top)
    offered = [*_SHAKE, Offer(Look()), _saying(Announce, said)]
    if rules.blind_reroll != "off":
        again = said if rules.blind_reroll == "new_value" else believed
        offered += [_saying(Reroll, again)] if again else []
    offered += [Offer(Believe())] if believed else []
    if believed or not rules.mia_reveals:
        offered.append(Offer(Doubt()))
    if rules.mia_concede != "not_allowed" and not rules.mia_reveals:
        offered.append(Offer(Concede()))
    passed = said if rules.blind_pass == "same_or_higher" else said[1:]
    if rules.blind_pass != "off" and passed:
        offered.append(_saying(PassOn, passed))
    if rules.show_believed == "may" and believed:
        offered += _SHOW
    if rules.life_reroll != "off":
        offered += _LIVES_MAY if rules.life_reroll == "may" else _LIVES_MUST
    return tuple(offered)


def _saying(kind: Callable[[Roll], Action], values: tuple[Roll, ...]) -> Offer:
    return Offer(kind(values[0]), (OneOf("value", values),))


def offers(state: MiaState, seat: Seat) -> tuple[Offer, ...]:
    """Return all offers of ``seat``."""
    if state.turn != seat or state.phase in ("lot", "fall", "lives-fall", "over"):
        return ()
    if state.phase == "open":
        return _SHAKE
    if state.phase == "lives":
        return _LIVES_MUST if state.rules.life_reroll == "must" else _LIVES_MAY
    if state.phase == "show":
        return _SHOW
    if state.phase == "cup":
        return _with_the_cup(state.rules, state.value, state.looked)
    return _answers(state.rules, state.claims[-1].value, state.roller == seat)


@functools.lru_cache(4096)
def _with_the_cup(rules: MiaRules, value: Roll | None, looked: bool) -> tuple[Offer, ...]:
    say = announcements(rules, value)
    offered = [Offer(Announce(say[0]), (OneOf("value", say),))]
    if not looked:
        return (Offer(Look()), *offered)
    if rules.blind_reroll == "new_value":
        offered.append(Offer(Reroll(say[0]), (OneOf("value", say),)))
    elif rules.blind_reroll == "same_or_higher" and value is not None:
        offered.append(Offer(Reroll(value)))
    return tuple(offered)


@functools.lru_cache(4096)
def _answers(rules: MiaRules, value: Roll, own_roll: bool) -> tuple[Offer, ...]:
    offered = [Offer(Doubt())]
    if value != ranking(rules).top:
        offered.insert(0, Offer(Believe()))
    elif rules.mia_concede != "not_allowed":
        offered.append(Offer(Concede()))
    passes = passing_values(rules, value, own_roll)
    if passes:
        offered.append(Offer(PassOn(passes[0]), (OneOf("value", passes),)))
    return tuple(offered)


def passing_values(rules: MiaRules, value: Roll, own_roll: bool) -> tuple[Roll, ...]:
    """Return the legal claims of a blind pass; the seat that rolled the dice must go higher."""
    if rules.blind_pass == "off":
        return ()
    equal = rules.blind_pass == "same_or_higher" and not own_roll
    return values_over(rules, value, equal)


def refusal(state: MiaState, actor: Actor, action: Action) -> Reason:
    """Return why ``action`` is not legal."""
    if state.phase == "over":
        return Reason("mia-refused-over")
    if isinstance(actor, str) or state.phase in ("lot", "fall", "lives-fall"):
        return Reason("mia-refused-dice-falling")
    if state.turn != actor:
        return Reason("mia-refused-not-your-turn", {"seat": state.turn + 1})
    allowed = {type(offer.action) for offer in offers(state, actor)}
    if isinstance(action, Announce | PassOn | Reroll) and type(action) in allowed:
        return _refused_value(state, action)
    top = ranking(state.rules).top
    if state.phase == "answer" and state.value == top:
        if isinstance(action, PassOn) and state.rules.blind_pass == "same_or_higher":
            return Reason("mia-refused-own-roll", {"value": top, "beat": top})
        if isinstance(action, Believe) or _passes(state.rules, action):
            return Reason("mia-refused-top-ends-bidding", {"value": top})
        if isinstance(action, Concede):
            return Reason("mia-refused-no-conceding", {"value": top})
    named = type(action).__struct_config__.tag
    return Reason("mia-refused-not-now", {"action": str(named), "phase": state.phase})


def _passes(rules: MiaRules, action: Action) -> bool:
    return isinstance(action, PassOn) and rules.blind_pass != "off"


def _refused_value(state: MiaState, action: Announce | PassOn | Reroll) -> Reason:
    rules, value = state.rules, state.value
    if action.value == 32 and rules.joker_32 == "toast":
        return Reason("mia-refused-joker")
    every = announceable(rules)
    if type(action.value) is not int or action.value not in every:
        shown = ", ".join(str(v) for v in every)
        return Reason(
            "mia-refused-unknown-value", {"value": str(action.value)[:40], "allowed": shown}
        )
    shown_value = {"value": action.value, "beat": value if value is not None else "-"}
    rank = ranking(rules).rank
    same = value is not None and rank[action.value] == rank[value]
    if isinstance(action, PassOn) and same and rules.blind_pass == "same_or_higher":
        return Reason("mia-refused-own-roll", shown_value)
    if isinstance(action, Reroll) and rules.blind_reroll == "same_or_higher":
        return Reason("mia-refused-reroll-same", shown_value)
    return Reason("mia-refused-too-low", shown_value)


_SHAKE = (Offer(Shake()),)
_SHOW = (Offer(HideDice()), Offer(ShowDice()))
_LIVES_MUST = (Offer(RerollLives()),)
_LIVES_MAY = (Offer(KeepLives()), Offer(RerollLives()))
