"""Moves of French poker as text, in which kept dice are faces. This module needs no solver."""

from collections.abc import Iterable

from mendax.core.game import Action
from mendax.core.text_form import write
from mendax.games.french_poker.actions import KeepHidden, KeepOpen, RollRest
from mendax.games.french_poker.view import FrenchPokerView


def spelled(action: Action, view: FrenchPokerView) -> str:
    """Return a move in the text form of records, but with kept dice as faces."""
    if isinstance(action, KeepHidden | KeepOpen | RollRest):
        kept = faces(view.dice[place].pips or 0 for place in action.kept)
        if not kept:
            return "roll-all"
        return f"{action.__struct_config__.tag} {kept}"
    return write(action)


def faces(dice: Iterable[int]) -> str:
    """Return the dice as text in ascending order, such as ``2 6 6``."""
    return " ".join(map(str, sorted(dice)))
