"""Tests that no deviation gains with blind passes between two seats, and that spoiled policies are
found."""

import numpy as np
import pytest
from msgspec.structs import replace

from mendax.core.game import Action, step
from mendax.games.mia.actions import Announce, Believe, Concede, Doubt, Look, PassOn
from mendax.games.mia.order import ROLLS, WAYS
from mendax.games.mia.state import MiaState
from mendax.solver.claim_tree.game import ACCEPT, OPEN, belief, pure
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.positions import Span
from mendax.solver.mia.model.public_states import public_states
from mendax.solver.mia.model.rule_tables import GAME, RuleTables, announcing_state, rule_tables
from mendax.solver.mia.policy.policy import Policy
from mendax.solver.mia.proof.table_deviation import gains
from mendax.solver.mia.proof.tree_deviation import deviation
from tests.proof import parametrize
from tests.solver.standard import SIDES, rules_with


def _solved(words: str, span: Span, sides: int = 6) -> Policy:
    return solve(rules_with(words, sides), 2, span).policy


@pytest.fixture(scope="module")
def passing() -> Policy:
    return _solved("order=pips blind_pass=same_or_higher blind_reroll=new_value", "round")


@parametrize("sides", SIDES, test=(3,))
@pytest.mark.parametrize(
    ("words", "span"),
    [
        ("blind_pass=higher", "round"),
        ("blind_pass=higher lives=1 joker_32=toast blind_reroll=same_or_higher", "match"),
        ("blind_pass=same_or_higher lives=1 under_announcing=is_lie joker_32=toast", "match"),
        ("blind_pass=same_or_higher lives=1 order=pips mia_reveals=yes", "match"),
        ("blind_pass=same_or_higher order=pips mia_lie_cost=2 mia_concede=costs_two", "round"),
    ],
)
def test_no_cup_handed_on_can_be_beaten(words: str, span: Span, sides: int) -> None:
    policy = _solved(words, span, sides)
    found = deviation(policy)
    assert found.largest < 1e-9
    assert found.values == pytest.approx(policy.values, abs=1e-9)
    assert max(gains(policy)) < 1e-9


def test_passing_back_helps_the_answerer_and_raising_does_not() -> None:
    """In a single round, the seat that knows the dice answers a pass that must go higher."""
    never = _solved("", "round").values[0]
    assert _solved("blind_pass=higher", "round").values[0] == pytest.approx(never, abs=1e-12)
    assert _solved("blind_pass=same_or_higher", "round").values[0] == pytest.approx(0.243093339909)


def test_both_measures_agree_on_a_spoiled_policy(passing: Policy) -> None:
    """The quick measure equals the walk even where it is above zero."""
    ((position, sheet),) = passing.sheets.items()
    trusting = tuple(
        answers._replace(
            other={
                history: pure(OPEN) if len(history) > 1 else chances
                for history, chances in answers.other.items()
            },
            roller={
                history: [pure(OPEN)] * len(chances) for history, chances in answers.roller.items()
            },
        )
        for answers in sheet.answers
    )
    spoiled = sheet._replace(answers=trusting)
    careless = Policy(passing.rules, 2, "round", {position: spoiled})
    found = deviation(careless)
    spoiled.worth[0] = found.values
    assert max(found.gains) > 0.001
    assert gains(careless) == pytest.approx(found.gains, abs=1e-12)


def test_blind_answers_count_in_the_quick_measure_too(passing: Policy) -> None:
    ((position, sheet),) = passing.sheets.items()
    spoiled = sheet._replace(second=np.ones_like(sheet.second))
    careless = Policy(passing.rules, 2, "round", {position: spoiled})
    found = deviation(careless)
    assert max(found.gains) > 0.001
    worth = spoiled.worth.copy()
    worth[0] = found.values
    careless = Policy(passing.rules, 2, "round", {position: spoiled._replace(worth=worth)})
    assert gains(careless) == pytest.approx(found.gains, abs=1e-12)


def _passed(policy: Policy, roll: int, *said: int) -> MiaState:
    """Return a game in which seat 0 has looked at ``roll`` and announced a value, and the other
    seat passed it on.
    """
    state = replace(announcing_state(policy.rules, 2, None, roll, False), standing=(99, 99))
    state = step(GAME, state, 0, Look()).state
    state = step(GAME, state, 0, Announce(said[0])).state
    for value in said[1:]:
        state = step(GAME, state, state.turn, PassOn(value)).state
    return state


def test_there_is_an_answer_off_every_beaten_track(passing: Policy) -> None:
    """The claims are never made in play, and no seat has seen the dice."""
    values = rule_tables(passing.rules, 2).values
    for roll in (31, 66, 21):
        for said in ((values[0], values[0], *values[1:4]), values[-3:], (values[4], values[4])):
            state = _passed(passing, roll, *said)
            odds = passing.odds(GAME.view(state, state.turn))
            assert sum(x for _, x in odds) == pytest.approx(1)
            for action, _ in odds:
                assert any(o.admits(action) for o in GAME.legal_actions(state, state.turn))


