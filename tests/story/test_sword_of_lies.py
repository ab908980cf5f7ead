"""Tests that stories of Sword of Lies judge answers by the requested cards."""

from collections.abc import Iterator

import pytest

from mendax.games.cards import colour
from mendax.games.sword_of_lies.actions import Believe, Disbelieve
from mendax.games.sword_of_lies.state import SwordState
from mendax.story.sword_of_lies import SwordTeller
from mendax.table.game_run import GameRun
from mendax.table.steps import Eyes, turns
from tests.story.games import played, rules_of, run_of, states


def answers(run: GameRun) -> Iterator[tuple[int, int, bool, bool]]:
    """Yield the answerer and the judge of each answer, and whether it was true and believed, from
    the states."""
    for _, state, actor, action in states(run):
        assert isinstance(state, SwordState)
        if isinstance(action, Believe | Disbelieve) and state.question and isinstance(actor, int):
            asked = state.question
            card = state.rows[asked.of][asked.place]
            holds = colour(card.face) == asked.named
            yield asked.of, actor, holds, isinstance(action, Believe)


@pytest.mark.parametrize("seed", range(6))
def test_answers_with_open_cards_are_judged_as_the_cards_are(seed: int) -> None:
    run = run_of(played("sword_of_lies", seed, open_seed=True))
    told = SwordTeller().tale(rules_of(run), 3, turns(run, Eyes(None, open=True)))
    heard = [
        (one.seat, one.answer.seat, one.holds, one.answer.believed)
        for one in told.claims
        if one.answer
    ]
    assert heard == list(answers(run))
    assert heard
    assert not any(one.blind for one in told.claims), "the owner of a card knows it"


def test_a_spectator_knows_only_cards_that_were_shown() -> None:
    unknown = 0
    for seed in range(4):
        run = run_of(played("sword_of_lies", seed, open_seed=False))
        told = SwordTeller().tale(rules_of(run), 3, turns(run, Eyes(None)))
        for one, (_, _, holds, _) in zip(told.claims, answers(run), strict=True):
            assert one.holds in (None, holds)
            unknown += one.holds is None
        assert any(one.key == "story-sword-pot" for one in told.own)
    assert unknown
