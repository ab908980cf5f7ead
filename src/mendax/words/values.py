"""Names of claims and dice, as players say them."""

from typing import Any

from mendax.games.french_poker.claims import HandRank, face_of, order_of
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.mia.order import DOUBLES, SECOND, Roll, ranking
from mendax.games.mia.rules import MiaRules
from mendax.words import Words

_POKER = 10
"""The offset between pip faces and poker dice faces in the catalogue."""


def spelled(words: Words, rules: Any, value: int | str) -> str:
    """Return the name of a claim or of known dice from a story of a game with these rules."""
    if isinstance(rules, MiaRules):
        return roll_name(words, rules, int(value))
    return poker_name(words, rules, value) if isinstance(rules, FrenchPokerRules) else str(value)


# ── Mia ──────────────────────────────────────────────────────────────────────────────────────


def roll_name(words: Words, rules: MiaRules, value: Roll) -> str:
    """Return a value or roll in words, such as ``53``, ``Mia 21`` or ``62 (8 pips)``."""
    name = value_name(words, rules, value)
    if not name:
        return str(value)
    if counts_pips(rules, value):
        return f"{value} ({name})"
    return words.say("mia-value-named", value=value, name=name)


def value_name(words: Words, rules: MiaRules, value: Roll) -> str:
    """Return the name of a value, such as Mia (the top value), little Mia or 8 pips."""
    if value == ranking(rules).top:
        return words.say("mia-value-mia")
    if value in SECOND[rules.second]:
        return words.say("mia-value-little-mia" if value == 31 else "mia-value-half-mia")
    if value == 32 and rules.joker_32 == "toast":
        return words.say("mia-value-joker")
    if counts_pips(rules, value):
        return words.say("mia-value-pips", pips=sum(divmod(value, 10)))
    return ""


def counts_pips(rules: MiaRules, value: Roll) -> bool:
    """Return whether a value means the sum of its dice."""
    return rules.order == "pips" and value not in (21, *DOUBLES, *SECOND[rules.second])


# ── French poker ─────────────────────────────────────────────────────────────────────────────


def poker_name(words: Words, rules: FrenchPokerRules, value: int | str) -> str:
    """Return a claim in words, such as ``a pair of sixes``, or the faces of known dice."""
    order = order_of(rules)
    claims = (order.claims[step] for spelling, step in order.step.items() if spelling == value)
    if (claim := next(claims, None)) is not None:
        return claim_name(words, rules, claim)
    return "-".join(face_of(int(pips), rules) for pips in str(value).split())


def claim_name(words: Words, rules: FrenchPokerRules, claim: HandRank) -> str:
    """Return a claim's name, such as ``two pairs`` or ``sixes and fives``, with any kickers."""
    if not claim.ranks:
        return hand_name(words, rules, claim.hand)
    above = _POKER if rules.faces == "poker" else 0
    first, second = (pips + above for pips in (*claim.ranks, 0)[:2])
    plain = words.say("french-poker-claim-" + claim.hand, first=first, second=second)
    if not claim.kickers:
        return plain
    kickers = ", ".join(face_of(pips, rules) for pips in claim.kickers)
    return words.say("french-poker-claim-with-kickers", claim=plain, kickers=kickers)


def hand_name(words: Words, rules: FrenchPokerRules, hand: str) -> str:
    """Return the name of a hand. Only the name of a straight includes its faces."""
    return words.say("french-poker-hand-" + hand, faces=rules.faces)
