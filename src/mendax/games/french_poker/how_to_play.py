"""An explanation of French poker, with the sentences that apply under a table's rules."""

from collections.abc import Iterator, Mapping
from typing import Final

from mendax.core.how_to_play import Line, Section, hyphened, item, say
from mendax.games.french_poker.claims import HANDS, order_of
from mendax.games.french_poker.ladder import ladder
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.how_to_play import clock

_CLOCK: Final = (
    "french-poker-play-clock",
    "french-poker-play-clock-hours",
    "french-poker-play-clock-runs-on",
)
"""The sentences about the clock."""


def goal(rules: FrenchPokerRules) -> Line:
    """Return the aim of the game under ``rules`` in one sentence."""
    if rules.scoring == "charge":
        return say("french-poker-goal-charge")
    return say(f"french-poker-goal-{hyphened(rules.ends_when)}")


def how_to_play(rules: FrenchPokerRules) -> tuple[Section, ...]:
    """Explain ``rules`` in sections (rule book, "Play", "Options")."""
    sections = (
        Section(say("french-poker-play-aim"), tuple(_aim(rules))),
        Section(say("french-poker-play-hands"), tuple(_hands(rules))),
        Section(say("french-poker-play-round"), tuple(_round(rules))),
        Section(say("french-poker-play-besides"), tuple(_besides(rules))),
    )
    return tuple(section for section in sections if section.lines)


def tips(rules: FrenchPokerRules) -> Mapping[str, Line]:
    """Return a tip under ``rules`` for each kind of decision."""
    told = {
        "open": say("french-poker-tip-open"),
        "first": say("french-poker-tip-first", ones=rules.ones),
        "answer": say("french-poker-tip-answer"),
        "top": say(f"french-poker-tip-top-{hyphened(rules.top_claim)}"),
        "keep": say("french-poker-tip-keep", keeping=rules.keeping, must="no"),
        "say": say("french-poker-tip-say", ones=rules.ones),
    }
    if rules.must_reroll:
        told["must"] = say("french-poker-tip-keep", keeping=rules.keeping, must="yes")
    return told


def _aim(rules: FrenchPokerRules) -> Iterator[Line]:
    yield say(f"french-poker-play-counted-in-{hyphened(rules.scoring)}", tokens=rules.tokens)
    if rules.scoring == "tokens":
        yield say(f"french-poker-play-ends-{hyphened(rules.ends_when)}")


def _hands(rules: FrenchPokerRules) -> Iterator[Line]:
    if rules.faces == "poker":
        yield say("french-poker-play-poker-dice")
    yield say("french-poker-play-from-the-highest")
    hands = dict.fromkeys(rung.hand for rung in reversed(ladder(rules).rungs))
    for hand in hands:
        told = {"least": _least(rules)} if hand == "high-die" else {}
        yield item(f"french-poker-play-hand-{hand}", **told)
    general = "french-poker-play-general" if rules.general_claims else "french-poker-play-detailed"
    yield say(general)
    yield say(f"french-poker-play-kickers-{hyphened(rules.kickers)}")
    if rules.ones != "plain":
        yield say(
            "french-poker-play-wild" if rules.ones == "wild" else "french-poker-play-ones-high"
        )
    yield say("french-poker-play-true")


def _least(rules: FrenchPokerRules) -> str:
    """Return the highest die, or ``pair``, that any five dice are worth."""
    order = order_of(rules)
    least = order.claims[min(order.worth(dice) for dice in HANDS)]
    return "pair" if least.hand == "pair" else {1: "one", 5: "five", 6: "six"}[least.ranks[0]]


def _round(rules: FrenchPokerRules) -> Iterator[Line]:
    yield say("french-poker-play-opens")
    yield item("french-poker-play-doubt")
    yield item("french-poker-play-believe")
    if rules.blind_pass:
        yield item("french-poker-play-pass")
    yield say("french-poker-play-with-the-dice")
    yield from _with_the_dice(rules)
    yield say("french-poker-play-claim-more")
    opens = _yes(rules.next_starter != "winner")
    yield say(f"french-poker-play-top-{hyphened(rules.top_claim)}", ones=rules.ones, opens=opens)
    yield say(f"french-poker-play-starter-{hyphened(rules.next_starter)}")


def _with_the_dice(rules: FrenchPokerRules) -> Iterator[Line]:
    if rules.keeping == "split":
        yield item("french-poker-play-keep-hidden")
        yield item("french-poker-play-keep-open", all=_yes(not rules.must_reroll))
        yield item("french-poker-play-roll-all")
    else:
        yield item(f"french-poker-play-reroll-{rules.keeping}")
    if rules.keeping == "free":
        yield item("french-poker-play-show", must=_yes(rules.must_reroll))
    if not rules.must_reroll:
        yield item("french-poker-play-leave")
    else:
        yield say("french-poker-play-must-reroll")
    if rules.rerolls > 1:
        yield say("french-poker-play-rerolls", rerolls=rules.rerolls)
    if rules.opener == "plays":
        yield say("french-poker-play-opener-plays")


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _besides(rules: FrenchPokerRules) -> Iterator[Line]:
    if rules.turn_clock:
        yield from clock(rules, item, _CLOCK)
