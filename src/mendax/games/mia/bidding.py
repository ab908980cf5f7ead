"""The legal claims and answers, and the reasons for refusals (rule book, "Play", "Options").

Legal actions must not depend on the dice under the cup, so no function in this module reads these
dice. The exception is that the joker cannot be announced.
"""

import functools
from collections.abc import Callable

from mendax.core.game import Action, Actor, Offer, OneOf, Reason, Seat
from mendax.games.mia import effects, ending, judging
from mendax.games.mia.actions import (
    Announce,
    Ask,
    Believe,
    Concede,
    Doubt,
    Forfeit,
    HideDice,
    KeepLives,
    Look,
    PassOn,
    Peek,
    Reroll,
    RerollLives,
    Shake,
    ShowDice,
    Trust,
)
from mendax.games.mia.order import Roll, announceable, ranking
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import MiaState


@functools.lru_cache(4096)
def values_over(rules: MiaRules, value: Roll | None, equal: bool) -> tuple[Roll, ...]:
    """Return the announceable values above ``value`` (or equal, if ``equal``), lowest first.

    Values that wipe the value to beat are always included.
    """
    every = announceable(rules)
    if value is None:
        return every
    rank = ranking(rules).rank
    floor = rank[value] if equal else rank[value] + 1
    return tuple(v for v in every if rank[v] >= floor or effects.wipes(rules, v))


def announcements(rules: MiaRules, value: Roll | None, kept: bool = False) -> tuple[Roll, ...]:
    """Return the legal claims over ``value`` (None at the start of a round).

    Dice that are passed on unrolled (``kept``) need a higher value.
    """
    if kept and value is not None:
        return tuple(v for v in values_over(rules, value, equal=False) if v != value)
    if value is not None and effects.wipes(rules, value):
        return values_over(rules, None, equal=True)
    mia = rules.mia_on_mia and value == ranking(rules).top
    return values_over(rules, value, mia or rules.announce == "equal_or_higher")


def every_offer(rules: MiaRules, seats: int) -> tuple[Offer, ...]:
    """Return an offer for every action that is legal in some state under ``rules``."""
    said = announceable(rules)
    top = ranking(rules).top
    believed = tuple(v for v in said if v != top or rules.mia_on_mia)
    offered = [*_SHAKE, Offer(Look()), _saying(Announce, said)]
    if rules.blind_reroll != "off":
        again = _rerolled(rules, believed)
        offered += [_saying(Reroll, again)] if again else []
    offered += [Offer(Believe())] if believed else []
    if rules.look_and_pass == "may" and any(v != top for v in said):
        offered.append(Offer(Peek()))
    if believed or not rules.mia_reveals:
        offered.append(Offer(Doubt()))
    anywhere = rules.give_up == "before_any_value" and believed
    if anywhere or (rules.concedes_to_top and not rules.mia_reveals):
        offered.append(Offer(Concede()))
    if rules.opens_trusted:
        offered.append(Offer(Trust()))
    passed = tuple(v for v in said if any(v in passing_values(rules, b, False) for b in said))
    if rules.blind_pass != "off" and passed:
        offered.append(_saying(PassOn, passed))
    if rules.mia_answerer == "chosen" and not rules.mia_reveals and seats > 2:
        offered.append(_asking(tuple(range(seats))))
    if rules.show_believed == "may" and believed:
        offered += _SHOW
    if rules.life_reroll != "off":
        offered += _LIVES_MAY if rules.life_reroll == "may" else _LIVES_MUST
    return (*offered, *_forfeiting(rules))


def _rerolled(rules: MiaRules, believed: tuple[Roll, ...]) -> tuple[Roll, ...]:
    """Return the claims of a blind re-roll over any value."""
    if rules.blind_reroll == "new_value":
        return announceable(rules)
    if rules.blind_reroll == "same_or_higher":
        return believed
    more = {over[0] for value in believed if (over := more_than(rules, value))}
    return tuple(value for value in announceable(rules) if value in more)


def _saying(kind: Callable[[Roll], Action], values: tuple[Roll, ...]) -> Offer:
    return Offer(kind(values[0]), (OneOf("value", values),))


