"""Our games as OpenSpiel's: its own tests pass, and its algorithms find what ours find."""

import pickle
import re
import subprocess
import sys
from ast import literal_eval

import numpy as np
import pytest

from mendax.adapters.numbered import opening, table
from mendax.core.game import RulesError
from mendax.games import GAMES
from mendax.games.mia.rules import PRESETS
from tools.ground import ROOT

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: its own tests of our games are LEFT OUT"
)

import mendax.adapters.open_spiel  # noqa: E402, F401  # registers our games

NAMES = [
    f"mendax_{name}(players={seats},preset={preset})"
    for name in ("mia", "french_poker")
    for preset in GAMES[name].presets
    for seats in (2, 3)
]
OTHERS = [
    "mendax_mia",
    "mendax_mia(players=20,options=lives:1)",
    "mendax_mia(options=lives:1;order:pips;blind_pass:same_or_higher)",
    "mendax_mia(preset=scored,options=scoring:money;rounds:3)",
]


@pytest.mark.parametrize("name", NAMES + OTHERS)
def test_its_random_games_pass(name: str) -> None:
    """OpenSpiel's tests in C++: legal actions, masks, clones, serialization, payoffs in bounds."""
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [*NAMES[::7], *OTHERS])
def test_its_simulation_tests_pass(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenSpiel's tests in Python: clones, pickles, returns and their bounds."""
    games_sim_test = pytest.importorskip("open_spiel.python.tests.games_sim_test")
    np.random.seed(3)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", ["mendax_mia(players=3)", "mendax_french_poker(players=2)"])
def test_its_playthroughs_repeat(name: str) -> None:
    """A playthrough of OpenSpiel's, every observer in it, is the same when its actions are."""
    playthroughs = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    lines = playthroughs.playthrough_lines(name, seed=7)
    actions = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    assert len(actions) > 10
    assert playthroughs.playthrough_lines(name, action_sequence=actions, seed=8) == lines


def test_what_it_shows_is_what_was_told() -> None:
    game = pyspiel.load_game("mendax_mia(players=2)")
    state, here = game.new_initial_state(), opening(table("mia", PRESETS["house"], 2))
    recall, single = {"perfect_recall": True}, pyspiel.PrivateInfoType.SINGLE_PLAYER
    nobody, observer = pyspiel.PrivateInfoType.NONE, pyspiel.IIGObservationType
    mine = game.make_py_observer(observer(**recall))
    public = game.make_py_observer(observer(**recall, public_info=True, private_info=nobody))
    private = game.make_py_observer(observer(**recall, public_info=False, private_info=single))
    luck, secrets = np.random.default_rng(1), 0
    while (actor := here.actor) is not None:
        number = int(luck.choice(state.legal_actions()))
        state.apply_action(number)
        here = here.after(actor, number)
        assert public.string_from(state, 0) == here.told[2].rstrip("\n")
        for seat in (0, 1):
            shown = state.information_state_string(seat)
            assert shown == f"seat{seat + 1}\n{here.told[seat]}"
            assert mine.string_from(state, seat) == shown
            own = private.string_from(state, seat).splitlines()
            assert all(line.startswith("saw ") for line in own)
            secrets += len(own)
    assert secrets > 10


def test_an_observation_is_what_the_seat_sees() -> None:
    state = pyspiel.load_game("mendax_mia(players=2)").new_initial_state()
    for word in ("draw-lot 0", "shake", "fall 65", "look"):
        state.apply_action(state.string_to_action(word))
    assert "roll 65" in state.observation_string(0)
    assert "roll None" in state.observation_string(1)
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


def test_what_clashes_is_refused_with_the_reason() -> None:
    for name in (
        "mendax_mia(preset=nobody)",
        "mendax_mia(options=lives:0)",
        "mendax_mia(options=order:pips;joker_32:toast)",
        "mendax_mia(players=99)",
        "mendax_sword_of_lies",
    ):
        with pytest.raises(RulesError):
            pyspiel.load_game(name)


def test_a_game_is_stored_by_its_name() -> None:
    game = pyspiel.load_game("mendax_mia(players=3,options=lives:2;order:pips)")
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_the_example_in_the_docs_runs() -> None:
    """In a process of its own, to its very end: OpenSpiel lets go of our games after Python has."""
    (example,) = re.findall(
        r"```python\n(.*?)```", (ROOT / "docs" / "adapters.md").read_text(), re.DOTALL
    )
    done = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, check=True
    )
    assert sum(literal_eval(done.stdout)) == pytest.approx(0)
    assert done.stderr == ""
