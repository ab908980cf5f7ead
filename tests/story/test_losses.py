"""Tests that the reason of a loss is the one in the states of the game, for every game."""

from collections import Counter

import pytest

from mendax.core.game import Seat
from mendax.games.french_poker.state import FrenchPokerState
from mendax.games.mia.state import MiaState
from mendax.story.registry import told
from mendax.story.telling import GameStory, Highlight
from mendax.table.game_run import GameRun
from mendax.table.steps import Eyes, turns
from tests.story.games import played, run_of, states

RULES = {
    "mia": ((), ("blind_pass=higher",), ("show_believed=may",)),
    "french_poker": ((), ("scoring=charge",)),
}


def story(run: GameRun, seats: int = 3) -> GameStory:
    """Return a game's story for a spectator."""
    assert run.result is not None
    heard = turns(run, Eyes(None))
    return told(run.game.name, run.rules, seats, heard, run.result.places)


def check(run: GameRun, seat: Seat, loss: Highlight) -> None:
    """Compare a loss with the state before it: the claim, the claimer and the doubter."""
    state = {entry: before for entry, before, _, _ in states(run)}[loss.entry]
    assert isinstance(state, MiaState | FrenchPokerState)
    if loss.key == "story-lost-round":
        return
    newest = state.claims[-1]
    lies = loss.key == "story-lost-lie"
    assert newest.seat == (seat if lies else loss.seats["other"])
    assert loss.seats["other"] != seat
    assert loss.figures["round"] == state.round


@pytest.mark.parametrize("game", RULES)
def test_losers_of_dice_games_know_why(game: str) -> None:
    keys: Counter[str] = Counter()
    for seed in range(6):
        for changes in RULES[game]:
            run = run_of(played(game, seed, open_seed=False, changes=changes))
            assert run.result is not None
            losses = story(run).losses
            losers = {seat for seat, place in enumerate(run.result.places) if place != 1}
            assert set(losses) == losers
            for seat, loss in losses.items():
                check(run, seat, loss)
                keys[loss.key] += 1
    assert min(keys["story-lost-lie"], keys["story-lost-doubt"]) > 2


def test_losers_of_sword_of_lies_folded_or_fell_in_the_war() -> None:
    keys: Counter[str] = Counter()
    for seed in range(12):
        run = run_of(played("sword_of_lies", seed, open_seed=False))
        for seat, loss in story(run).losses.items():
            keys[loss.key] += 1
            assert loss.figures["round"]
            if loss.key == "story-sword-lost-fold":
                assert seat not in run.state.betting.live
    assert keys["story-sword-lost-fold"] > 2
    assert keys["story-sword-lost-bold"] + keys["story-sword-lost-war"] > 1
