"""Names of claims and dice in all games, for stories and previews."""

from typing import Any

from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.mia.rules import MiaRules
from mendax.words import Words
from mendax.words.french_poker_names import poker_name
from mendax.words.mia_names import roll_name


def spelled(words: Words, rules: Any, value: int | str) -> str:
    """Return the name of a claim or of known dice from a story of a game with these rules."""
    if isinstance(rules, MiaRules):
        return roll_name(words, rules, int(value))
    return poker_name(words, rules, value) if isinstance(rules, FrenchPokerRules) else str(value)
