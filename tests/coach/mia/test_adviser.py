"""Tests that the adviser agrees with the solver on the values of moves and of sound play."""

from random import Random

import pytest

from mendax.arena.local_game import LocalGame
from mendax.bots.mia.advice import Sight, Weighed
from mendax.bots.mia.equilibrium import Equilibrium
from mendax.bots.mia.public_history import Witness
from mendax.coach.mia.advised_state import Wait
from mendax.coach.mia.adviser import Adviser, adviser_for
from mendax.coach.mia.policies import package_files, plain, stored
from mendax.coach.seating import advice_for, seated, unadvised
from mendax.core.game import CHANCE, observation, step
from mendax.games import GAMES
from mendax.games.mia.actions import Announce, Believe, Doubt, DrawLot, Fall, Look, Reroll, Shake
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.mia.view import MiaView
from mendax.games.rules import parse_options, with_options
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.rule_tables import GAME, rule_tables
from tests.proof import parametrize
from tests.without import OPTIONAL, python

MIA = GAMES["mia"]


def decisions(rules: MiaRules, seats: int, games: int) -> list[tuple[Sight, Weighed]]:
    """Return every decision of some games between sound players, with values.

    Those include the decisions to wait for the seat that is asked.
    """
    adviser = adviser_for(rules, seats)
    assert adviser is not None
    found = []
    for number in range(games):
        bots = {
            s: seated("equilibrium", "mia", rules, s, seats, Random(f"{s} {number}"))
            for s in range(seats)
        }
        sitting = LocalGame(MIA, rules, seats, bots, Random(number))
        witnesses = [Witness(rules, seats, seat) for seat in range(seats)]
        while (actor := sitting.actor) is not None:
            for seat in range(seats):
                if seat != actor and not sitting.interrupts(seat):
                    continue
                lives = sitting.view(seat).phase == "lives"
                witness = witnesses[seat]
                sight = witness.choosing_lives(seat) if lives else witness.sight()
                weighed = adviser.weigh(sight)
                if weighed is not None:
                    found.append((sight, weighed))
            for told in sitting.advance() or ():
                for seat, witness in enumerate(witnesses):
                    witness.hear(observation(told, seat))
    return found


@parametrize(
    "preset, seats",
    [("standard", 2), ("standard", 3), ("matches", 3), ("meyer", 2), ("contest", 4)],
    test=[("standard", 3), ("meyer", 2)],
)
def test_sound_actions_have_the_best_value(preset: str, seats: int) -> None:
    """Check the equilibrium condition with the values that the coach shows."""
    found = decisions(PRESETS[preset], seats, 12)
    assert len(found) > 100
    _assert_sound(found)


@pytest.mark.parametrize(("seats", "lives", "games"), [(3, 3, 12), (4, 2, 8)])
def test_sound_actions_have_the_best_value_where_anybody_may_doubt(
    seats: int, lives: int, games: int
) -> None:
    rules = MiaRules(doubter="anybody", lives=lives)
    found = decisions(rules, seats, games)
    assert len(found) > 100
    _assert_sound(found)
    adviser = adviser_for(rules, seats)
    assert adviser is not None
    out_of_turn = [
        (sight, weighed) for sight, weighed in found if sight.view.you != sight.view.turn
    ]
    assert len(out_of_turn) > 20
    for sight, weighed in out_of_turn:
        doubt, wait = weighed.moves
        assert (doubt.action, wait.action) == (Doubt(), Wait())
        assert doubt.chance == adviser.doubt_out_of_turn(sight)


def _assert_sound(found: list[tuple[Sight, Weighed]]) -> None:
    for sight, weighed in found:
        done = [move for move in weighed.moves if move.chance > 1e-9]
        assert sum(move.chance for move in weighed.moves) == pytest.approx(1)
        for move in done:
            assert move.worth == pytest.approx(weighed.worth, abs=1e-7), (sight.view, move)