def _asking(seats: tuple[Seat, ...]) -> Offer:
    return Offer(Ask(seats[0]), (OneOf("seat", seats),))


def offers(state: MiaState, seat: Seat) -> tuple[Offer, ...]:
    """Return all actions offered to ``seat``."""
    if seat in interrupters(state):
        return _INTERRUPT
    if state.turn != seat or state.phase in ("lot", "fall", "lives-fall", "over"):
        return ()
    if state.phase == "open":
        return (*_SHAKE, *_forfeiting(state.rules))
    if state.phase == "lives":
        return _LIVES_MUST if state.rules.life_reroll == "must" else _LIVES_MAY
    if state.phase == "show":
        return _SHOW
    if state.phase == "ask":
        return (_asking(tuple(s for s in ending.alive(state) if s != seat)),)
    if state.phase == "cup":
        return _with_the_cup(state.rules, state.value, state.looked, state.kept)
    believed = judging.tops(state) < judging.MOST_TOPS
    return _answers(state.rules, state.claims[-1].value, state.roller == seat, believed)


def _forfeiting(rules: MiaRules) -> tuple[Offer, ...]:
    """Return the clock's offer of losing the round, which exists for every decision in a round."""
    return _FORFEIT if rules.loses_on_time else ()


def interrupters(state: MiaState) -> tuple[Seat, ...]:
    """Return the seats that may doubt out of turn until the answerer acts (option ``doubter``).

    The announcer and seats that have seen the dice may not doubt out of turn. After a blind pass, a
    seat that looked would doubt with certainty.
    """
    if state.rules.doubter == "next" or state.phase != "answer":
        return ()
    others = [s for s in ending.alive(state) if s not in (state.turn, state.claims[-1].seat)]
    return tuple(seat for seat in others if not ending.knows(state, seat))


@functools.lru_cache(4096)
def _with_the_cup(
    rules: MiaRules, value: Roll | None, looked: bool, kept: bool
) -> tuple[Offer, ...]:
    say = announcements(rules, value, kept)
    offered = [Offer(Announce(say[0]), (OneOf("value", say),))]
    if not looked:
        return (Offer(Look()), *offered, *_forfeiting(rules))
    if kept:
        return (*offered, *_forfeiting(rules))
    if rules.blind_reroll == "new_value":
        offered.append(Offer(Reroll(say[0]), (OneOf("value", say),)))
    elif rules.blind_reroll == "same_or_higher" and value is not None:
        offered.append(Offer(Reroll(value)))
    elif rules.blind_reroll == "more" and more_than(rules, value):
        offered.append(Offer(Reroll(more_than(rules, value)[0])))
    return (*offered, *_forfeiting(rules))


@functools.lru_cache(4096)
def _answers(rules: MiaRules, value: Roll, own_roll: bool, again: bool) -> tuple[Offer, ...]:
    """Return the answers to ``value``. If ``again``, the top value may be claimed over itself."""
    offered, top = [Offer(Doubt())], value == ranking(rules).top
    if not top or (rules.mia_on_mia and again):
        offered.insert(0, Offer(Believe()))
    if rules.look_and_pass == "may" and not top:
        offered.insert(1, Offer(Peek()))
    if top and rules.opens_trusted:
        offered.append(Offer(Trust()))
    if rules.concedes_to_top if top else rules.give_up == "before_any_value":
        offered.append(Offer(Concede()))
    passes = passing_values(rules, value, own_roll)
    if passes:
        offered.append(Offer(PassOn(passes[0]), (OneOf("value", passes),)))
    return (*offered, *_forfeiting(rules))


def more_than(rules: MiaRules, value: Roll | None) -> tuple[Roll, ...]:
    """Return the values above ``value``. "More" means the lowest of these claims."""
    if value is None or effects.wipes(rules, value):
        return ()
    rank = ranking(rules).rank
    return tuple(v for v in announceable(rules) if rank[v] > rank[value])


def passing_values(rules: MiaRules, value: Roll, own_roll: bool) -> tuple[Roll, ...]:
    """Return the legal claims of a blind pass. The seat that rolled the dice must go higher."""
    if rules.blind_pass == "off":
        return ()
    if rules.blind_pass == "same":
        return () if own_roll or value == ranking(rules).top else (value,)
    equal = rules.blind_pass == "same_or_higher" and not own_roll
    return tuple(v for v in values_over(rules, value, equal) if equal or v != value)


