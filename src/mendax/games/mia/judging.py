"""Decisions at the end of a round: whether a claim held, and the cost (rule book, "Options")."""

from mendax.games.mia.order import Roll, ranking
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, MiaState


def reveals(state: MiaState) -> bool:
    """Return whether the latest claim opens the dice at once (option ``mia_reveals``)."""
    return state.rules.mia_reveals and state.value == ranking(state.rules).top


def holds(rules: MiaRules, claim: Claim, roll: Roll) -> bool:
    """Return whether ``roll`` makes the claim true; "that or higher" is true for higher rolls."""
    order = ranking(rules)
    or_over = claim.how == "rerolled" and rules.blind_reroll == "same_or_higher"
    if rules.under_announcing == "is_truth" or or_over:
        return order.at_least(roll, claim.value)
    return order.rank[roll] == order.rank[claim.value]


def cost_of_opening(state: MiaState, held: bool, revealed: bool) -> int:
    """Return the cost to each loser of an opening; ``revealed``: it followed no doubt."""
    rules, top = state.rules, ranking(state.rules).top
    cost = 1
    if state.value == top and not revealed:
        cost = rules.mia_true_cost if held else rules.mia_lie_cost
    involved = state.roll == top or any(claim.value == top for claim in state.claims)
    return max(2, cost) if rules.mia_double_any and involved else cost


def cost_of_conceding(rules: MiaRules) -> int:
    """Return the cost of giving up against the top value."""
    return 2 if rules.mia_concede == "costs_two" or rules.mia_double_any else 1


def may_show(rules: MiaRules, claim: Claim) -> bool:
    """Return whether the believed seat may show the dice; it must have seen them."""
    return rules.show_believed == "may" and claim.how == "looked"
