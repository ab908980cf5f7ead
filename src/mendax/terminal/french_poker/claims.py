"""Names of claims and kept dice of French poker, for its screen and for pages."""

from mendax.games.french_poker.actions import Places
from mendax.games.french_poker.claims import DICE, HandRank, face_of
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.words import Words

_POKER = 10
"""The offset from the faces of pips to the faces of poker dice in the catalogue."""


def claim_name(words: Words, rules: FrenchPokerRules, claim: HandRank) -> str:
    """Return the name of a claim: ``two pairs``, ``sixes and fives``, with its kickers if any."""
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
    """Return the name of a hand without its faces; the name of a straight includes them."""
    return words.say("french-poker-hand-" + hand, faces=rules.faces)


def kept_name(kept: Places) -> str:
    """Return dice by their places, counted from 1, as the catalogue expects them."""
    if not kept:
        return "none"
    return "all" if len(kept) == DICE else ", ".join(f"№{place + 1}" for place in kept)
