"""Functions for Mia bots: chances and claims, given a seat's view.

Rolls are written with the higher die first: 65, and 21 is Mia.
"""

from collections.abc import Sequence

from mendax.core.game import Action, Offer, Seat
from mendax.games.mia.order import Roll, announceable, beats, ranking, reaches
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim
from mendax.games.mia.view import MiaView
from mendax.kit.own_offers import by_kind, filled, legal_values


def chance_to_reach(value: Roll, rules: MiaRules) -> float:
    """Return the chance that a fresh roll reaches ``value``."""
    return float(reaches(rules, value))


def chance_to_beat(value: Roll, rules: MiaRules) -> float:
    """Return the chance that a fresh roll beats ``value``."""
    return float(beats(rules, value))


def is_at_least(roll: Roll, value: Roll, rules: MiaRules) -> bool:
    """Return whether ``roll`` is at least ``value``."""
    return ranking(rules).at_least(roll, value)


def ladder(rules: MiaRules) -> tuple[Roll, ...]:
    """Return all announceable values, lowest first."""
    return announceable(rules)


def last_claim(view: MiaView) -> Claim | None:
    """Return the last claim of this round, or None before the first."""
    return view.claims[-1] if view.claims else None


def claims_of(view: MiaView, seat: Seat) -> tuple[Roll, ...]:
    """Return all values that ``seat`` has claimed in this round."""
    return tuple(claim.value for claim in view.claims if claim.seat == seat)


def truth(view: MiaView, offers: Sequence[Offer]) -> Action | None:
    """Return the truthful announcement if it is legal, otherwise None."""
    announce = by_kind(offers).get("announce")
    if announce is None or view.roll is None or view.roll not in legal_values(announce):
        return None
    return filled(announce, value=view.roll)
