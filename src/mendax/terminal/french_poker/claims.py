"""Names of French poker's kept dice, for the screen."""

from mendax.games.french_poker.actions import Places
from mendax.games.french_poker.claims import DICE


def kept_name(kept: Places) -> str:
    """Return dice by place, counted from 1, in the form that the catalogue expects."""
    if not kept:
        return "none"
    return "all" if len(kept) == DICE else ", ".join(f"№{place + 1}" for place in kept)
