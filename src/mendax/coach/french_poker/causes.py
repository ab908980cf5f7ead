"""The cause of each best move of French poker: the fact about the position that decides.

This module needs no solver. It counts the outcomes of dice by the rule book's order of claims.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from mendax.coach.causes import (
    About,
    AnsweredClaim,
    ClaimFacts,
    RatedChoice,
    always,
    answer_by_lies,
    claim_cause,
    reply,
)
from mendax.core.game import Reason
from mendax.games.french_poker.claims import DICE, Dice, Spelling, order_of
from mendax.games.french_poker.odds import (
    chances,
    dice_known_to,
    likelihood,
    next_player,
    own_dice,
)
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.view import FrenchPokerView

_UNLIKELY: Final = Fraction(1, 4)
"""Random dice with at most this chance rarely make a claim true."""
_LIKELY: Final = Fraction(1, 2)
"""Random dice with at least this chance mostly make a claim true."""
_NEVER_LIES: Final = 0.005
"""A sound player with at most this chance of a lie makes the claim only if it is true."""


def cause(
    rules: FrenchPokerRules,
    view: FrenchPokerView,
    choices: Sequence[RatedChoice],
    best: RatedChoice,
    answered: AnsweredClaim | None,
) -> Reason:
    """Return the cause of ``best``, which is one of the ``choices``.

    ``answered`` is None without a claim to answer or if all dice are known.
    """
    if view.phase == "answer":
        return _answer(rules, view, choices, best, answered)
    dice, order = own_dice(view), order_of(rules)
    assert dice is not None
    if best.word != "announce":
        return _kept(rules, view, choices, best, dice)
    about: About = {"value": best.value, "better": best.word, "claim": _to_beat(view)}
    true = order.holds(dice, _spelling(best.value))
    if true and any(choice.word != "announce" for choice in choices):
        return Reason("cause-keep-claim", about)
    if len(dice_known_to(view, next_player(view))) == DICE:
        return Reason("cause-all-known" if true else "cause-all-known-lost", about)
    steps = [order.step[_spelling(choice.value)] for choice in choices]
    own = order.worth(dice)
    truth, top = str(order.spellings[own]), len(order.spellings) - 1
    return claim_cause(ClaimFacts(best, choices, steps, own, truth, _to_beat(view), top))


def _to_beat(view: FrenchPokerView) -> str:
    return str(view.claims[-1].claim) if view.claims else "-"


def _spelling(word: str) -> Spelling:
    return int(word) if word.isdigit() else word  # type: ignore[return-value]


def _answer(
    rules: FrenchPokerRules,
    view: FrenchPokerView,
    choices: Sequence[RatedChoice],
    best: RatedChoice,
    answered: AnsweredClaim | None,
) -> Reason:
    claim, word = view.claims[-1].claim, reply(choices, best)
    about: About = {"claim": str(claim), "action": word}
    dice, chance = own_dice(view), likelihood(rules, view)
    assert chance is not None
    if dice is not None:
        roll = " ".join(map(str, sorted(dice)))
        return Reason("cause-known-true" if chance else "cause-known-lie", about | {"own": roll})
    if chance in (0, 1):
        return Reason("cause-dice-reach" if chance else "cause-ruled-out", about)
    top = claim == order_of(rules).top
    if word == "either":
        return Reason("cause-top" if top else "cause-either", about)
    assert answered is not None
    if answered.fact == "always":
        honest = top and word == "doubt" and answered.lie <= _NEVER_LIES
        return Reason("cause-top-deters", about) if honest else always(word, top, about)
    if top:
        return Reason("cause-top", about)
    if answered.fact == "going_on":
        return _going_on(rules, claim, word, about)
    about["chance"] = _percent(chance)
    if word == "doubt" and chance <= _UNLIKELY:
        return Reason("cause-luck-needed", about)
    if word == "believe" and chance >= _LIKELY:
        return Reason("cause-luck-likely", about)
    return answer_by_lies(word, answered.lie, about)


def _going_on(rules: FrenchPokerRules, claim: Spelling, word: str, about: About) -> Reason:
    """Return the cause of an answer for which the value of a belief decides."""
    if word != "doubt":
        return Reason("cause-go-on-better", about)
    chance = chances(rules, []).of(order_of(rules).step[claim] + 1)
    if chance > _UNLIKELY:
        return Reason("cause-go-on-worse", about)
    return Reason("cause-hard-to-beat", about | {"chance": _percent(chance)})


def _kept(
    rules: FrenchPokerRules,
    view: FrenchPokerView,
    choices: Sequence[RatedChoice],
    best: RatedChoice,
    dice: Dice,
) -> Reason:
    """Return the cause of rolling some of the dice."""
    order, claim = order_of(rules), view.claims[-1].claim
    rolled = DICE - len(best.value.split())
    about: About = {
        "value": best.value or "-",
        "better": best.word,
        "claim": str(claim),
        "count": rolled,
    }
    needed = order.step[claim] + 1
    if best.word == "keep-hidden":
        return Reason("cause-open-roll", about)
    if order.worth(dice) >= needed:
        return Reason("cause-improve", about)
    chance = {
        choice.action: chances(rules, [int(pips) for pips in choice.value.split()]).of(needed)
        for choice in choices
        if choice.word != "announce"
    }
    if needed < len(order.spellings) - 1 and chance[best.action] < max(chance.values()):
        return Reason("cause-roll-secret", about)
    about["chance"] = _percent(chance[best.action])
    return Reason("cause-roll-likeliest", about)


def _percent(chance: Fraction) -> int:
    """Return a chance in percent; a small one is 1, because the event is possible."""
    return max(1, round(100 * chance))
