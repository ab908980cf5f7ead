"""Tests that lock-step games equal the reference engine in dice, actions, views, masks and payoffs.

The engine is played beside every game. The dice are read from the arrays; everything else is
compared.
"""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from mendax.adapters.numbering import listed
from mendax.arena.mia.expectation import expected
from mendax.coach.mia.policies import packaged
from mendax.core.game import CHANCE, Action, step
from mendax.environments.mia import batch
from mendax.environments.mia.tables import KINDS, observed
from mendax.environments.mia.vector_env import MiaVectorEnv
from mendax.games.mia.actions import Announce, DrawLot, Fall, FallOne, Reroll
from mendax.games.mia.order import ROLLS
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.mia.state import MiaState
from mendax.games.rules import parse_options
from mendax.solver.generic.jit import COMPILED
from mendax.solver.mia.model.rule_tables import GAME
from tests.proof import parametrize

TABLES = [
    ("standard", "", 2),
    ("standard", "lives=2", 3),
    ("classic", "lives=2", 5),
    ("matches", "", 2),
    ("points", "lives=3", 3),
    ("scored", "rounds=6", 4),
    ("contest", "rounds=5", 3),
    ("meyer", "lives=4", 3),
    ("standard", "scoring=money rounds=4 mia_concede=costs_two", 2),
    ("classic", "lives=4 life_reroll=must mia_reveals=yes joker_32=toast next_starter=loser", 3),
    (
        "standard",
        "order=natural blind_reroll=new_value under_announcing=is_lie mia_double_any=yes",
        2,
    ),
    ("standard", "order=pips doubles=ones_high second=half_and_little next_starter=winner", 2),
    ("standard", "lives=1 ones_top=yes announce=equal_or_higher next_starter=doubter", 6),
]
FAST = [True, False] if COMPILED else [False]


def _rules(preset: str, changes: str) -> MiaRules:
    return parse_options(PRESETS[preset], changes.split())


class _BesideTheBook:
    """One game in the arrays, and the same game in the engine."""

    def __init__(self, games: MiaVectorEnv, game: int, rules: MiaRules) -> None:
        self.games, self.game, self.rules = games, game, rules
        self.state = self._fallen(GAME.initial_state(rules, games.seats))

    def _row(self) -> Any:
        return self.games.full_state.games[self.game]

    def acts(self, action: Action) -> None:
        """Apply the action in the engine, where the dice then fall as in the arrays."""
        self.state = self._fallen(step(GAME, self.state, self.state.turn, action).state)

    def _fallen(self, state: MiaState) -> MiaState:
        while GAME.actors(state) == (CHANCE,):
            if state.phase == "lot":
                fell: Action = DrawLot(int(self._row()[batch.ACTOR]))
            elif state.phase == "fall":
                fell = Fall(ROLLS[self._row()[batch.ROLL]])
            else:
                fell = FallOne(self._pips(state))
            state = step(GAME, state, CHANCE, fell).state
        return state

    def _pips(self, state: MiaState) -> int:
        """Return the die that produces the number of lives that the arrays have for that seat."""
        actor = int(self._row()[batch.ACTOR])
        around = (state.turn - actor) % self.games.seats
        place = self.games.layout.names.index(f"standing {around}")
        return int(self.games.full_state.observations[self.game, place])

    def compare(self, observations: Any, infos: Any, payoffs: Any, ended: bool) -> None:
        """Check that the engine's view, legal actions and payoffs equal those of the arrays."""
        result = GAME.result(self.state)
        assert ended == (result is not None)
        if result is not None:
            assert payoffs.tolist() == pytest.approx([float(p) for p in result.payoffs])
            assert not observations.any()
            assert not infos["action_mask"][self.game].any()
            return
        turn = self.state.turn
        assert infos["seat"][self.game] == turn
        assert observations.tolist() == observed(self.rules, GAME.view(self.state, turn))
        legal = set(listed(GAME.legal_actions(self.state, turn), self.games.seats))
        mask = infos["action_mask"][self.game]
        assert {self.games.actions[n] for n in np.flatnonzero(mask)} == legal
        assert not payoffs.any()


