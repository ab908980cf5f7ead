"""Names of French poker's claims and kept dice, for the screen and for pages."""

from mendax.games.french_poker.actions import Places
from mendax.games.french_poker.claims import DICE, HandRank, face_of
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.words import Words

_POKER = 10
"""The offset between pip faces and poker dice faces in the catalogue."""


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


def kept_name(kept: Places) -> str:
    """Return dice by place, counted from 1, in the form that the catalogue expects."""
    if not kept:
        return "none"
    return "all" if len(kept) == DICE else ", ".join(f"№{place + 1}" for place in kept)
