"""What the end of a round decides: whether a claim held, what it costs (rulebook, «Options»)."""

from mendax.games.mia.order import Roll, ranking
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, MiaState


def reveals(state: MiaState) -> bool:
    """Whether the value just said opens the dice by itself (option ``mia_reveals``)."""
    return state.rules.mia_reveals and state.value == ranking(state.rules).top


def holds(rules: MiaRules, claim: Claim, roll: Roll) -> bool:
    """Whether ``roll`` bears out the claim; «that or over» says so itself, however strict."""
    order = ranking(rules)
    or_over = claim.how == "rerolled" and rules.blind_reroll == "same_or_higher"
    if rules.under_announcing == "is_truth" or or_over:
        return order.at_least(roll, claim.value)
    return order.rank[roll] == order.rank[claim.value]


def cost_of_opening(state: MiaState, held: bool, revealed: bool) -> int:
    """What each loser pays for an opening that nobody (``revealed``) or somebody asked for."""
    rules, top = state.rules, ranking(state.rules).top
    cost = 1
    if state.value == top and not revealed:
        cost = rules.mia_true_cost if held else rules.mia_lie_cost
    involved = state.roll == top or any(claim.value == top for claim in state.claims)
    return max(2, cost) if rules.mia_double_any and involved else cost


def cost_of_conceding(rules: MiaRules) -> int:
    """What giving up before the top value costs."""
    return 2 if rules.mia_concede == "costs_two" or rules.mia_double_any else 1


def may_show(rules: MiaRules, claim: Claim) -> bool:
    """Whether who was believed is asked to show the dice: only one who has seen them."""
    return rules.show_believed == "may" and claim.how == "looked"
