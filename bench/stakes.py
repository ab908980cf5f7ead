"""Sword of Lies: how often bots fold, and how much skill decides, by the stakes.

``python -m bench.stakes`` prints a table; ``--page`` writes it into its page; ``--deals 60``
changes the number of deals. All stakes are played with the same cards and luck.

- A marshal, a knight and a squire play every deal in each of their six orders. Their decisions with
  chips to call are counted, and the games that reach the war.
- Among two knights, a player that never folds and a player that folds to any bet play the deals in
  each seat. Folding is a choice if both lose.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from statistics import fmean
from typing import Final, NamedTuple

from bench.pages import replaced
from bench.stamps import stamp
from mendax.arena.local_game import Heard, LocalGame
from mendax.arena.sword_of_lies.compiled_wars import quickened
from mendax.arena.sword_of_lies.exploiter_gains import exploiter_gain, mean_and_margin
from mendax.bots import bot_named
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies import events as said
from mendax.games.sword_of_lies.rules import PRESETS, SwordRules
from mendax.games.sword_of_lies.view import SwordView
from tools.ground import ROOT

PAGE: Final = "docs/sword-of-lies.md"
SWORD: Final = SwordOfLies()
_BOTS: Final = ("marshal", "knight", "squire")
_DULL: Final = {"never folds": "calls_any_bet", "always folds": "folds_to_any_bet"}


def _fixed(big_blind: int, ante: int) -> SwordRules:
    return SwordRules(limit="fixed_limit", big_blind=big_blind, ante=ante)


STAKES: Final = {
    "fixed 2/4, ante 20 (`standard`)": PRESETS["standard"],
    "fixed 2/4, ante 5": _fixed(2, 5),
    "fixed 5/10, ante 5": _fixed(5, 5),
    "fixed 10/20, ante 5": _fixed(10, 5),
    "pot limit, blind 2, ante 5": SwordRules(limit="pot_limit", ante=5),
    "pot limit, blind 2, ante 10 (`pot_limit`)": PRESETS["pot_limit"],
    "pot limit, blind 2, ante 20": SwordRules(limit="pot_limit", ante=20),
    "no limit, blind 2 (`no_limit`)": PRESETS["no_limit"],
    "no limit, blind 2, ante 20": SwordRules(ante=20),
}
"""The stakes by name, all with a buy-in of 200."""


class Counted(NamedTuple):
    """One game at some stakes."""

    answers: Counter[str]
    """Decisions with chips to call: folds, calls and raises."""
    in_war: int
    """The number of seats in the war; 0 if the game ended before it."""
    won: dict[str, float]
    """The result of each bot, in percent of the buy-in."""


def counted(rules: SwordRules, names: Sequence[str], luck: random.Random) -> Counted:
    """Play one game of these bots, and count."""
    cards, *own = [random.Random(luck.getrandbits(64)) for _ in (0, *names)]
    players = {
        seat: quickened(bot_named(name, SWORD.name)(SWORD.name, rules, seat, len(names), own[seat]))
        for seat, name in enumerate(names)
    }
    game, answers, in_war = LocalGame(SWORD, rules, len(names), players, cards), Counter[str](), 0
    while game.actor is not None:
        before = game.view(None)
        answers.update(_answer(before, game.advance() or ()))
        after = game.view(None)
        in_war = in_war or (len(after.live) if after.war_round else 0)
    won = game.view(None).won
    return Counted(
        answers, in_war, {name: 100 * won[s] / rules.min_buy_in for s, name in enumerate(names)}
    )


def _answer(before: SwordView, heard: Heard) -> Iterator[str]:
    """Yield the answer to a bet, if the decision was one."""
    turn, event = before.turn, heard[0].event if heard else None
    if before.phase != "betting" or turn is None or before.bets[turn] >= before.level:
        return
    if isinstance(event, said.Folded):
        yield "fold"
    elif isinstance(event, said.Called | said.WentAllIn | said.Raised):
        goes_up = not isinstance(event, said.Called) and event.to > before.level
        yield "raise" if goes_up else "call"


def rows(deals: int) -> Iterator[str]:
    """Yield one row for each set of stakes."""
    yield (
        "| stakes | fold | call | raise | war | all in the war | marshal − squire | "
        + " | ".join(_DULL)
        + " |"
    )
    yield "|---" * (7 + len(_DULL)) + "|"
    for name, rules in STAKES.items():
        played = [
            [counted(rules, order, random.Random(f"stakes {n}")) for order in permutations(_BOTS)]
            for n in range(deals)
        ]
        dull = [
            exploiter_gain(rules, habit, "knight", 3, 3 * deals, "stakes")
            for habit in _DULL.values()
        ]
        part = 100 / rules.min_buy_in
        losses = [f"{part * one.gain:+.0f} ± {part * one.margin:.0f}" for one in dull]
        yield "| " + " | ".join([name, *_cells(played), *losses]) + " |"


def _cells(deals: Sequence[Sequence[Counted]]) -> Iterator[str]:
    games = [game for deal in deals for game in deal]
    answers = sum((game.answers for game in games), Counter[str]())
    for one in ("fold", "call", "raise"):
        yield f"{answers[one] / max(1, answers.total()):.0%}"
    for least in (1, len(_BOTS)):
        yield f"{fmean(game.in_war >= least for game in games):.0%}"
    better, worse = _BOTS[0], _BOTS[-1]
    spread = [fmean(game.won[better] - game.won[worse] for game in deal) for deal in deals]
    gain, margin = mean_and_margin(spread)
    yield f"{gain:+.0f} ± {margin:.0f}"


def main() -> int:
    """Print the table or, with ``--page``, write it into the docs."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--deals", type=int, default=16)
    asked.add_argument("--page", action="store_true")
    chosen = asked.parse_args()
    lines = []
    for line in rows(chosen.deals):
        print(line, flush=True)
        lines.append(line)
    if chosen.page:
        page = ROOT / PAGE
        page.write_text(replaced(page.read_text(), "stakes", lines))
        stamp(PAGE, "stakes", "python -m bench.stakes --page", SWORD.name, _BOTS)
    return 0


if __name__ == "__main__":
    sys.exit(main())
