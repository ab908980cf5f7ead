"""An explanation of Mia, with the sentences that apply under a table's rules."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from mendax.core.how_to_play import Line, Section, hyphened, item, say
from mendax.games.how_to_play import clock
from mendax.games.mia import effects, judging
from mendax.games.mia.ladder import Ladder, Rung, ladder
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, MiaState

_HALF = 18
_CLOCK: Final = {
    "plays": ("mia-play-clock", "mia-play-clock-hours", "mia-play-clock-runs-on"),
    "loses": ("mia-play-clock-loses", "mia-play-clock-loses-hours", "mia-play-clock-runs-on"),
}
"""The sentences about the clock, by what happens to late players."""
"""Half of the 36 outcomes of two dice."""


def goal(rules: MiaRules) -> Line:
    """Return the aim of the game under ``rules`` in one sentence."""
    if rules.scoring != "lives":
        return say("mia-goal-scored", rounds=rules.rounds)
    return say(f"mia-goal-{hyphened(rules.ends_when)}")


def how_to_play(rules: MiaRules) -> tuple[Section, ...]:
    """Explain ``rules`` in sections (rule book, "Play", "Options")."""
    order = ladder(rules)
    sections = (
        Section(say("mia-play-aim"), tuple(_aim(rules, order.top))),
        Section(say("mia-play-values"), tuple(_values(rules, order))),
        Section(say("mia-play-round"), tuple(_round(rules, order))),
        Section(say("mia-play-top", top=order.top), tuple(_top(rules, order.top))),
        Section(say("mia-play-besides"), tuple(_besides(rules, order.top))),
    )
    return tuple(section for section in sections if section.lines)


def tips(rules: MiaRules) -> Mapping[str, Line]:
    """Return a tip under ``rules`` for each kind of decision."""
    top = ladder(rules).top
    reading = "pips" if rules.order == "pips" else "digits"
    told = {
        "open": say("mia-tip-open", reading=reading, top=top),
        "look": say("mia-tip-look"),
        "say": say("mia-tip-say", under=hyphened(rules.under_announcing)),
        "answer": say("mia-tip-answer", announce=hyphened(rules.announce)),
    }
    if rules.mia_reveals:
        return told
    concede: int | str = _cost_of_conceding(rules, top) if rules.concedes_to_top else 0
    concede = "free" if rules.opens_trusted else concede
    true, lie = (_cost_of_top(rules, top, held, revealed=False) for held in (True, False))
    return {**told, "top": say("mia-tip-top", top=top, concede=concede, true=true, lie=lie)}


def _aim(rules: MiaRules, top: int) -> Iterator[Line]:
    if rules.scoring == "lives":
        yield say(f"mia-play-counted-in-{hyphened(rules.display)}", lives=rules.lives)
        if rules.more_lives:
            extra = {"seats": rules.more_lives_seats, "lives": rules.more_lives}
            yield say("mia-play-more-lives", **extra)
        if rules.swimming:
            yield say("mia-play-swimming")
        else:
            yield say(f"mia-play-out-in-{hyphened(rules.display)}", lives=rules.lives)
        yield say("mia-play-uneven")
        yield say(f"mia-play-ends-{hyphened(rules.ends_when)}")
        return
    shown = {"rounds": rules.rounds, "cost": rules.score_decrement}
    yield say(f"mia-play-scored-in-{hyphened(rules.scoring)}", **shown)
    gainers = "mia-play-gains-all" if rules.score_all else "mia-play-gains-winner"
    gain = rules.score_increment
    yield say(gainers, gain=gain)
    if rules.score_all:
        return
    if rules.mia_reveals:
        yield say("mia-play-gains-revealed", top=top, gain=gain)
    if any(effects.effect(rules, value) == "all_pay" for value in effects.OPTIONS):
        yield say("mia-play-gains-all-pay", gain=gain)


def _values(rules: MiaRules, order: Ladder) -> Iterator[Line]:
    yield say("mia-play-read")
    written = ", ".join(_written(rung) for rung in reversed(order.rungs))
    yield say("mia-play-ladder", ladder=written)
    if rules.order == "pips":
        yield say("mia-play-pips")
    yield say("mia-play-mia" if order.top == 21 else "mia-play-another-top", top=order.top)
    if rules.second != "none":
        yield say(f"mia-play-second-{hyphened(rules.second)}")
    yield _middle(rules, order)


def _written(rung: Rung) -> str:
    return " = ".join(str(roll) for roll in reversed(rung.rolls))


def _middle(rules: MiaRules, order: Ladder) -> Line:
    """Return a line that names the value that about half of all rolls reach."""

    def enough(rung: Rung) -> int:
        return rung.beaten_by if rules.announce == "higher" else rung.reached_by

    middle = min(order.rungs, key=lambda rung: abs(enough(rung) - _HALF))
    key = f"mia-play-middle-{hyphened(rules.announce)}"
    return say(key, value=middle.value, ways=enough(middle))


def _round(rules: MiaRules, order: Ladder) -> Iterator[Line]:
    yield say("mia-play-opens", count=len(order.rungs))
    turning = rules.turn_on_loss or any(effects.turns(rules, value) for value in effects.OPTIONS)
    yield say("mia-play-answers-turning" if turning else "mia-play-answers")
    yield item(f"mia-play-believe-{hyphened(rules.announce)}")
    if rules.look_and_pass != "off":
        yield item("mia-play-look-and-pass")
    yield item(f"mia-play-doubt-{hyphened(rules.under_announcing)}")
    if rules.give_up == "before_any_value":
        yield item("mia-play-give-up", top=order.top)
    if rules.blind_pass != "off":
        yield item(f"mia-play-pass-{hyphened(rules.blind_pass)}")
    if rules.dice_seen_by != "roller":
        yield say(f"mia-play-seen-by-{hyphened(rules.dice_seen_by)}")
    if rules.doubter == "anybody":
        yield say("mia-play-anybody")
    if rules.show_believed != "off":
        yield say("mia-play-may-show")
    if rules.blind_reroll != "off":
        yield say(f"mia-play-reroll-{hyphened(rules.blind_reroll)}")
    yield from _rerolls_of_wiping(rules)
    yield say(f"mia-play-starter-{hyphened(rules.next_starter)}")


def _rerolls_of_wiping(rules: MiaRules) -> Iterator[Line]:
    if values := _wiping(rules):
        if rules.blind_reroll == "same_or_higher":
            yield say("mia-play-reroll-same-wiping", values=values)
        if rules.blind_reroll == "more":
            yield say("mia-play-reroll-more-wiping", values=values)


def _wiping(rules: MiaRules) -> str:
    """Return the values that may be announced over any value, or an empty text."""
    return ", ".join(str(value) for value in effects.OPTIONS if effects.wipes(rules, value))


def _top(rules: MiaRules, top: int) -> Iterator[Line]:
    if rules.mia_reveals:
        cost = _cost_of_top(rules, top, held=True, revealed=True)
        yield say("mia-play-reveals", top=top, cost=cost)
        yield say("mia-play-reveals-starter")
    else:
        yield say("mia-play-unbeaten", top=top)
        if rules.concedes_to_top:
            yield item("mia-play-concede", cost=_cost_of_conceding(rules, top))
        if rules.opens_trusted:
            yield item("mia-play-trust", top=top, cost=2 if rules.mia_double_any else 1)
        if rules.mia_on_mia:
            yield item("mia-play-mia-on-mia", top=top)
        if rules.blind_pass == "same_or_higher":
            yield item("mia-play-pass-top", top=top)
        if rules.blind_pass in ("higher", "same_or_higher") and (values := _wiping(rules)):
            yield item("mia-play-pass-top-wiping", values=values)
        true, lie = (_cost_of_top(rules, top, held, revealed=False) for held in (True, False))
        yield item("mia-play-doubt-top", top=top, true=true, lie=lie)
        if rules.mia_answerer != "next":
            yield say(f"mia-play-mia-answerer-{rules.mia_answerer}", top=top)
    if rules.mia_double_any:
        yield say("mia-play-double", top=top)


def _cost_of_conceding(rules: MiaRules, top: int) -> int:
    return judging.cost_of_conceding(MiaState(rules, (1, 1), claims=(Claim(0, top, "looked"),)))


def _cost_of_top(rules: MiaRules, top: int, held: bool, revealed: bool) -> int:
    """Return the loser's cost, at single stakes, of an opening after the top value."""
    roll = top if held else ladder(rules).rungs[0].value
    opened = MiaState(
        replace(rules, stakes="one"), (1, 1), claims=(Claim(0, top, "looked"),), roll=roll
    )
    return judging.cost_of_opening(opened, held, revealed)


def _besides(rules: MiaRules, top: int) -> Iterator[Line]:
    for value in effects.OPTIONS:
        if (effect := effects.effect(rules, value)) != "off":
            yield item(f"mia-play-effect-{hyphened(effect)}", value=value)
    if rules.turn_on_loss:
        yield item("mia-play-turn-on-loss")
    if rules.stakes != "one":
        yield item(f"mia-play-stakes-{hyphened(rules.stakes)}")
    if rules.doubt_cost > 1:
        yield item("mia-play-doubt-cost", top=top, cost=rules.doubt_cost)
    if rules.life_reroll != "off":
        yield item(f"mia-play-new-lives-{hyphened(rules.life_reroll)}")
    if rules.turn_clock:
        yield from clock(rules, item, _CLOCK[rules.late], top=top)
