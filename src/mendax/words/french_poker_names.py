"""Names of claims and dice in French poker, as players say them."""

from typing import Final

from mendax.games.french_poker.claims import HandRank, face_of, order_of
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.words import Words

_POKER: Final = 10
"""The offset between pip faces and poker dice faces in the catalogue."""


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
