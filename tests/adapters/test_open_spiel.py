"""Tests that OpenSpiel's own tests pass on our games, and that its algorithms agree with ours."""

import json
import pickle
import subprocess
import sys

import numpy as np
import pytest

from mendax.adapters.numbered import opening, table
from mendax.core.game import RulesError
from mendax.games import GAMES
from mendax.games.mia.rules import PRESETS, ToyMiaRules
from mendax.solver.mia.equilibrium import solve
from tests.proof import parametrize

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: its own tests of our games are LEFT OUT"
)

from open_spiel.python import rl_environment  # noqa: E402  # needs OpenSpiel
from open_spiel.python.algorithms import (  # noqa: E402  # needs OpenSpiel
    ismcts,
    mcts,
    tabular_qlearner,
)

import mendax.adapters.open_spiel  # noqa: E402, F401  # registers our games

NAMES = [
    f"mendax_{name}(players={GAMES[name].seats[0] + number % 2},preset={preset},rows=40)"
    for name in GAMES
    for number, preset in enumerate(GAMES[name].presets)
]
OTHERS = [
    "mendax_mia",
    "mendax_mia(options=lives:1;sides:3;values:4)",
    "mendax_mia(span=round,over=61)",
    "mendax_french_poker(span=round,rows=40)",
    "mendax_mia(preset=scored,options=scoring:money;rounds:3)",
    "mendax_mia(players=20,options=lives:1,rows=40)",
    "mendax_mia(options=lives:1;order:pips;blind_pass:same_or_higher,rows=40)",
]


@pytest.mark.proof
@pytest.mark.parametrize("name", [*NAMES[::7], *OTHERS[:3]])
def test_its_simulation_tests_pass(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run OpenSpiel's Python tests of clones, pickles, returns and their bounds."""
    games_sim_test = pytest.importorskip("open_spiel.python.tests.games_sim_test")
    np.random.seed(3)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@parametrize(
    "name",
    ["mendax_mia(players=2,rows=9)", "mendax_sword_of_lies(preset=first_evening,rows=9)"],
    test=["mendax_mia(players=2,rows=9)"],
)
def test_its_playthroughs_repeat(name: str) -> None:
    """An OpenSpiel playthrough with every observer is reproduced by the same actions."""
    playthroughs = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    lines = playthroughs.playthrough_lines(name, seed=7)
    actions = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    assert len(actions) > 10
    assert playthroughs.playthrough_lines(name, action_sequence=actions, seed=8) == lines


def test_information_states_are_the_received_events() -> None:
    game = pyspiel.load_game("mendax_mia(players=2)")
    state, here = game.new_initial_state(), opening(table("mia", PRESETS["standard"], 2))
    recall, single = {"perfect_recall": True}, pyspiel.PrivateInfoType.SINGLE_PLAYER
    nobody, observer = pyspiel.PrivateInfoType.NONE, pyspiel.IIGObservationType
    mine = game.make_py_observer(observer(**recall))
    public = game.make_py_observer(observer(**recall, public_info=True, private_info=nobody))
    private = game.make_py_observer(observer(**recall, public_info=False, private_info=single))
    luck, secrets = np.random.default_rng(5), 0
    while (actor := here.actor) is not None:
        number = int(luck.choice(state.legal_actions()))
        state.apply_action(number)
        here = here.after(actor, number)
        assert public.string_from(state, 0) == here.told(None).rstrip("\n")
        for seat in (0, 1):
            shown = state.information_state_string(seat)
            assert shown == f"seat{seat + 1}\n{here.told(seat)}"
            assert mine.string_from(state, seat) == shown
            own = private.string_from(state, seat).splitlines()
            assert all(line.startswith("saw ") for line in own)
            secrets += len(own)
    assert secrets > 3


def test_an_observation_is_the_view_of_the_seat() -> None:
    state = pyspiel.load_game("mendax_mia(players=2)").new_initial_state()
    for word in ("draw-lot 0", "shake", "fall 65", "look"):
        state.apply_action(state.string_to_action(word))
    assert "roll 65" in state.observation_string(0)
    assert "roll -" in state.observation_string(1)
    kind = pyspiel.IIGObservationType(
        perfect_recall=False,
        public_info=False,
        private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER,
    )
    private = state.get_game().make_py_observer(kind)
    assert private.string_from(state, 0).splitlines() == ["you 0", "roll 65"]
    assert private.string_from(state, 1) == "you 1"


def test_seats_that_are_not_there_have_no_information_state() -> None:
    state = pyspiel.load_game("mendax_mia").new_initial_state()
    for seat in (-1, 2):
        with pytest.raises((ValueError, RuntimeError)):
            state.information_state_string(seat)


def test_observers_that_would_show_everything_are_refused() -> None:
    game = pyspiel.load_game("mendax_mia")
    every = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="one seat"):
        game.make_py_observer(every)


