"""Random play under random house rules, to check invariants of every step of every game.

The invariants are in ``testbed/sword_ledger.py``. The suite plays 50 rule sets × 8 games;
``MENDAX_RULE_SETS`` and ``MENDAX_GAMES`` ask for more.
"""

import os
import random

from testbed.sword_ledger import Ledger, check_the_end, some_rules
from testbed.sword_play import SWORD, play

RULE_SETS = int(os.environ.get("MENDAX_RULE_SETS", "50"))
GAMES = int(os.environ.get("MENDAX_GAMES", "8"))


def test_all_invariants_hold_in_random_games_under_any_rules() -> None:
    wars = folds = 0
    for number in range(RULE_SETS):
        luck = random.Random(f"rules {number}")
        rules = some_rules(luck)
        for game in range(GAMES):
            seats = luck.choice((3, 3, 4, 5, 6, 10, 12))
            stacks = tuple(rules.min_buy_in + luck.randint(0, 50) for _ in range(seats))
            state = SWORD.next_game(rules, stacks, game)
            ended = play(state, luck, Ledger(state).watch)
            check_the_end(ended)
            wars += ended.war is not None
            folds += ended.war is None
    assert wars > RULE_SETS
    assert folds > RULE_SETS
