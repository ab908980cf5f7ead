"""A player who knows the bots wins at any table size, and uses only its seat's view."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from mendax.arena.french_poker import rollout_response
from mendax.arena.french_poker.rollout_response import GAME, RolloutResponse, rounds_lost
from mendax.coach.seating import seated
from mendax.core.game import RulesError
from mendax.games.french_poker.actions import Announce
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from mendax.games.french_poker.state import Announcement, Die, FrenchPokerState
from tests.proof import parametrize
from tests.reasons import because

RULES = FrenchPokerRules(tokens=1, ends_when="first_out")


def response(name: str, seed: int = 1) -> RolloutResponse:
    players = [seated(name, GAME.name, RULES, seat, 3, Random(seat)) for seat in range(3)]
    return RolloutResponse(players, 0, Random(seed))


def claimed(pips: tuple[int, ...], claim: int) -> FrenchPokerState:
    """Return a round in which seat 2 has opened with these dice and this claim, and seat 0 is to
    answer."""
    said = Announcement(2, order_of(RULES).spellings[claim], "opened")
    dice = tuple(Die(n, False, place, (2,), 0) for place, n in enumerate(pips))
    return FrenchPokerState(RULES, (1, 1, 1), 0, False, "answer", 0, 1, 5, (said,), dice)


def test_dice_that_it_does_not_know_have_no_influence() -> None:
    for claim in (5, 40, 70):
        choices = {
            response("odds").choose(claimed(pips, claim))
            for pips in ((1, 2, 3, 4, 6), (6, 6, 6, 6, 6), (2, 2, 3, 3, 3))
        }
        assert len(choices) == 1


def test_dice_with_which_a_bot_would_not_claim_so_are_left_out() -> None:
    """The bot `odds` opens with the full truth, so claims that it never makes give no
    information."""
    (world,) = response("odds")._worlds(claimed((1, 2, 3, 4, 6), 60))
    assert order_of(RULES).worth(tuple(die.pips or 0 for die in world.state.dice)) == 60
    assert len(response("odds")._worlds(claimed((1, 2, 3, 4, 6), 30))) == 252


def test_it_tries_claims_good_under_doubt_and_each_keep_once() -> None:
    state = claimed((3, 3, 3, 3, 3), 30)
    seen = tuple(replace(die, seen=(0, 2)) for die in state.dice)
    state = replace(state, phase="cup", deed="left", dice=seen)
    choices = list(response("odds")._choices(state))
    claims = [choice for choice in choices if isinstance(choice, Announce)]
    assert len(claims) == 6
    assert len(choices) == 6 + 4 + 6  # hidden: one to four of the threes; open: none to all


@parametrize("seats", [2, 3], test=[3])
def test_a_player_that_knows_a_bot_seldom_loses(seats: int) -> None:
    """Among copies of itself, the bot would lose ten of twenty rounds with two seats, and seven
    with three."""
    told: list[tuple[int, int]] = []
    found = rounds_lost("liar", RULES, seats, 20, "known", lambda *done: told.append(done))
    assert found.lost <= 3
    assert (found.fair, told[-1]) == (1 / seats, (20, 20))
    assert rounds_lost("liar", RULES, seats, 20, "known") == found


def test_a_bot_that_does_not_tell_its_mixtures_is_refused() -> None:
    with pytest.raises(RulesError, check=because("exploit-refused-bot")):
        rounds_lost("random", RULES, 3, 1, "x")


def test_bots_sit_at_the_table_that_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """With three seats, `equilibrium` has a solved round for lost tokens, but none for a charge,
    for which it searches.
    """
    charge, sat = PRESETS["charge"], list[Any]()

    def noted(*asked: Any) -> Any:
        sat.append(seated(*asked))
        return sat[-1]

    monkeypatch.setattr(rollout_response, "seated", noted)
    monkeypatch.setattr(rollout_response, "_loser", lambda rules, *_: rules == charge and 0)
    found = rounds_lost("equilibrium", charge, 3, 1, "charge")
    assert found.lost == 1
    assert {bot.rules for bot in sat} == {charge}
    view = GAME.view(replace(claimed((1, 2, 3, 4, 6), 30), rules=charge, pot=15), 0)
    searching: Any = seated("searching", GAME.name, charge, 0, 3, Random(1))
    offers = GAME.legal_actions(replace(claimed((1, 2, 3, 4, 6), 30), rules=charge, pot=15), 0)
    assert sat[0].mixture(view, offers) == searching.mixture(view, offers)


def test_a_round_of_a_charge_ends_when_a_token_is_taken() -> None:
    found = rounds_lost("liar", PRESETS["charge"], 3, 10, "known")
    assert found.lost <= 2
