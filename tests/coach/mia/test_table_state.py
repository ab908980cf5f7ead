"""Tests of table states for the coach of Mia, from tables, solutions and advisers."""

from collections.abc import Mapping
from typing import Literal

import numpy as np
import pytest

from mendax.arena.match import match
from mendax.bots.mia.advice import HabitShares, Sight, WeighedMove
from mendax.bots.mia.opponent_models import MANNERS
from mendax.bots.mia.public_history import Witness
from mendax.bots.mia.seat_opinions import SeatOpinions
from mendax.coach.mia import habit_tables
from mendax.coach.mia.advised_state import AdvisedState
from mendax.coach.mia.adviser import Adviser, adviser_for
from mendax.coach.mia.table_state import StateAmongOpponents, TableRound, can_weigh
from mendax.coach.mia.usual_worth import UsualWorth
from mendax.coach.results import SLIP
from mendax.games import GAMES
from mendax.games.mia.actions import Look
from mendax.games.mia.events import Fell, RoundStarted, Shaken
from mendax.games.mia.order import Roll
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.mia.state import Claim
from mendax.games.rules import parse_options, with_options
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.positions import Position
from mendax.solver.mia.model.rule_tables import Floats, rule_tables
from mendax.solver.mia.policy.policy import Policy
from tests.proof import parametrize


class EverybodySound:
    """Opinions in which all others certainly play the policy."""

    def shares(self, seat: int) -> HabitShares:
        return HabitShares((1.0, *(0.0 for _ in MANNERS)), (1.0, *(0.0 for _ in range(9))))

    def dice(self) -> Mapping[Roll, float]:
        return {}


class SolvedEnds(UsualWorth):
    """Values of future rounds from the policy."""

    def __init__(self, adviser: Adviser) -> None:
        super().__init__(adviser.policy)
        self._adviser = adviser

    def ends(self, position: Position) -> Floats:
        return self._adviser.ends(rule_tables(self._policy.rules, len(position.lives)), position)


def known(preset: str, seats: int) -> Adviser:
    adviser = adviser_for(PRESETS[preset], seats)
    assert adviser is not None
    return adviser


