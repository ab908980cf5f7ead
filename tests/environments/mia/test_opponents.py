"""Tests of the opponents that the caller may choose."""

from pathlib import Path

import numpy as np
import pytest

from mendax.arena.mia.reduction import tables_of_bot
from mendax.core.game import RulesError
from mendax.environments.mia.opponents import opponent_tables, tables_of
from mendax.games.mia.rules import PRESETS
from mendax.games.rules import parse_options
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.policy import file_format
from mendax.solver.mia.simulation.alias_tables import WHOLE
from mendax.solver.mia.simulation.game_tables import indexed_game

RULES = parse_options(PRESETS["standard"], ["lives=2"])


def test_a_policy_its_file_and_its_name_are_the_same_opponent(tmp_path: Path) -> None:
    game, policy = indexed_game(RULES, 2), solve(RULES, 2).policy
    file = tmp_path / "solved.policy"
    file.write_bytes(file_format.write(policy))
    by_name, by_file = tables_of("equilibrium", game), tables_of(file, game)
    for one, two in zip(by_name, by_file, strict=True):
        assert np.allclose(one, two, atol=1e-12)


def test_tables_of_ones_own_are_taken_as_they_are() -> None:
    game = indexed_game(RULES, 2)
    own = tables_of_bot("odds", game)
    assert tables_of(own, game) is own


def test_bots_with_memory_and_other_rules_policies_are_refused() -> None:
    game = indexed_game(RULES, 2)
    with pytest.raises(RulesError) as refused:
        tables_of("reader", game)
    assert refused.value.reason.key == "bot-unknown"
    with pytest.raises(RulesError) as refused:
        tables_of(solve(PRESETS["standard"], 2).policy, game)
    assert refused.value.reason.key == "coach-other-policy"


def test_one_bot_at_two_seats_is_stored_once() -> None:
    game = indexed_game(RULES, 3)
    one, two = opponent_tables(["odds", "odds"], game), opponent_tables(["odds", "liar"], game)
    assert len(two.doubt) > len(one.doubt)
    assert (one.at[1] == one.at[2]).all()
    assert (two.at[1] != two.at[2]).all()
    assert one.doubt.max() == WHOLE
