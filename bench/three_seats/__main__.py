"""French poker with three seats, for players that forget the earlier dice of a round.

``python -m bench.three_seats toy`` prints what a player gains by remembering the whole round, in a
toy with three dice and four faces. ``--turns`` sets the turns of learning.

``python -m bench.three_seats equilibrium`` prints what a player gains against two ``equilibrium``,
as computed and in rounds that it plays. ``--rounds`` sets their number. It takes two minutes and
2 GB.

``python -m bench.three_seats learned`` learns a strategy for five dice and plays rounds with it.
It takes a second for each turn of learning, and 1.3 GB.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import product
from random import Random

from bench.three_seats.five_dice import (
    RULES,
    Follower,
    ShortMemoryPlayer,
    bot_maker,
    rounds_lost,
)
from bench.three_seats.forgetting import ForgettingRound
from bench.three_seats.full_memory import FullMemoryResponse
from bench.three_seats.learning import learned
from bench.three_seats.simplified_round import SimplifiedRound
from bench.three_seats.split_dice import Floats, split_dice, toy_worth
from mendax.arena.intervals import share
from mendax.arena.strength import Estimate
from mendax.coach.french_poker.policies import among_more
from mendax.games.french_poker.claims import DICE, order_of

_TOY_DICE, _TOY_FACES, _FACES = 3, 4, 6
_SEED = "short-memory"
_OTHERS = ("equilibrium", "odds", "searching")
_MATCHES = (("equilibrium", "learned"), *product(("learned", "equilibrium"), _OTHERS))


def toy(turns: int) -> Iterator[str]:
    """Yield the table of the toy as Markdown, one row for each memory of the answerer."""
    yield (
        "| the answerer remembers | payoff by place | gain with the same memory "
        "| gain with full memory | cost of forgetting |"
    )
    yield "|---" * 5 + "|"
    dice = split_dice(_TOY_DICE, _TOY_FACES, toy_worth(_TOY_DICE, _TOY_FACES))
    for pooled, memory in (
        (True, "open dice, last two claims"),
        (False, "open dice, last two claims, how the dice were rolled"),
    ):
        yield f"| {memory} | {_costs(learned(dice, turns, pooled))} |"


def _costs(strategy: ForgettingRound) -> str:
    followed = strategy.followed()
    same, full = strategy.responded().payoffs, FullMemoryResponse(strategy).payoffs()
    means = [float((gain - followed).mean()) for gain in (same, full)]
    return " | ".join(
        [_listed(followed), *(f"{gain:.4f}" for gain in (*means, means[1] - means[0]))]
    )


def equilibrium(rounds: int) -> Iterator[str]:
    """Yield the gain against two ``equilibrium`` as Markdown."""
    policy = among_more(RULES)
    if policy is None:
        raise LookupError("the package has no policy for these rules")
    dice = split_dice(DICE, _FACES, order_of(RULES).worth)
    strategy = SimplifiedRound(policy, dice).strategy()
    player = ShortMemoryPlayer(strategy)
    followed, payoffs = strategy.followed(), player.payoffs
    bot = bot_maker("equilibrium")
    lost = share(rounds_lost(lambda *_: player, bot, rounds, _SEED), rounds)
    yield "| | payoff by place | mean | rounds lost, computed | rounds lost, played |"
    yield "|---" * 5 + "|"
    yield f"| `equilibrium` | {_row(followed)} | |"
    yield f"| the responder | {_row(payoffs)} | {_interval(lost)} of {rounds:,} |"


def rounds_of_learned(turns: int, rounds: int) -> Iterator[str]:
    """Yield the gain against a learned strategy, and the rounds that it loses, as Markdown."""
    dice = split_dice(DICE, _FACES, order_of(RULES).worth)
    strategy = learned(dice, turns, pooled=False)
    followed = strategy.followed()
    gain = float((strategy.responded().payoffs - followed).mean())
    yield f"| turns {turns} | {_listed(followed)} | gain with the same memory {gain:.4f} |"
    yield f"| one | against two | rounds lost of {rounds:,} |"
    yield "|---" * 3 + "|"
    follower = Follower(strategy, Random(_SEED))
    for names in _MATCHES:
        hero, other = (
            (lambda *_: follower) if name == "learned" else bot_maker(name) for name in names
        )
        lost = share(rounds_lost(hero, other, rounds, _SEED), rounds)
        yield f"| {names[0]} | {names[1]} | {_interval(lost)} |"


def _interval(lost: Estimate) -> str:
    return f"{lost.mean:.1%} ({lost.low:.1%}–{lost.high:.1%})"


def _row(payoffs: Floats) -> str:
    mean = payoffs.mean(keepdims=True)
    return f"{_listed(payoffs)} | {_listed(mean)} | {(0.5 - mean[0]) / 1.5:.1%}"


def _listed(payoffs: Floats) -> str:
    return ", ".join(f"{payoff:+.3f}".replace("-", "−") for payoff in payoffs.round(3) + 0.0)


def main() -> int:
    """Print a table."""
    asked = argparse.ArgumentParser(
        "python -m bench.three_seats",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    asked.add_argument("table", choices=("toy", "equilibrium", "learned"))
    asked.add_argument("--turns", type=int, default=1000)
    asked.add_argument("--rounds", type=int, default=3000)
    chosen = asked.parse_args()
    tables = {
        "toy": lambda: toy(chosen.turns),
        "equilibrium": lambda: equilibrium(chosen.rounds),
        "learned": lambda: rounds_of_learned(chosen.turns, chosen.rounds),
    }
    for line in tables[chosen.table]():
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
