"""A kit for bot authors, which runs a bot, checks it and seats it at a real table.

A bot is a function ``play(view, offers)`` or ``play(view, offers, game)``, or a class ``Bot`` with
``choose(view, offers)`` and optionally ``hear(event)``, ``ended(end)`` and a constructor argument
``game``. ``mendax bot run mybot.py`` runs it, and ``mendax bot check mybot.py`` looks for mistakes.
``kit.mia``, ``kit.french_poker`` and ``kit.sword_of_lies`` provide functions for one game.

Importing this package loads only the rules and the standard library: no server code and no heavy
packages such as numpy.
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
