"""What claims of French poker and dice kept are called: for its screen and for pages alike."""

from mendax.games.french_poker.claims import DICE, Claim
from mendax.games.french_poker.terms import Places
from mendax.words import Words


def claim_name(words: Words, claim: Claim) -> str:
    """What a claim is called: ``two pairs``, ``sixes and fives``, with its kickers if any."""
    if not claim.ranks:
        return words.say("french-poker-hand-" + claim.hand)
    first, second = (*claim.ranks, 0)[:2]
    plain = words.say("french-poker-claim-" + claim.hand, first=first, second=second)
    if not claim.kickers:
        return plain
    kickers = ", ".join(map(str, claim.kickers))
    return words.say("french-poker-claim-with-kickers", claim=plain, kickers=kickers)


def kept_name(kept: Places) -> str:
    """Dice by their places, counted from 1, as the catalogue wants them."""
    if not kept:
        return "none"
    return "all" if len(kept) == DICE else ", ".join(f"№{place + 1}" for place in kept)
