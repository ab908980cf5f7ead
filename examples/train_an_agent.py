"""Train a small agent for Mia on one core, and measure it exactly.

    python examples/train_an_agent.py --against odds
    python examples/train_an_agent.py --against itself --seconds 120

The agent is a table of probabilities. For every value to beat and every roll, the table has the
probability of each claim; for every claim, it has the probability of a doubt. The agent plays
single rounds (house rules, one life each) through the vectorised environment. After every batch,
actions become more likely if their results were better than those of other actions in the same
information set. This is the natural policy gradient of a tabular policy (Kakade 2001), which
amounts to Hedge (Freund and Schapire 1997) in every information set. In self-play, the average
policy converges.

The agent's value is exact. The share of whole games won (house rules, six lives each) is summed
over all outcomes (``arena.mia.expectation``), and the gain of a best response is found by backward
induction (``solver.mia.proof``). See ``docs/training-an-agent.md``.
"""

import argparse
import sys
import time
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode

from mendax.arena.mia.expectation import expected
from mendax.coach.mia.policies import packaged
from mendax.environments.mia.tables import ANSWER, LOOKED
from mendax.environments.mia.vector_env import MiaVectorEnv
from mendax.games.mia.actions import Announce, Doubt, Look
from mendax.games.mia.order import ROLLS
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import with_options
from mendax.solver.mia.model.positions import Span, essential, first_position
from mendax.solver.mia.model.rule_tables import rule_tables
from mendax.solver.mia.policy.policy import Policy, Sheet, rows
from mendax.solver.mia.proof.table_deviation import gains

STANDARD: Final = PRESETS["standard"]
ROUND: Final = with_options(STANDARD, {"lives": 1})
ITSELF: Final = "itself"
SIDE: Final = 22
"""The number of values and rolls, plus one for "none"."""
KEYS: Final = 4 * SIDE * SIDE
"""The number of information sets: those after looking, and those for each way in which the claim to
answer was made."""
STEPS: Final = 24
"""The number of steps in a batch. A round takes at most about ten steps."""
CURIOSITY: Final = 0.04
"""The probability of a random legal action during training."""

Floats = npt.NDArray[np.float64]


class Standing(NamedTuple):
    """The exact value of the agent."""

    against_bot: float
    """The share of whole games that the agent wins against the given bot."""
    against_equilibrium: float
    best_response: float
    """The share of single rounds that a best response to the agent wins."""


class Agent:
    """A table of action probabilities."""

    def __init__(self, games: MiaVectorEnv, rate: float) -> None:
        self.games, self.rate = games, rate
        names = games.layout.names
        self.at = {name: names.index(name) for name in ("phase", "roll", "beaten", "claim", "how")}
        self.look = games.actions.index(Look())
        self.preference = np.zeros((KEYS, len(games.actions)))
        self.legal = np.zeros((KEYS, len(games.actions)), np.bool_)
        self.summed = np.zeros((KEYS, len(games.actions)))
        self.seen: Any = None
        self.seats: Any = None
        self.masks: Any = None

    def begin(self, seed: int) -> None:
        """Start new games."""
        self.seen, infos = self.games.reset(seed=seed)
        self.seats, self.masks = infos["seat"], infos["action_mask"]

    def keys(self, observations: Any) -> npt.NDArray[np.int64]:
        """Return the information set of each game, or −1 for a game without a decision to learn."""
        phase, roll, beaten, claim, how = (observations[:, at] for at in self.at.values())
        looked = beaten * SIDE + roll
        answer = (how * SIDE + beaten) * SIDE + claim
        return np.where(phase == LOOKED, looked, np.where(phase == ANSWER, answer, -1))

    def policy(self) -> Floats:
        """Return ``[key, action]``: the probability of each action."""
        weight = np.exp(self.preference - self.preference.max(axis=1, keepdims=True)) * self.legal
        return np.asarray(weight / np.maximum(weight.sum(axis=1, keepdims=True), 1e-300))

    def average(self) -> Floats:
        """Return the average policy so far, weighted by the frequency of each information set."""
        whole = self.summed.sum(axis=1, keepdims=True)
        return np.where(whole > 0, self.summed / np.maximum(whole, 1e-300), self.policy())

    def batch(self, luck: np.random.Generator) -> None:
        """Play some steps and learn from them."""
        policy, games = self.policy().astype(np.float32), self.games.num_envs
        keys = np.full((STEPS, games), -1)
        actions = np.zeros((STEPS, games), np.int64)
        seats, ended = np.zeros((STEPS, games), np.int64), np.zeros((STEPS, games), np.bool_)
        payoffs = np.zeros((STEPS, games, 2), np.float32)
        for step in range(STEPS):
            key, masks = self.keys(self.seen), self.masks
            keys[step], seats[step] = key, self.seats
            self.legal[key[key >= 0]] = masks[key >= 0]
            chances = np.where(key[:, None] >= 0, policy[key], 0)
            known = chances.sum(axis=1) > 0
            curious = (luck.random(games) < CURIOSITY) | ~known
            chances = np.where(curious[:, None], masks, chances)
            blind = (masks[:, self.look] == 1) & (luck.random(games) >= CURIOSITY)
            sums = chances.cumsum(axis=1)
            drawn = (sums > (luck.random(games) * sums[:, -1])[:, None]).argmax(axis=1)
            actions[step] = np.where(blind, self.look, drawn)
            self.seen, _, ended[step], _, infos = self.games.step(actions[step])
            payoffs[step], self.seats = infos["payoffs"], infos["seat"]
            self.masks = infos["action_mask"]
        self._learn(keys, actions, seats, ended, payoffs)

    def _learn(self, keys: Any, actions: Any, seats: Any, ended: Any, payoffs: Any) -> None:
        """Learn from the rounds that ended in this batch, from their last step backwards."""
        games = np.arange(keys.shape[1])
        known, end = np.zeros(len(games), np.bool_), np.zeros((len(games), 2))
        won, visits = np.zeros_like(self.preference), np.zeros_like(self.preference)
        for step in reversed(range(STEPS)):
            known |= ended[step]
            end[ended[step]] = payoffs[step, ended[step]]
            told = known & (keys[step] >= 0)
            place = keys[step, told], actions[step, told]
            np.add.at(won, place, end[games, seats[step]][told])
            np.add.at(visits, place, 1)
        policy, each = self.policy(), won / np.maximum(visits, 1)
        come = visits.sum(axis=1, keepdims=True)
        mean = won.sum(axis=1, keepdims=True) / np.maximum(come, 1)
        sure = visits / (visits + 8)
        self.preference += self.rate * np.where(visits > 0, sure * (each - mean), 0)
        self.preference -= np.where(self.legal, self.preference, -np.inf).max(
            axis=1, keepdims=True, initial=-1e9
        )
        np.clip(self.preference, -30, 0, out=self.preference)
        self.summed += come * policy