def test_contradicting_options_are_refused_with_a_reason() -> None:
    for name in (
        "mendax_mia(preset=nobody)",
        "mendax_mia(options=lives:0)",
        "mendax_mia(options=order:pips;joker_32:toast)",
        "mendax_mia(players=99)",
        "mendax_sword_of_lies(steps=0)",
        "mendax_sword_of_lies(players=3,span=round)",
        "mendax_french_poker(preset=charge,span=round)",
        "mendax_mia(span=round,over=21)",
        "mendax_mia(over=61)",
        "mendax_mia(span=day)",
    ):
        with pytest.raises(RulesError):
            pyspiel.load_game(name)


def test_a_round_is_stored_by_its_name_and_is_the_same_elsewhere() -> None:
    name = "mendax_mia(players=2,options=sides:3,span=round,over=22)"
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for _ in range(4):
        state.apply_action(state.legal_actions()[0])
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    program = (
        "import pyspiel, mendax.adapters.open_spiel; "
        f"state = pyspiel.load_game({name!r}).new_initial_state(); "
        f"[state.apply_action(n) for n in {state.history()}]; print(state)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == f"{state}\n"


def test_states_actions_and_observations_are_structs() -> None:
    """Convert with OpenSpiel 2's ``to_struct`` and ``to_json``, and back."""
    game = pyspiel.load_game("mendax_mia")
    state = game.new_initial_state()
    for word in ("draw-lot 0", "shake", "fall 65", "look"):
        state.apply_action(state.string_to_action(word))
    assert json.loads(state.to_json()) == {
        "history": str(state).splitlines(),
        "to_act": "seat1",
    }
    seen = json.loads(state.to_observation_struct(1).to_json())
    assert (seen["seat"], seen["seen"]["roll"], seen["told"][-1]) == ("seat2", "-", "unseen (0)")
    action = state.legal_actions()[-1]
    struct = state.action_to_struct(0, action)
    assert json.loads(struct.to_json()) == {"actor": "seat1", "action": "announce 21"}
    assert list(state.struct_to_actions(struct)) == [action]
    assert str(game.new_initial_state(str(state))) == str(state)


def test_lengths_and_payoffs_have_bounds_that_are_true() -> None:
    game = pyspiel.load_game("mendax_mia(options=lives:1)")
    assert (game.num_distinct_actions(), game.max_game_length()) == (26, 64)
    assert (game.min_utility(), game.max_utility()) == (-1, 1)
    assert game.max_chance_nodes_in_history() == 22
    assert pyspiel.load_game("mendax_mia(preset=meyer)").max_game_length() == 1_000_000


def test_its_search_over_information_sets_runs() -> None:
    """OpenSpiel's Python IS-MCTS resamples the dice that its seat has not seen."""
    game = pyspiel.load_game("mendax_mia(options=lives:1;sides:2)")
    state = game.new_initial_state()
    for word in ("draw-lot 0", "shake", "fall 11", "announce 21"):
        state.apply_action(state.string_to_action(word))
    other = state.resample_from_infostate(1, np.random.default_rng(1).random)
    assert other.information_state_string(1) == state.information_state_string(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(2))
    search = ismcts.ISMCTSBot(
        game, evaluator, uct_c=2.0, max_simulations=120, random_state=np.random.RandomState(3)
    )
    assert search.step(state) in state.legal_actions()


def test_its_environment_for_learners_runs() -> None:
    """Use ``rl_environment`` with the tensors and OpenSpiel's own tabular learner."""
    environment = rl_environment.Environment(
        pyspiel.load_game("mendax_mia(options=lives:1;sides:2)")
    )
    agents = [
        tabular_qlearner.QLearner(seat, environment.action_spec()["num_actions"])
        for seat in range(2)
    ]
    np.random.seed(4)
    moment = environment.reset()
    for _ in range(150):
        moment = environment.reset()
        while not moment.last():
            seat = moment.observations["current_player"]
            moment = environment.step([agents[seat].step(moment).action])
        for agent in agents:
            agent.step(moment)
    size = environment.observation_spec()["info_state"][0]
    assert len(moment.observations["info_state"][0]) == size > 100


@pytest.mark.proof
def test_its_cfr_solves_a_toy_to_the_value_of_ours() -> None:
    """The toy is a complete game for one life with two-sided dice, which is fast. The page has a
    larger game."""
    game = pyspiel.load_game("mendax_mia(options=lives:1;sides:2)")
    tree = pyspiel.convert_to_cached_tree(game)
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(120):
        solver.evaluate_and_update_policy()
    average = solver.tabular_average_policy()
    near = pyspiel.nash_conv(tree, average)
    opened = tree.new_initial_state()
    opened.apply_action(0)
    value = pyspiel.expected_returns(opened, average, -1, True)[0]
    ours = solve(ToyMiaRules(lives=1, sides=2), 2).values[0]
    assert near < 2e-3
    assert value == pytest.approx(2 * ours - 1, abs=2 * near)  # half of all games begin so
