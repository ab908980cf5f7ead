"""Measurements of play: what each decision cost, and how far a bot can be exploited.

    from mendax.measure import played, regret

    for decision in regret(played("mia", "standard", ["odds", "liar"], games=20, seed="a")):
        print(decision.player, decision.action, decision.cost)

The values come from solved games. ``regret`` needs the extra ``solve``. With two players left, the
solution is exact. With three or more, the equilibrium is one of many, and each decision says so
(``PricedDecision.basis``).
"""

from mendax.measure.policies import (
    AskedPolicy,
    BestResponse,
    Frequency,
    InformationState,
    best_response,
    policy_of,
    win_share,
)
from mendax.measure.pricing import MEASURED, NotPriced, PricedDecision, PricedOption, regret
from mendax.measure.profiles import Comparison, Cost, Profile, compared, comparisons, profiles
from mendax.measure.rows import played, rows_in

__all__ = [
    "MEASURED",
    "AskedPolicy",
    "BestResponse",
    "Comparison",
    "Cost",
    "Frequency",
    "InformationState",
    "NotPriced",
    "PricedDecision",
    "PricedOption",
    "Profile",
    "best_response",
    "compared",
    "comparisons",
    "played",
    "policy_of",
    "profiles",
    "regret",
    "rows_in",
    "win_share",
]
"""The public names."""
