"""The cause of each best move of Mia: the fact about the position that decides.

This module needs no solver. It counts rolls by the rule book's order of values.
"""

from collections.abc import Sequence
from typing import Final

from mendax.coach.causes import (
    SAME,
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
from mendax.games.mia.bidding import announcements
from mendax.games.mia.order import beats as beaten_by
from mendax.games.mia.order import ranking, reaches
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.view import MiaView

_HALF: Final = 1 / 2
"""A value is easy to beat if at least this share of rolls beats it, and otherwise hard to beat."""
_SHIFTED: Final = ("cause-less", "cause-bait", "cause-lies-doubted", "cause-truth")
"""The causes of true claims that another one replaces at a table of three or more."""
_CLEAR: Final = 0.1
"""A claim is clearly worse if it loses more than this share of the difference between the best and
worst claims."""


def cause(
    rules: MiaRules,
    view: MiaView,
    choices: Sequence[RatedChoice],
    best: RatedChoice,
    answered: AnsweredClaim | None,
) -> Reason:
    """Return the cause of ``best``, which is one of the ``choices``.

    ``answered`` is None without a claim to answer or if the dice are known.
    """
    if view.phase == "lives":
        keeps = best.word == "keep-lives"
        return Reason("cause-keep-lives" if keeps else "cause-reroll-lives")
    if view.phase == "answer":
        return _answer(rules, view, choices, best, answered)
    if view.roll is None:
        about: About = {"value": best.value, "better": best.word}
        if best.word == "look":
            return Reason("cause-look")
        return Reason("cause-unseen", about | _ways(rules, int(best.value), reached=True))
    return _claim(rules, view, choices, best)


def _ways(rules: MiaRules, value: int, reached: bool = False) -> About:
    """Return how many rolls beat the value or, if ``reached``, make a claim of it true."""
    every = rules.sides**2
    share = reaches(rules, value) if reached else beaten_by(rules, value)
    return {"ways": int(share * every), "all": every}


def _answer(
    rules: MiaRules,
    view: MiaView,
    choices: Sequence[RatedChoice],
    best: RatedChoice,
    answered: AnsweredClaim | None,
) -> Reason:
    claim, word = view.claims[-1].value, reply(choices, best)
    about: About = {"claim": str(claim), "action": word}
    if any(choice.word == "wait" for choice in choices):
        return _out_of_turn(rules, str(claim), word, answered)
    if word == "pass-on":
        return Reason("cause-pass-on", about | {"value": best.value, "better": word})
    if view.roll is not None:
        true = _is_true(rules, view.roll, claim)
        known = "cause-known-true" if true else "cause-known-lie"
        return Reason(known, about | {"own": str(view.roll)})
    truthful = rules.under_announcing == "is_truth"
    if truthful and reaches(rules, claim) == 1:
        return Reason("cause-lowest", about)
    top = not announcements(rules, claim)
    if word == "either":
        return Reason("cause-top" if top else "cause-either", about)
    assert answered is not None
    if answered.fact == "always":
        return always(word, top, about)
    if top:
        return Reason("cause-top", about)
    if answered.fact == "lies":
        return answer_by_lies(word, answered.lie, about)
    return _going_on(rules, claim, word, about)


def _going_on(rules: MiaRules, claim: int, word: str, about: About) -> Reason:
    """Return the cause of an answer for which the value of a belief decides."""
    over, rises = announcements(rules, claim), rules.announce == "higher"
    easy = beaten_by(rules, claim) >= _HALF
    if word == "doubt":
        if len(over) == 1:
            return Reason("cause-only-top", about | {"other": str(over[0])})
        if rises and not easy:
            return Reason("cause-next-must-lie", about | _ways(rules, claim))
        return Reason("cause-go-on-worse", about)
    if rises and easy:
        return Reason("cause-easy-to-beat", about | _ways(rules, claim))
    return Reason("cause-go-on-better", about)


def _out_of_turn(rules: MiaRules, claim: str, word: str, answered: AnsweredClaim | None) -> Reason:
    """Return the cause of a doubt out of turn, or of waiting."""
    about: About = {"claim": claim, "action": word}
    if rules.under_announcing == "is_truth" and reaches(rules, int(claim)) == 1:
        return Reason("cause-lowest", about)
    if word == "either":
        return Reason("cause-wait-either", about)
    if answered is not None and answered.fact == "lies":
        return answer_by_lies(word, answered.lie, about)
    return Reason("cause-wait-worse" if word == "doubt" else "cause-wait-better", about)


def _is_true(rules: MiaRules, roll: int, claim: int) -> bool:
    rank = ranking(rules).rank
    if rules.under_announcing == "is_lie":
        return rank[roll] == rank[claim]
    return rank[roll] >= rank[claim]


def _claim(
    rules: MiaRules, view: MiaView, choices: Sequence[RatedChoice], best: RatedChoice
) -> Reason:
    order, roll = ranking(rules), view.roll
    assert roll is not None
    if best.word == "reroll":
        value = int(best.value)
        about: About = {"value": best.value, "better": best.word}
        about |= _ways(rules, value, reached=True) | {"own": str(roll)}
        falls = order.rank[roll] < order.rank[value]
        return Reason("cause-reroll" if falls else "cause-reroll-unknown", about)
    said = [choice for choice in choices if choice.word == "announce"]
    exact = rules.under_announcing == "is_lie"
    if exact:
        # Only the exact value is true, so a lower claim ranks as a lie.
        steps = [_exact_step(order.rank, roll, int(c.value)) for c in said]
    else:
        steps = [order.rank[int(c.value)] for c in said]
    truth = next((v for v in order.values if order.rank[v] == order.rank[roll]), roll)
    to_beat = str(view.claims[-1].value) if view.claims else "-"
    told = ClaimFacts(
        best, said, steps, order.rank[roll], str(truth), to_beat, order.rank[order.top]
    )
    found = claim_cause(told)
    if exact or len(view.standing) - len(view.out) == 2:
        return found
    return _shifted(rules, told, found)


def _shifted(rules: MiaRules, told: ClaimFacts, found: Reason) -> Reason:
    """Return the cause of a true claim at a table of three or more.

    The next player beats a lower claim more often and has to lie less often. That decides against
    the truth, and against a lie that is not doubted.
    """
    rank = dict(zip((c.action for c in told.claims), told.steps, strict=True))
    best, lies = told.best, [c for c in told.claims if rank[c.action] > told.own]
    if found.key not in _SHIFTED:
        return found
    about = {**found.arguments, **_ways(rules, int(best.value))}
    if rank[best.action] < told.own:
        other = _ways(rules, int(told.truth))["ways"]
        return Reason("cause-shift", {**about, "truth": told.truth, "other": other})
    clear = best.worth - _CLEAR * (best.worth - min(c.worth for c in told.claims))
    lie = max((c for c in lies if c.worth < clear), key=lambda c: c.worth, default=None)
    if found.key != "cause-truth" or lie is None or (lie.doubted or 0.0) > SAME:
        return found
    fewer = _ways(rules, int(lie.value))["ways"]
    return Reason("cause-shift-truth", {**about, "other": lie.value, "fewer": fewer})


def _exact_step(rank: dict[int, int], roll: int, value: int) -> int:
    above = max(rank.values()) + 1
    return rank[value] if rank[value] >= rank[roll] else above + rank[value]
