"""Sword of Lies under all kinds of house rules: 100,000 deals, each played to the end at random.

``python -m bench.sword_ends`` prints the report; ``measure`` yields the lines. Every combination of
choices and switches with every number of cards occurs about nine times, as does every lowest rank
with every number of seats; no game may exceed the bound of its rules (``most_actions``).
"""

import sys
import time
from collections.abc import Iterator

from testbed.sword_ends import combinations, ended, most_actions, rule_set

DEALS = 100_000


def measure(deals: int = DEALS) -> Iterator[str]:
    """Yield the lines of the report. Raises ``AssertionError`` for a game above its bound."""
    yield "## Sword of Lies under all its house rules"
    yield ""
    began, longest, share, actions = time.process_time(), 0, 0.0, 0
    for number in range(deals):
        count = ended(number)
        actions += count
        longest = max(longest, count)
        share = max(share, count / most_actions(*rule_set(number)))
    spent = time.process_time() - began
    yield f"{deals:,} deals over {combinations():,} combinations of choices, switches and numbers"
    yield f"of cards: all ended, after {actions / deals:,.0f} actions on average and {longest:,} at"
    yield f"most; none took more than {share:.0%} of the actions that its rules allow"
    yield f"({deals / spent:,.0f} games/s)."
    yield ""


def main() -> int:
    """Print the report."""
    for line in measure():
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
