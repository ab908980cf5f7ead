"""The judging of a round: whether a claim was true, and what the loser pays (rule book,
"Options")."""

from typing import Final

from msgspec.structs import replace

from mendax.games.mia import effects
from mendax.games.mia.order import Roll, ranking
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, MiaState

MOST_RISES: Final = 10
"""The maximum multiple of a loss if stakes rise."""
MOST_TOPS: Final = 4
"""With ``mia_on_mia``, the maximum number of claims of the top value in a round.

The stakes are then eightfold.
"""


def reveals(state: MiaState) -> bool:
    """Return whether the latest claim opens the dice immediately (option ``mia_reveals``)."""
    return state.rules.mia_reveals and state.value == ranking(state.rules).top


def holds(rules: MiaRules, claim: Claim, roll: Roll) -> bool:
    """Return whether ``roll`` makes the claim true. "That or higher" is true for higher rolls."""
    order = ranking(rules)
    or_over = claim.how == "rerolled" and rules.blind_reroll in ("same_or_higher", "more")
    # legal over any value, so only the exact roll makes it true
    if effects.wipes(rules, claim.value):
        return order.rank[roll] == order.rank[claim.value]
    if rules.under_announcing == "is_truth" or or_over:
        return order.at_least(roll, claim.value)
    return order.rank[roll] == order.rank[claim.value]


def cost_of_opening(state: MiaState, held: bool, revealed: bool) -> int:
    """Return the cost of an opening to each loser. ``revealed`` is true if no doubt was needed."""
    rules, top = state.rules, ranking(state.rules).top
    cost = rules.doubt_cost if held and not revealed else 1
    if state.value == top and not revealed:
        own = rules.mia_true_cost if held else rules.mia_lie_cost
        cost = 1 if rules.mia_double_any else own
    return priced(state, cost)


def cost_of_conceding(state: MiaState) -> int:
    """Return the cost of conceding. The dice stay covered, so their pips do not count."""
    twice = state.rules.mia_concede == "costs_two" and state.value == ranking(state.rules).top
    return priced(replace(state, roll=None), 2 if twice else 1)


def cost_of_trusting(state: MiaState) -> int:
    """Return the cost of believing a false top value, at the stakes of the opened dice."""
    return priced(state, 1)


def cost_of_forfeiting(state: MiaState) -> int:
    """Return the cost of a forfeited round, which is the same as for a wrong doubt."""
    return cost_of_opening(replace(state, roll=None), held=True, revealed=False)


def priced(state: MiaState, cost: int) -> int:
    """Return a loss of ``cost`` as this round counts it (``mia_double_any``, ``stakes``)."""
    top = ranking(state.rules).top
    involved = state.roll == top or any(claim.value == top for claim in state.claims)
    cost = max(2, cost) if state.rules.mia_double_any and involved else cost
    return cost * stakes(state)


def stakes(state: MiaState) -> int:
    """Return the factor on a loss in this round (``stakes``, ``mia_on_mia``)."""
    rules, top = state.rules, ranking(state.rules).top
    times = 1
    if rules.stakes == "rising":
        times = min(MOST_RISES, max(1, len(state.claims)))
    elif rules.stakes == "pips" and state.roll is not None:
        times = sum(divmod(state.roll, 10))
    answered = min(tops(state), MOST_TOPS) - 1 if rules.mia_on_mia and state.value == top else 0
    return times << max(0, answered)


def tops(state: MiaState) -> int:
    """Return how often the top value was announced for new dice in this round."""
    top = ranking(state.rules).top
    return sum(claim.value == top and claim.fresh for claim in state.claims)


def largest_cost(rules: MiaRules) -> int:
    """Return an upper bound on the cost of a round to one seat."""
    cost = max(2, rules.doubt_cost, rules.mia_true_cost, rules.mia_lie_cost)
    times = {"one": 1, "rising": MOST_RISES, "pips": 2 * rules.sides}[rules.stakes]
    doubled: int = 2 ** (MOST_TOPS - 1) if rules.mia_on_mia else 1
    return cost * times * doubled


def may_show(rules: MiaRules, claim: Claim) -> bool:
    """Return whether the believed seat may show the dice. It must have seen them."""
    return rules.show_believed == "may" and claim.how in ("looked", "kept")