def test_a_value_said_over_itself_is_weighed_by_the_lap() -> None:
    """With three seats, the value of "that or over" depends on how often it was said. The condition
    holds in each lap.
    """
    rules = parse_options(MiaRules(), ["lives=1", "blind_reroll=same_or_higher"])
    policy = solve(rules, 3).policy
    adviser, laps = Adviser(policy), policy.sheets[policy.start].periods
    value = rule_tables(rules, 3).values[int(laps.argmax()) - 1]
    state = step(GAME, GAME.initial_state(rules, 3), CHANCE, DrawLot(0)).state
    worths = []
    for number in range(4):
        seat = state.turn
        state = step(GAME, state, seat, Believe() if number else Shake()).state
        state = step(GAME, state, CHANCE, Fall(31)).state
        worths.append(adviser.worth(Sight(GAME.view(state, seat), (), None), seat))
        looked = step(GAME, state, seat, Look()).state
        weighed = adviser.weigh(Sight(GAME.view(looked, seat), (), None))
        assert weighed is not None
        best = max(move.worth for move in weighed.moves)
        assert sum(move.chance * move.worth for move in weighed.moves) == pytest.approx(best)
        if not number:
            state = step(GAME, looked, seat, Announce(value)).state
            continue
        state = step(GAME, looked, seat, Reroll(value)).state
        state = step(GAME, state, CHANCE, Fall(31)).state
    assert worths[1] == pytest.approx(worths[3], abs=1e-12)
    assert worths[1] != pytest.approx(worths[2], abs=1e-6)


def test_the_package_holds_policies_for_its_presets() -> None:
    for name, rules, seats in package_files():
        policy = stored(rules, seats)
        assert policy is not None, f"{name}: python -m mendax.coach makes it"
        assert (policy.rules, policy.seats) == (rules, seats)


def test_rules_that_are_played_alike_share_a_policy() -> None:
    classic, standard = PRESETS["classic"], PRESETS["standard"]
    assert plain(classic, 2) == plain(standard, 2)
    assert plain(classic, 3) != plain(standard, 3)
    shown = with_options(standard, {"display": "points"})
    assert plain(shown, 3) == plain(standard, 3)


@pytest.mark.parametrize(
    ("lives", "out", "advised"),
    [
        ((2, 1, 2, 2), (), True),
        ((2, 1, 3, 2), (), False),
        ((3, 0, 3, 3), (1,), True),
        ((3, 0, 4, 3), (1,), False),
    ],
)
def test_four_of_whom_anybody_may_doubt_are_advised_with_few_lives(
    lives: tuple[int, ...], out: tuple[int, ...], *, advised: bool
) -> None:
    adviser = adviser_for(MiaRules(doubter="anybody"), 4)
    assert adviser is not None
    view = MiaView(0, "cup", 0, 5, lives, out, (), 0, True, 66, None, None)
    assert (adviser.odds(Sight(view)) is not None) is advised


def test_at_a_large_table_the_adviser_speaks_once_three_are_left() -> None:
    adviser = adviser_for(PRESETS["standard"], 6)
    assert adviser is not None
    view = MiaView(0, "cup", 0, 5, (2, 1, 0, 3, 0, 0), (2, 4, 5), (), 0, True, 66, None, None)
    odds = adviser.odds(Sight(view))
    assert odds
    assert all(isinstance(action, Announce) for action, _ in odds)
    all_in = MiaView(0, "cup", 0, 1, (6,) * 6, (), (), 0, True, 66, None, None)
    assert adviser.odds(Sight(all_in)) is None
    assert adviser.weigh(Sight(all_in)) is None


def test_two_seats_are_solved_at_first_use_and_more_are_not() -> None:
    rules = with_options(MiaRules(), {"lives": 2, "mia_true_cost": 1})
    assert advice_for("mia", rules, 2, waits=False) is None
    assert advice_for("mia", rules, 2) is not None
    assert advice_for("sword_of_lies", rules, 3) is None
    slow = with_options(MiaRules(), {"lives": 60, "mia_true_cost": 1})
    assert unadvised(["odds", "reader"], "mia", slow, 2) == ("reader",)
    assert unadvised(["odds", "reader"], "mia", MiaRules(), 2) == ()


def test_without_the_packages_that_solving_needs_bots_count() -> None:
    program = """
from random import Random
from mendax.coach.seating import advice_for, seated
from mendax.games.mia.rules import MiaRules
passing = MiaRules(lives=1, blind_pass="higher", mia_true_cost=1)
print(advice_for("mia", MiaRules(), 2) is None, advice_for("mia", passing, 2) is None)
print(seated("equilibrium", "mia", passing, 0, 2, Random(1)).advice is None)
"""
    for missing, without in ((OPTIONAL, "True"), ((), "False")):
        found = python(program, *missing)
        assert found.stdout.split() == ["False", without, without], found.stderr


def test_no_solving_while_people_wait() -> None:
    rules = with_options(MiaRules(), {"lives": 3, "mia_true_cost": 1})
    bot = seated("reader", "mia", rules, 0, 2, Random(1), waits=False)
    assert isinstance(bot, Equilibrium)
    assert bot.advice is None
    stored_bot = seated("reader", "mia", MiaRules(), 0, 2, Random(1), waits=False)
    assert isinstance(stored_bot, Equilibrium)
    assert stored_bot.advice is not None