def as_policy(table: Floats, games: MiaVectorEnv, rules: MiaRules, span: Span) -> Policy:
    """Return the agent as a policy of the solver, for measurement; the policy always looks."""
    t = rule_tables(rules, 2)
    layout, number = rows(t), {value: n for n, value in enumerate(t.values)}
    doubt = games.actions.index(Doubt())
    said = {
        number[action.value]: n
        for n, action in enumerate(games.actions)
        if isinstance(action, Announce)
    }
    say: list[Any] = []
    doubts: list[float] = []
    for beaten, state in enumerate(layout.states):
        page = np.zeros((len(state.weight), len(state.claims)))
        for roll in range(len(ROLLS)):
            chances = table[beaten * SIDE + roll + 1, [said[c] for c in state.claims.tolist()]]
            chances += chances.sum() <= 0  # never visited: any action
            page[state.kind[roll]] += t.odds[roll] * chances / chances.sum()
        say.append((page / page.sum(axis=1, keepdims=True)).ravel())
        doubts += [table[(SIDE + beaten) * SIDE + c + 1, doubt] for c in state.claims.tolist()]
    whole = np.concatenate(say)
    unseen = [table[2 * SIDE * SIDE + c + 1, doubt] > 0.5 for c in range(len(t.values))]
    never = np.full(len(layout.states), -1, np.int8)
    sheet = Sheet(
        say_at=np.flatnonzero(whole).astype(np.uint16),
        say=whole[whole > 0],
        doubt=np.array(doubts),
        blind=never,
        again=never,
        unseen=np.array(unseen, np.int8),
        second=np.zeros(len(t.values), np.int8),
        worth=np.zeros((len(layout.states), 2)),
        periods=np.ones(len(layout.states), np.int8),
        passed=np.zeros((0, len(t.values)), np.int8),
        answers=(),
    )
    kept = essential(rules, span, 2)
    return Policy(kept, 2, span, {first_position(kept, 2, span): sheet})


def measured(table: Floats, games: MiaVectorEnv, bot: str) -> Standing:
    """Return the exact value of the table, computed without playing games."""
    whole = as_policy(table, games, STANDARD, "round")
    solved = packaged(STANDARD, 2)
    assert solved is not None
    wins, even = (expected(STANDARD, [whole, other]).by_seat[0].wins for other in (bot, solved))
    responses = gains(as_policy(table, games, ROUND, "match"))
    return Standing(wins, even, sum(responses) / 2)


def train(against: str, bot: str, seconds: float, games: int, seed: int, rate: float) -> Standing:
    """Train, print the curve, and return the final value."""
    opponents = None if against == ITSELF else [against]
    environment = MiaVectorEnv(
        games, ROUND, opponents, autoreset_mode=AutoresetMode.SAME_STEP, copy=False
    )
    agent, luck = Agent(environment, rate), np.random.default_rng(seed)
    agent.begin(seed)
    batches, spent, due = 0, 0.0, 0.0
    print(f"seconds | steps | wins against {bot} | against equilibrium | its best response wins")
    while True:
        table = agent.average() if against == ITSELF else agent.policy()
        if spent >= due:
            found = measured(table, environment, bot)
            shares = " | ".join(f"{100 * share:.2f} %" for share in found)
            print(f"{spent:.1f} | {batches * STEPS * games:,} | {shares}", flush=True)
            if spent >= seconds:
                return found
            due = min(seconds, max(1.0, 2 * spent))
        began = time.process_time()
        agent.batch(luck)
        batches, spent = batches + 1, spent + time.process_time() - began


def main(words: list[str]) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Train a small agent for Mia.")
    parser.add_argument("--against", default="odds", help=f"the name of a bot, or {ITSELF}")
    parser.add_argument("--bot", default="odds", help="the bot to measure it against")
    parser.add_argument("--seconds", type=float, default=60, help="CPU seconds of training")
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    bot = given.bot if given.against == ITSELF else given.against
    train(given.against, bot, given.seconds, given.games, given.seed, given.rate)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
