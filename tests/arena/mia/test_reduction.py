"""Tests that a character's table equals its decisions at real tables in mid-game."""

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random

import numpy as np
import pytest

from mendax.arena.local_game import drawn
from mendax.arena.mia.reduction import (
    MEMORYLESS,
    BranchingRandom,
    CannotBranch,
    choices,
    tables_of_bot,
)
from mendax.bots import bot_named
from mendax.core.game import Action, RulesError
from mendax.games.mia.actions import Announce, Doubt, Look, Reroll, RerollLives, Shake
from mendax.games.mia.order import ROLLS
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.mia.state import MiaState
from mendax.games.mia.view import MiaView
from mendax.games.rules import parse_options
from mendax.solver.mia.model.rule_tables import GAME, LOOKED, REROLLED, UNSEEN
from mendax.solver.mia.simulation.game_tables import IndexedGame, claim_code, indexed_game
from mendax.solver.mia.simulation.strategy_tables import StrategyTables
from tests.proof import parametrize

TABLES = [
    ("standard", "lives=2", 3),
    ("meyer", "lives=4", 2),
    ("standard", "lives=2 blind_reroll=new_value order=pips", 2),
    ("contest", "rounds=4", 3),
]
HOWS = {"looked": LOOKED, "unseen": UNSEEN, "rerolled": REROLLED}


@pytest.mark.parametrize("name", MEMORYLESS)
@parametrize("table", TABLES, test=TABLES[:2])
def test_tables_equal_the_decisions_of_characters(name: str, table: tuple[str, str, int]) -> None:
    preset, changes, seats = table
    rules = parse_options(PRESETS[preset], changes.split())
    found = indexed_game(rules, seats)
    player, luck, asked = tables_of_bot(name, found), Random(4), 0
    for _ in range(6):
        state = GAME.initial_state(rules, seats)
        while actors := GAME.actors(state):
            (actor,) = actors
            if isinstance(actor, str):
                state = GAME.apply(state, actor, drawn(GAME.chance_outcomes(state), luck)).state
                continue
            forked = BranchingRandom()
            bot = bot_named(name, "mia")("mia", rules, actor, seats, forked)
            view, offers = GAME.view(state, actor), GAME.legal_actions(state, actor)
            does = choices(bot, forked, view, offers)
            assert sum(does.values()) == pytest.approx(1)
            _agree(found, player, state, view, does)
            asked += 1
            action = luck.choices(list(does), list(does.values()))[0]
            state = GAME.apply(state, actor, action).state
    assert asked > 50


def _agree(
    found: IndexedGame,
    player: StrategyTables,
    state: MiaState,
    view: MiaView,
    does: dict[Action, float],
) -> None:
    alive = len(view.standing) - len(view.out)
    here = next(n for n, position in enumerate(found.positions) if len(position.lives) == alive)
    t, page = found.rule_tables[alive], int(player.at[here])
    assert t is not None
    at = {value: n for n, value in enumerate(t.values)}
    public_states = [0, *(1 + at[claim.value] for claim in view.claims)]
    if view.phase == "answer":
        claim = view.claims[-1]
        doubts = player.doubt[page, HOWS[claim.how], public_states[-2], at[claim.value]]
        assert doubts == pytest.approx(does.get(Doubt(), 0.0), abs=1e-14)
    elif view.phase == "cup":
        _agree_on_what_is_said(
            t.odds.tolist(), at, Counter(player.claims_at(page, public_states[-1])), view, does
        )
    elif view.phase == "lives":
        (chance,) = {float(player.rerolls[n]) for n in np.flatnonzero(found.tables.place >= 0)}
        assert chance == pytest.approx(does.get(RerollLives(), 0.0), abs=1e-9)
    else:
        assert does == {Shake(): 1.0}


def _agree_on_what_is_said(
    odds: list[float],
    at: dict[int, int],
    row: Mapping[int, float],
    view: MiaView,
    does: dict[Action, float],
) -> None:
    if not view.looked:
        seen = sum(chance for code, chance in row.items() if code >> 10 != UNSEEN)
        assert seen == pytest.approx(does.get(Look(), 0.0), abs=1e-9)
        return
    assert view.roll is not None
    roll = ROLLS.index(view.roll)
    looks = sum(chance for code, chance in row.items() if code >> 10 != UNSEEN)
    for action, chance in does.items():
        if isinstance(action, Announce):
            written = row.get(claim_code(LOOKED, at[action.value], roll), 0.0)
            assert written == pytest.approx(looks * odds[roll] * chance, abs=1e-9)
        else:
            assert isinstance(action, Reroll)
            said = claim_code(REROLLED, at[action.value], 0)
            assert row[said] >= chance * odds[roll] * odds[0] - 1e-9, "others may roll again too"


def test_luck_is_followed_on_every_way() -> None:
    luck, ways = BranchingRandom(), []
    while True:
        way = (luck.random() < 0.25, luck.choice("ab"), luck.choices("xyz", [1, 0, 3])[0])
        ways.append((way, luck.chance))
        if not luck.next_branch():
            break
    assert len(ways) == 2 * 2 * 3
    assert sum(chance for _, chance in ways) == pytest.approx(1)
    assert dict(ways)[True, "b", "z"] == pytest.approx(0.25 * 0.5 * 0.75)


def test_luck_that_cannot_be_followed_is_noticed() -> None:
    uses: tuple[Callable[[BranchingRandom], object], ...] = (
        lambda luck: luck.randrange(6),
        lambda luck: luck.choices("ab", k=2),
        lambda luck: luck.choices("ab", cum_weights=[1, 2]),
    )
    for use in uses:
        with pytest.raises(CannotBranch, match="is not followed"):
            use(BranchingRandom())


def test_a_bot_that_remembers_has_no_table() -> None:
    with pytest.raises(RulesError) as refused:
        tables_of_bot("reader", indexed_game(MiaRules(lives=1), 2))
    assert "odds" in str(refused.value.reason.arguments["allowed"])