@parametrize("fast", FAST, test=FAST[:1])
@pytest.mark.parametrize(("preset", "changes", "seats"), TABLES)
def test_games_in_lock_step_are_the_books(
    preset: str, changes: str, seats: int, fast: bool
) -> None:
    rules = _rules(preset, changes)
    games = MiaVectorEnv(4, rules, seats=seats, autoreset_mode=AutoresetMode.NEXT_STEP, fast=fast)
    observations, infos = games.reset(seed=20)
    beside = [_BesideTheBook(games, game, rules) for game in range(4)]
    finished, over = 0, [False] * 4
    for _ in range(120):
        actions = games.legal_actions()
        observations, rewards, ended, truncated, infos = games.step(actions)
        assert not truncated.any()
        for n, book in enumerate(beside):
            if over[n]:
                book = beside[n] = _BesideTheBook(games, n, rules)
            else:
                acted = book.state.turn
                book.acts(games.actions[actions[n]])
                assert rewards[n] == infos["payoffs"][n, acted]
            book.compare(observations[n], infos, infos["payoffs"][n], bool(ended[n]))
            over[n] = bool(ended[n])
            finished += over[n]
    assert finished > 0


@pytest.mark.skipif(not COMPILED, reason="there is one kernel only")
@pytest.mark.parametrize("opponents", [None, ["odds", "liar"]])
def test_the_plain_twin_plays_the_same_games(opponents: list[str] | None) -> None:
    rules = _rules("standard", "lives=2")
    both = [
        MiaVectorEnv(4, rules, opponents, 3, AutoresetMode.SAME_STEP, fast=fast)
        for fast in (True, False)
    ]
    for games in both:
        games.reset(seed=3)
    for _ in range(60):
        actions = both[0].legal_actions()
        assert (both[1].legal_actions() == actions).all()
        one, two = (games.step(actions) for games in both)
        for here, there in zip(one[:4], two[:4], strict=True):
            assert (np.asarray(here) == np.asarray(there)).all()


def _like_the_random_bot(games: MiaVectorEnv, luck: np.random.Generator, masks: Any) -> Any:
    """Choose a kind of action uniformly, then one action of that kind, and return the action
    numbers."""
    kinds = np.array([KINDS.index(type(action)) for action in games.actions])
    weights = masks.astype(float)
    for kind in set(kinds):
        of_kind = kinds == kind
        weights[:, of_kind] /= np.maximum(1, masks[:, of_kind].sum(axis=1, keepdims=True))
    sums = weights.cumsum(axis=1)
    drawn = luck.random(len(masks)) * sums[:, -1]
    return (sums > drawn[:, None]).argmax(axis=1)


OPPONENTS = [
    ("standard", "lives=2", ["odds"]),
    ("contest", "rounds=3", ["sniper", "lucky"]),
    ("standard", "", ["equilibrium"]),
    ("meyer", "lives=4 announce=higher", ["truthful"]),
]


@parametrize("preset, changes, opponents", OPPONENTS, test=OPPONENTS[:2])
def test_opponents_play_as_they_do_elsewhere(
    preset: str, changes: str, opponents: list[str]
) -> None:
    """Average payoffs of many games against these opponents equal the exact expectation."""
    rules, count = _rules(preset, changes), 4096
    games = MiaVectorEnv(count, rules, opponents, autoreset_mode=AutoresetMode.SAME_STEP)
    luck = np.random.default_rng(11)
    _, infos = games.reset(seed=4)
    paid: list[Any] = []
    while len(paid) < 40_000:
        chosen = _like_the_random_bot(games, luck, infos["action_mask"])
        _, rewards, ended, _, infos = games.step(chosen)
        paid += infos["payoffs"][ended, 0].tolist()
        assert (rewards[ended] == infos["payoffs"][ended, 0]).all()
        assert (infos["seat"] == 0).all()
    solved = packaged(rules, games.seats)
    players: list[Any] = [solved if name == "equilibrium" else name for name in opponents]
    exact = expected(rules, ["random", *players]).by_seat[0]
    margin = 4.5 * np.std(paid) / np.sqrt(len(paid))
    worth = exact.worth
    if rules.scoring == "lives":  # the solver counts wins, the rules count payoffs
        worth = (exact.wins * games.seats - 1) / (games.seats - 1)
    assert np.mean(paid) == pytest.approx(worth, abs=margin)


def test_seats_draw_the_lot_and_the_dice_fairly() -> None:
    games = MiaVectorEnv(36_000, "standard", seats=3)
    _, infos = games.reset(seed=9)
    lots = np.bincount(infos["seat"], minlength=3)
    assert abs(lots - 12_000).max() < 5 * np.sqrt(36_000 * 2 / 9)
    games.step(games.legal_actions())  # every seat shakes
    rolls = np.bincount(games.full_state.games[:, batch.ROLL], minlength=len(ROLLS))
    expected_rolls = np.array([1000 if roll % 11 == 0 else 2000 for roll in ROLLS])
    assert abs(rolls - expected_rolls).max() < 5 * np.sqrt(2000)


def test_every_kind_of_action_of_the_table_is_a_number() -> None:
    games = MiaVectorEnv(1, "meyer", seats=2)
    assert {type(action) for action in games.actions} >= {Announce, Reroll}