# # ── information in claims ──


@pytest.fixture(scope="module")
def higher() -> Policy:
    return _solved("order=pips blind_pass=higher", "round")


def _followed(policy: Policy, roll: int, actions: list[Action]) -> tuple[MiaState, list[float]]:
    """Return the state after these actions with ``roll`` under the cup, and the chance of each."""
    state, chances = (
        replace(announcing_state(policy.rules, 2, None, roll, False), standing=(99, 99)),
        [],
    )
    for action in (Look(), *actions):
        odds = dict(policy.odds(GAME.view(state, state.turn)))
        chances.append(odds.get(action, 0.0))
        state = step(GAME, state, state.turn, action).state
    return state, chances


def _told(policy: Policy, said: list[int]) -> tuple[dict[int, float], dict[Action, float]]:
    """Return the likelihood and the answer of every roll, by walking the engine."""
    actions: list[Action] = [Announce(said[0]), *(PassOn(value) for value in said[1:])]
    rolls, answers = dict[int, float](), dict[Action, float]()
    for roll, ways in WAYS.items():
        state, chances = _followed(policy, roll, actions)
        rolls[roll] = ways / 36 * float(np.prod(chances[1::2]))  # the roller's own
        for action, chance in policy.odds(GAME.view(state, state.turn)):
            answers[action] = answers.get(action, 0.0) + rolls[roll] * chance
    whole = sum(rolls.values()) or 1.0
    shared = {roll: chance / whole for roll, chance in rolls.items()}
    return shared, {action: chance / whole for action, chance in answers.items()}


def _is(t: RuleTables, action: Action, answer: int) -> bool:
    return not isinstance(action, PassOn) or action.value == t.values[answer]


def _lines(policy: Policy) -> list[list[int]]:
    """Return the claims made in a round: the first claims, and those passed on over them."""
    t = rule_tables(policy.rules, 2)
    tree = policy.sheets[policy.start].answers[0]
    found = [*tree.other, *tree.roller]
    return [[t.values[v] for v in history] for history in found]


@pytest.mark.parametrize("name", ["passing", "higher"])
def test_beliefs_match_the_book_for_every_roll(name: str, request: pytest.FixtureRequest) -> None:
    """Check the mixture of a seat that knows the dice, and the belief of a seat that does not."""
    policy: Policy = request.getfixturevalue(name)
    t = rule_tables(policy.rules, 2)
    public_state, play = public_states(t)[0], policy.play_after_looking(policy.start, -1)
    reached = 0
    for said in _lines(policy):
        history = tuple(t.values.index(value) for value in said)
        found = belief(public_state.weight, play, history)
        assert found.chances.sum() == pytest.approx(1)
        rolls, answers = _told(policy, said)
        assert found.on_path == (sum(rolls.values()) > 0)
        if not found.on_path:
            continue
        reached += 1
        for kind, chance in enumerate(found.chances):
            alike = [ROLLS[r] for r in np.flatnonzero(public_state.kind == kind)]
            assert chance == pytest.approx(sum(rolls[roll] for roll in alike), abs=1e-12)
        mixed = policy.answering(policy.start, -1, history)
        named = {OPEN: (Doubt,), ACCEPT: (Believe, Concede)}
        for answer, chance in mixed.items():
            kinds = named.get(answer, (PassOn,))
            said_so = (x for a, x in answers.items() if isinstance(a, kinds) and _is(t, a, answer))
            assert chance == pytest.approx(sum(said_so), abs=1e-12)
        assert sum(mixed.values()) == pytest.approx(1)
    assert reached > 10


def test_a_slip_is_with_any_roll_that_would_not_have_opened(passing: Policy) -> None:
    """A claim that no roller makes fits any roll, except rolls that make the last claim a lie."""
    t = rule_tables(passing.rules, 2)
    public_state, play = public_states(t)[0], passing.play_after_looking(passing.start, -1)
    slips = [p for p in public_state.claims.tolist() if not any(said.get(p) for said in play.say)]
    for first in slips:
        found = belief(public_state.weight, play, (first,))
        assert not found.on_path
        assert found.chances == pytest.approx(public_state.weight)
    assert slips
    high = len(t.values) - 2
    later = belief(public_state.weight, play, (0, high, high))
    held = play.answers.defaults.roller[high] != OPEN
    if not later.on_path:
        assert (later.chances[~held] == 0).all()
        assert later.chances[held] == pytest.approx(
            public_state.weight[held] / public_state.weight[held].sum()
        )


def test_a_seat_is_never_told_more_than_it_may_know(passing: Policy) -> None:
    """The other seat acts alike for all dice under the cup."""
    values = rule_tables(passing.rules, 2).values
    for said in (
        (values[3],),
        (values[3], values[3], values[6]),
        (values[0], values[1], values[2]),
    ):
        odds = {
            passing.odds(GAME.view(_passed(passing, roll, *said), 1)) for roll in (31, 43, 66, 21)
        }
        assert len(odds) == 1