@pytest.mark.parametrize("you", [0, 1, 2])
@pytest.mark.parametrize("doubter", ["next", "anybody"])
def test_against_sound_players_the_best_value_is_the_policys(
    doubter: Literal["next", "anybody"], you: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check the equilibrium condition for each seat.

    Where the policy announces unseen, here it looks; so only values over which it never does are
    compared.
    """
    adviser, seats = adviser_for(MiaRules(doubter=doubter, lives=1), 3), (0, 1, 2)
    assert adviser is not None
    habit_tables.habits(adviser.policy.rules, 3)  # kept with its slips, for other tests
    monkeypatch.setattr(habit_tables, "SLIP", 0.0)
    position = Position((1, 1, 1), (False,) * 3)
    sheet = adviser.policy.sheets[position]
    first = int(np.flatnonzero(sheet.blind >= 0).max(initial=-1)) + 1
    assert first < 15
    rest = TableRound(
        adviser.policy, SolvedEnds(adviser), position, seats, -1, you, EverybodySound()
    )
    for place in range(3):
        wanted = sheet.worth[first:, (you - place) % 3]
        assert rest.worth[place, first:] == pytest.approx(wanted, abs=1e-12)
    if you == 0:
        known = adviser.policy, rest, EverybodySound(), position, seats
        for to_beat in range(first - 1, len(sheet.blind) - 1):
            moves = {type(m.action): m for m in StateAmongOpponents(*known, to_beat).unlooked()}
            assert moves[Look].worth == pytest.approx(sheet.worth[to_beat + 1, 0], abs=1e-12)
    if you == 1 or (you == 2 and doubter == "anybody"):
        opponents, ends = EverybodySound(), SolvedEnds(adviser).ends(position)
        table = StateAmongOpponents(adviser.policy, rest, opponents, position, seats, -1)
        solved = AdvisedState(adviser.policy, ends, position, seats, -1)
        for value in solved.t.values[first:-1]:
            claim = Claim(0, value, "looked")
            pairs = zip(answers(table, claim, you), answers(solved, claim, you), strict=True)
            for mine, theirs in pairs:
                assert mine.action == theirs.action
                assert mine.worth == pytest.approx(theirs.worth, abs=1e-9)


def answers(state: AdvisedState, claim: Claim, seat: int) -> tuple[WeighedMove, ...]:
    weighed = state.answers(claim, seat)
    assert weighed is not None
    return weighed.moves


def at_the_start(rules: MiaRules, seats: int) -> Sight:
    """Return the view of seat 0 with the first cup of the game before it."""
    witness = Witness(rules, seats, 0)
    for event in (RoundStarted(1, 0), Shaken(0), Fell(0, 1)):
        witness.hear(event)
    return witness.sight()


def opening(adviser: Adviser, lives: tuple[int, ...]) -> StateAmongOpponents:
    """Return the opener's state among people without known habits."""
    policy, seats = adviser.policy, tuple(range(len(lives)))
    position = policy.start._replace(lives=lives)
    opinions = SeatOpinions("mia", policy.rules, 0, len(seats))
    rest = TableRound(policy, UsualWorth(policy), position, seats, -1, 0, opinions)
    return StateAmongOpponents(policy, rest, opinions, position, seats, -1)


@pytest.mark.parametrize(
    ("preset", "lives"),
    [
        *(("standard", (n, n, n)) for n in range(2, 7)),
        *(("classic", (n, n, n)) for n in range(1, 7)),
        ("matches", (5, 5, 5)),
        ("points", (5, 5, 5)),
    ],
)
def test_among_people_the_truth_of_the_best_rolls_costs_little(
    preset: str, lives: tuple[int, ...]
) -> None:
    """Sound players would all announce one low value here; against them, the truth costs up to a
    fifth of a game."""
    state = opening(known(preset, 3), lives)
    for roll in (21, 66, 55):
        moves = list(state.sayings(roll))
        truth = next(move for move in moves if getattr(move.action, "value", None) == roll)
        assert max(move.worth for move in moves) - truth.worth < 0.01


def test_the_observed_play_of_a_seat_changes_the_best_response() -> None:
    adviser = known("standard", 3)
    policy, seats = adviser.policy, (0, 1, 2)
    worths = []
    for doubted in (False, True):
        opinions = SeatOpinions("mia", policy.rules, 0, 3)
        for _ in range(12):
            situation = opinions.situation((), at_the_start(policy.rules, 3).view)
            opinions.of[1].answered(54, situation, 0.1, doubted)
        rest = TableRound(policy, UsualWorth(policy), policy.start, seats, -1, 0, opinions)
        state = StateAmongOpponents(policy, rest, opinions, policy.start, seats, -1)
        moves = {move.action: move for move in state.sayings(31)}
        worths.append(max(move.worth for move in moves.values() if move.doubted > 0.05))
    assert worths[0] > worths[1] + SLIP, "lying to a player who never doubts is profitable"


def test_rounds_that_come_back_are_not_weighed_so() -> None:
    assert can_weigh(rule_tables(MiaRules(), 3))
    for words in ("announce=equal_or_higher", "blind_pass=higher", "joker_32=toast"):
        assert not can_weigh(rule_tables(parse_options(MiaRules(), [words]), 3))


@parametrize("other", ["truthful", "liar"], test=["truthful"])
def test_the_reader_wins_more_than_its_share_at_three_seats(other: str) -> None:
    """Each case plays 30 games; over thousands of games, it wins about two in three
    (docs/coach.md)."""
    rules = with_options(PRESETS["standard"], {"lives": 3})
    reader = match(GAMES["mia"], rules, ["reader", other, other], 30, "three").standings[0]
    assert reader.wins > 0.45


@pytest.fixture(scope="module")
def policy() -> Policy:
    return solve(MiaRules(lives=1), 2).policy


@pytest.mark.parametrize(("seats", "truthful"), [(2, False), (3, True)])
def test_unused_claims_are_judged_like_the_solver(seats: int, truthful: bool) -> None:
    adviser = adviser_for(PRESETS["standard"], seats)
    assert adviser is not None
    policy = adviser.policy
    ends = adviser.ends(rule_tables(policy.rules, seats), policy.start)
    state = AdvisedState(policy, ends, policy.start, tuple(range(seats)), -1)
    said = {p for each in state.says().values() for p, chance in each.items() if chance > 0}
    unsaid = [p for p in range(len(state.t.values)) if p not in said and state.t.believable[p]]
    assert unsaid
    for p in unsaid:
        weighed = state.answers(Claim(0, state.t.values[p], "looked"), 1)
        assert weighed is not None
        assert not weighed.expected
        assert (set(weighed.dice) == {state.t.values[p]}) == truthful
        assert sum(weighed.dice.values()) == pytest.approx(1)
        if truthful:
            assert weighed.lie == 0
