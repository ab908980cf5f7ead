"""Tests of the steps of a finished game, as each reader knows them, or with all chance revealed."""

import pytest

from mendax.core.game import CHANCE, Opening, Unseen, observation
from mendax.games.sword_of_lies.war_events import WroteOrder
from mendax.table.chip_stacks import first_state
from mendax.table.events import Salted
from mendax.table.steps import Eyes, choices, is_open, steps, turns
from tests.story.games import GAMES, moves_of_players, played, run_of, states


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("open_seed", [False, True])
def test_readers_get_their_seats_events_and_views(game: str, open_seed: bool) -> None:
    """Steps have the reader's own view, whatever the table did with its seed."""
    run = run_of(played(game, 4, open_seed))
    assert is_open(run) is open_seed
    for seat in (None, 0, 1, 2):
        made = list(steps(run, Eyes(seat)))
        assert len(made) == moves_of_players(run) + 1
        told = [heard for one in made for heard in one.entries]
        assert [entry.number for entry, _ in told] == [entry.number for entry in run.entries]
        for entry, events in told:
            assert events == entry.heard_at(seat)
        before = [state for _, state, actor, _ in states(run) if actor != CHANCE]
        views = [run.game.view(state, seat) for state in (*before, run.state)]
        assert [one.view for one in made] == views


@pytest.mark.parametrize("game", GAMES)
def test_readers_get_their_own_actions_and_salts_of_own_falls(game: str) -> None:
    run = run_of(played(game, 5, open_seed=False))
    for seat in (None, 0):
        heard = [event for entry in run.entries for event in entry.heard_at(seat)]
        salted = {event.draw for event in heard if isinstance(event, Salted)}
        draw = 0
        for turn in turns(run, Eyes(seat)):
            if turn.actor == CHANCE:
                assert (turn.action is not None) == (draw in salted)
                draw += 1
            else:
                assert (turn.action is not None) == (turn.actor == seat)


@pytest.mark.parametrize("game", GAMES)
def test_open_cups_show_hidden_chance_only(game: str) -> None:
    """The words, choices and whispers of players stay private."""
    changes = ("reveal=simultaneous",) if game == "sword_of_lies" else ()
    run = run_of(played(game, 4, open_seed=True, changes=changes))
    private = 0
    for entry, turn in zip(run.entries[1:], turns(run, Eyes(0, open=True)), strict=True):
        assert (turn.action is not None) == (turn.actor in (CHANCE, 0))
        for told, event in zip(entry.events, turn.events, strict=True):
            if told.to is None or isinstance(told.event, Opening | Salted):
                assert event == told.event
            else:
                assert event == Unseen(told.to)
                private += 1
                assert not isinstance(event, WroteOrder)
                assert observation(told, None) == event
    assert private or game != "sword_of_lies"


def test_open_views_are_a_spectators_but_for_dice_and_cards() -> None:
    laid_open = 0
    for game, hidden in (("mia", "roll"), ("french_poker", "dice"), ("sword_of_lies", "rows")):
        run = run_of(played(game, 6, open_seed=True))
        shut = steps(run, Eyes(None))
        for one, closed in zip(steps(run, Eyes(None, open=True)), shut, strict=True):
            for name in one.view.__struct_fields__:
                same = getattr(one.view, name) == getattr(closed.view, name)
                assert same or name == hidden, name
                laid_open += not same
    assert laid_open > 20


def test_unopened_cups_stay_closed_and_running_games_are_refused() -> None:
    run = run_of(played("mia", 1, open_seed=False))
    for look in (steps, turns):
        with pytest.raises(ValueError, match="seed"):
            next(iter(look(run, Eyes(0, open=True))))
        run.over = False
        with pytest.raises(ValueError, match="is not over"):
            next(iter(look(run, Eyes(0))))
        run.over = True


@pytest.mark.parametrize("game", GAMES)
def test_views_and_offers_precede_each_move(game: str) -> None:
    """Only the seat's own moves are returned, and each was among the offers of its moment."""
    run = run_of(played(game, 6, open_seed=False))
    first = first_state(run.game, run.rules, len(run.names), run.stacks, run.number)
    made = choices(run.game, first, run.moves, 1)
    own = {number: action for number, actor, action in run.moves if actor == 1}
    assert own
    assert set(made) == set(own)
    views = {n: run.game.view(state, 1) for n, state, actor, _ in states(run) if actor == 1}
    for number, (view, offers) in made.items():
        assert view == views[number]
        assert any(offer.admits(own[number]) for offer in offers)
