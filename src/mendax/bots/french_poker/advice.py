"""What a bot of French poker may ask an adviser: what a sound player does here.

Rules of this file
1. An adviser is handed what the seat sees and nothing else, so it can tell no secret.
2. Bots do not know where advice comes from; whoever seats them hands it in.
"""

from collections.abc import Mapping
from typing import Protocol

from mendax.core.game import Action
from mendax.games.french_poker.view import FrenchPokerView


class RoundAdvice(Protocol):
    """An adviser for one rule set and number of seats."""

    def mixture(self, view: FrenchPokerView) -> Mapping[Action, float] | None:
        """What a sound player does at the seat whose turn it is, and how likely each is; None if
        the adviser can't say."""
