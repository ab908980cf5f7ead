"""Floor 5: what whoever writes a bot needs: their bot run, checked, and seated at a real table.

A bot is a function ``play(view, offers)`` or ``play(view, offers, game)``, or a class ``Bot`` with
``choose(view, offers)`` and, if it likes, ``hear(event)``, ``ended(end)`` and a ``game`` for its
making. ``mendax bot run mybot.py`` runs it, ``mendax bot check mybot.py`` looks for mistakes; what
helps with one game is in ``kit.mia``, ``kit.french_poker`` and ``kit.sword_of_lies``.

Importing it loads neither server nor screens nor anything compiled: the rules and the standard
library are enough for a bot.
"""

from mendax.core.game import Action, Between, Event, FreeText, Offer, OneOf
from mendax.kit.authored_bot import OwnGame
from mendax.kit.own_offers import any_action, by_kind, filled, legal_values

__all__ = [
    "Action",
    "Between",
    "Event",
    "FreeText",
    "Offer",
    "OneOf",
    "OwnGame",
    "any_action",
    "by_kind",
    "filled",
    "legal_values",
]
