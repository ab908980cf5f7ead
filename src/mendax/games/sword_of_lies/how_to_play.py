"""An explanation of Sword of Lies, with the sentences that apply under a table's rules."""

from collections.abc import Iterator, Mapping
from typing import Final

from mendax.core.how_to_play import Line, Section, hyphened, item, say
from mendax.games.cards import faces
from mendax.games.how_to_play import clock
from mendax.games.sword_of_lies.castling import trades_each
from mendax.games.sword_of_lies.dealing import to_go_on
from mendax.games.sword_of_lies.rules import TIMES, SwordRules

_CLOCK: Final = (
    "sword-of-lies-play-clock",
    "sword-of-lies-play-clock-hours",
    "sword-of-lies-play-clock-runs-on",
)
"""The sentences about the clock."""


def goal(rules: SwordRules) -> Line:
    """Return the aim of the game under ``rules`` in one sentence."""
    return say("sword-of-lies-goal-pot" if rules.rebuys else "sword-of-lies-goal-all")


def how_to_play(rules: SwordRules) -> tuple[Section, ...]:
    """Explain ``rules`` in sections (rule book, "Set-up" to "War")."""
    side = _yes(rules.shield_side)
    return (
        Section(say("sword-of-lies-play-aim"), (say("sword-of-lies-play-wins", side=side),)),
        Section(say("sword-of-lies-play-set-up"), tuple(_set_up(rules))),
        Section(say("sword-of-lies-play-castling"), tuple(_castling(rules))),
        Section(say("sword-of-lies-play-betting"), tuple(_betting(rules))),
        Section(say("sword-of-lies-play-war"), tuple(_war(rules))),
    )


def tips(rules: SwordRules) -> Mapping[str, Line]:
    """Return a tip under ``rules`` for each kind of decision, by the first action offered."""
    shield = "side" if rules.shield_side else "hard" if rules.hard_shields else "plain"
    told = {
        "interrogate": say("sword-of-lies-tip-interrogate"),
        "name-colour": say("sword-of-lies-tip-name-colour", shield=shield),
        "believe": say("sword-of-lies-tip-believe", shield=shield),
        "agree": say("sword-of-lies-tip-agree"),
        "fold": say("sword-of-lies-tip-fold", side=_yes(rules.shield_side)),
        "reveal": say(f"sword-of-lies-tip-reveal-{hyphened(rules.reveal)}"),
        "ready": say("sword-of-lies-tip-ready", deals=rules.deals),
        "strike": say(
            "sword-of-lies-tip-strike",
            hard=_yes(rules.hard_shields),
            hold=_yes(rules.may_hold),
        ),
    }
    if rules.shield_side:
        told["choose-side"] = say("sword-of-lies-tip-choose-side")
    return told


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _set_up(rules: SwordRules) -> Iterator[Line]:
    yield say("sword-of-lies-play-buy-in", chips=rules.min_buy_in)
    yield say("sword-of-lies-play-most", chips=rules.max_buy_in or TIMES * rules.min_buy_in)
    after = "sword-of-lies-play-rebuys" if rules.rebuys else "sword-of-lies-play-last-one"
    yield say(after, chips=to_go_on(rules))
    yield say("sword-of-lies-play-cards", cards=rules.cards)
    yield say("sword-of-lies-play-first")
    deck = {"cards": len(faces(rules.lowest_rank)), "decks": rules.decks}
    if rules.decks > 1 or rules.lowest_rank > 2:
        yield say("sword-of-lies-play-deck", rank=rules.lowest_rank, **deck)
    if rules.turn_clock:
        yield from clock(rules, say, _CLOCK)


def _castling(rules: SwordRules) -> Iterator[Line]:
    yield say("sword-of-lies-play-in-turn")
    yield item("sword-of-lies-play-trade")
    yield item("sword-of-lies-play-question")
    yield say("sword-of-lies-play-skip")
    yield say("sword-of-lies-play-trade-limit", trades=trades_each(rules))
    yield say("sword-of-lies-play-castled")


def _betting(rules: SwordRules) -> Iterator[Line]:
    yield say("sword-of-lies-play-big-blind", chips=rules.big_blind)
    if rules.small_blind:
        yield item("sword-of-lies-play-small-blind", chips=rules.small_blind)
    if rules.ante:
        yield item("sword-of-lies-play-ante", chips=rules.ante)
    yield item("sword-of-lies-play-short")
    yield item(
        f"sword-of-lies-play-limit-{hyphened(rules.limit)}",
        chips=rules.big_blind,
        raises=rules.fixed_raises,
    )
    if rules.rake:
        yield item("sword-of-lies-play-rake", percent=rules.rake, cap=rules.rake_cap)
    if rules.dealer_button:
        yield item("sword-of-lies-play-button")
    yield say(f"sword-of-lies-play-reveal-{hyphened(rules.reveal)}", cards=rules.cards)
    yield say("sword-of-lies-play-marks", side=_yes(rules.shield_side))
    yield say(f"sword-of-lies-play-fold-{hyphened(rules.fold_cards)}")


def _war(rules: SwordRules) -> Iterator[Line]:
    yield say("sword-of-lies-play-doubled")
    boldest = "sword-of-lies-play-side" if rules.shield_side else "sword-of-lies-play-four"
    yield say(boldest)
    yield say("sword-of-lies-play-talks", deals=rules.deals)
    if rules.negotiation_clock:
        yield say("sword-of-lies-play-talks-clock", seconds=rules.negotiation_clock)
    yield say("sword-of-lies-play-may-hold" if rules.may_hold else "sword-of-lies-play-must-attack")
    yield item("sword-of-lies-play-attack", hard=_yes(rules.hard_shields))
    anybody = "sword-of-lies-play-double-any" if rules.any_target else "sword-of-lies-play-double"
    yield item(anybody)
    if rules.triple_attack:
        yield item("sword-of-lies-play-triple")
    hit = "sword-of-lies-play-hard" if rules.hard_shields else "sword-of-lies-play-shields"
    yield say(hit, side=_yes(rules.shield_side))
    yield say("sword-of-lies-play-end")
