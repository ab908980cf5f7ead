"""For bots that play Mia: chances, and what was said, from what a seat sees.

Rolls are written higher die first, as people say them: 65, and 21 is Mia.
"""

from collections.abc import Sequence

from mendax.core.game import Action, Offer, Seat
from mendax.games.mia.order import Roll, announceable, beats, ranking, reaches
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim
from mendax.games.mia.view import MiaView
from mendax.kit.own_offers import by_kind, filled, legal_values


def chance_to_reach(value: Roll, rules: MiaRules) -> float:
    """The chance that fresh dice are worth ``value`` or more."""
    return float(reaches(rules, value))


def chance_to_beat(value: Roll, rules: MiaRules) -> float:
    """The chance that fresh dice are worth more than ``value``."""
    return float(beats(rules, value))


def is_at_least(roll: Roll, value: Roll, rules: MiaRules) -> bool:
    """Whether ``roll`` is worth ``value`` or more."""
    return ranking(rules).at_least(roll, value)


def ladder(rules: MiaRules) -> tuple[Roll, ...]:
    """All that can be announced, lowest first."""
    return announceable(rules)


def last_claim(view: MiaView) -> Claim | None:
    """What was said last in this round, by whom and how; None before the first announcement."""
    return view.claims[-1] if view.claims else None


def claims_of(view: MiaView, seat: Seat) -> tuple[Roll, ...]:
    """All that ``seat`` has said in this round."""
    return tuple(claim.value for claim in view.claims if claim.seat == seat)


def truth(view: MiaView, offers: Sequence[Offer]) -> Action | None:
    """The announcement of what one has seen, if it may be made; else None."""
    announce = by_kind(offers).get("announce")
    if announce is None or view.roll is None or view.roll not in legal_values(announce):
        return None
    return filled(announce, value=view.roll)
