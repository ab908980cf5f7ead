"""Tests of the gains of a best response and of the worst habit, and of cases in which they are
unknown."""

import pytest

from bench import weakness
from bench.weakness import Subject, best_response, worst_habit
from mendax.arena.french_poker import exploitability
from mendax.arena.french_poker.exploitability import Exploitability
from mendax.arena.match import on_cores
from mendax.arena.mia.habits import won_by_habits
from mendax.arena.mia.reduction import tables_of_bot
from mendax.arena.strength import Estimate
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.mia.rules import MiaRules
from mendax.solver.mia.simulation import best_response as responses
from mendax.solver.mia.simulation.game_tables import indexed_game
from tests.naive_odds import naive_odds as naive_odds

ONE_ROUND = FrenchPokerRules(tokens=1)
HERE = on_cores(1)


def exact(won: float) -> Estimate:
    return Estimate(won, won, won)


def test_french_poker_best_response_is_a_share_of_games_won(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Other tests compare the computed gain with the rules. A game is worth −1 to 1."""
    known = Exploitability("lucky", 0.9, 0.8, 0.85)
    monkeypatch.setattr(exploitability, "exact_exploitability", lambda *_: (known, None))
    assert best_response(Subject("french_poker", "lucky", ONE_ROUND, 2, "s")) == exact(0.925)


def test_where_habits_are_played_the_worst_is_played_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(weakness, "CHOOSING", 4)
    monkeypatch.setattr(weakness, "HABIT_GAMES", 9)
    subject = Subject("french_poker", "lucky", ONE_ROUND, 3, "s")
    found = worst_habit(subject, HERE)
    assert found is not None
    assert found.games == 9
    assert found.result == weakness.habit_result(subject, found.name, 9, "habit", HERE)
    chosen = weakness.habit_result(subject, found.name, 4, "choosing", HERE).mean
    assert chosen == max(
        weakness.habit_result(subject, name, 4, "choosing", HERE).mean
        for name in weakness.HABITS["french_poker"]
    )


@pytest.mark.parametrize(("seats", "fair"), [(2, 0.5), (3, 0.333333)])
def test_a_best_response_to_solved_mia_wins_the_fair_share(seats: int, fair: float) -> None:
    assert best_response(Subject("mia", "equilibrium", MiaRules(), seats, "s")) == exact(fair)


def test_a_habit_wins_less_than_a_best_response() -> None:
    rules = MiaRules(lives=1)
    for bot, seats in (("odds", 2), ("equilibrium", 2), ("truthful", 3)):
        subject = Subject("mia", bot, rules, seats, "s")
        habit, best = worst_habit(subject, HERE), best_response(subject)
        assert habit is not None
        assert best is not None
        assert habit.games == 0
        assert 0.2 < habit.result.mean <= best.mean + 1e-6
        if bot != "equilibrium":
            won = won_by_habits(bot, rules, seats)
            assert habit.name == max(won, key=won.__getitem__)


@pytest.mark.usefixtures("naive_odds")
def test_the_best_response_of_mia_is_a_share_of_games_won() -> None:
    """Other tests compare each place with the rules; every place is equally likely."""
    rules = MiaRules(lives=1)
    game = indexed_game(rules, 3)
    won = round(float(responses.best_response(game, tables_of_bot("odds", game)).sum() / 3), 6)
    assert best_response(Subject("mia", "odds", rules, 3, "s")) == exact(won)
    assert won > 0.5


@pytest.mark.parametrize(
    ("bot", "rules"),
    [
        ("reader", MiaRules()),
        ("odds", MiaRules(ends_when="first_out")),
        ("equilibrium", MiaRules(ends_when="first_out")),
        ("odds", MiaRules(scoring="money")),
        ("odds", MiaRules(joker_32="toast")),
        ("odds", MiaRules(blind_pass="higher")),
    ],
    ids=str,
)
def test_mia_losses_by_remembering_and_sharing_are_unknown(bot: str, rules: MiaRules) -> None:
    assert best_response(Subject("mia", bot, rules, 3, "s")) is None


def test_an_unknown_weakness_is_none() -> None:
    assert best_response(Subject("french_poker", "lucky", ONE_ROUND, 3, "s")) is None
    assert best_response(Subject("french_poker", "random", ONE_ROUND, 2, "s")) is None
    assert best_response(Subject("liars_dice", "random", None, 2, "s")) is None
    assert worst_habit(Subject("liars_dice", "random", None, 2, "s"), HERE) is None