def default_action(state: MiaState, seat: Seat) -> Action:
    """Return an honest action: look, announce the truth if it is high enough, or believe.

    The top value always costs a seat something: trusting it may cost none (``opens_trusted``), and
    a game of absent players would not end. With ``late=loses``, return a forfeit if a round is
    running and waits for the seat's move.
    """
    rules = state.rules
    if state.phase == "answer" and seat != state.turn:
        return Doubt()  # the only action is to interrupt, and no clock runs for it
    if rules.loses_on_time and state.phase in ("open", "cup", "answer"):
        return Forfeit()
    if state.phase == "open":
        return Shake()
    if state.phase == "lives":
        return RerollLives() if rules.life_reroll == "must" else KeepLives()
    if state.phase == "cup":
        return _honest(state) if state.looked else Look()
    if state.phase == "show":
        return HideDice()
    if state.phase == "ask":
        return Ask(ending.answerer(state))
    if state.claims[-1].value != ranking(rules).top:
        return Believe()
    return Concede() if rules.concedes_to_top else Doubt()


def _honest(state: MiaState) -> Announce:
    say = announcements(state.rules, state.value, state.kept)
    rank = ranking(state.rules).rank
    own = None if state.roll is None else rank[state.roll]
    return Announce(next((v for v in say if rank[v] == own), say[0]))


def refusal(state: MiaState, actor: Actor, action: Action) -> Reason:
    """Return the reason why ``action`` is not legal."""
    if state.phase == "over":
        return Reason("mia-refused-over")
    if isinstance(actor, str) or state.phase in ("lot", "fall", "lives-fall"):
        return Reason("mia-refused-dice-falling")
    if state.turn != actor:
        return Reason("mia-refused-not-your-turn", {"seat": state.turn + 1})
    allowed = {type(offer.action) for offer in offers(state, actor)}
    if isinstance(action, Announce | PassOn | Reroll) and type(action) in allowed:
        return _refused_value(state, action)
    if isinstance(action, Ask) and state.phase == "ask":
        others = ", ".join(str(s + 1) for s in ending.alive(state) if s != actor)
        return Reason("mia-refused-ask", {"allowed": others})
    top = ranking(state.rules).top
    if state.phase == "answer" and state.value == top:
        if isinstance(action, PassOn) and state.rules.blind_pass == "same_or_higher":
            return Reason("mia-refused-own-roll", {"value": top, "beat": top})
        if isinstance(action, Believe) or _passes(state.rules, action):
            return Reason("mia-refused-top-ends-bidding", {"value": top})
        if isinstance(action, Concede) and not state.rules.opens_trusted:
            return Reason("mia-refused-no-conceding", {"value": top})
    named = type(action).__struct_config__.tag
    return Reason("mia-refused-not-now", {"action": str(named), "phase": state.phase})


def _passes(rules: MiaRules, action: Action) -> bool:
    return isinstance(action, PassOn) and rules.blind_pass != "off"


def _refused_value(state: MiaState, action: Announce | PassOn | Reroll) -> Reason:
    rules, value = state.rules, state.value
    if type(action.value) is int and effects.ends_round(rules, action.value):
        return Reason("mia-refused-joker", {"value": action.value})
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
    if isinstance(action, PassOn) and rules.blind_pass == "same":
        return Reason("mia-refused-pass-same", shown_value)
    if isinstance(action, Reroll) and rules.blind_reroll in ("same_or_higher", "more"):
        same = rules.blind_reroll == "same_or_higher"
        return Reason(f"mia-refused-reroll-{'same' if same else 'more'}", shown_value)
    return Reason("mia-refused-too-low", shown_value)


_INTERRUPT = (Offer(Doubt()),)
_SHAKE = (Offer(Shake()),)
_FORFEIT = (Offer(Forfeit()),)
_SHOW = (Offer(HideDice()), Offer(ShowDice()))
_LIVES_MUST = (Offer(RerollLives()),)
_LIVES_MAY = (Offer(KeepLives()), Offer(RerollLives()))
