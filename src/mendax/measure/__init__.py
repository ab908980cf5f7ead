"""Measurements of play: what each decision cost, and how far a bot can be exploited.

    from mendax.measure import played, regret

    for decision in regret(played("mia", "standard", ["odds", "liar"], games=20, seed="a")):
        print(decision.player, decision.action, decision.cost)

The values come from solved games. ``regret`` needs the extra ``solve``. With two players left, the
solution is exact. With three or more, the equilibrium is one of many, and each decision says so
(``PricedDecision.basis``).
"""

from mendax.measure.decision_table import COLUMNS, DecisionRow, decision_rows, write_decisions
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
from mendax.measure.profiles import (
    BeliefBin,
    Beliefs,
    Comparison,
    Cost,
    Profile,
    compared,
    comparisons,
    profiles,
)
from mendax.measure.rows import played, rows_in

__all__ = [
    "COLUMNS",
    "MEASURED",
    "AskedPolicy",
    "BeliefBin",
    "Beliefs",
    "BestResponse",
    "Comparison",
    "Cost",
    "DecisionRow",
    "Frequency",
    "InformationState",
    "NotPriced",
    "PricedDecision",
    "PricedOption",
    "Profile",
    "best_response",
    "compared",
    "comparisons",
    "decision_rows",
    "played",
    "policy_of",
    "profiles",
    "regret",
    "rows_in",
    "win_share",
    "write_decisions",
]
"""The public names."""
