"""A player who knows the bots wins at any table size, and uses only its seat's view."""

from random import Random

import pytest

from mendax.arena.french_poker.rollout_response import GAME, RolloutResponse, rounds_lost
from mendax.coach.seating import seated
from mendax.core.game import RulesError
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
    (world,) = response("odds").worlds(claimed((1, 2, 3, 4, 6), 60))
    assert order_of(RULES).worth(tuple(die.pips or 0 for die in world.state.dice)) == 60
    assert len(response("odds").worlds(claimed((1, 2, 3, 4, 6), 30))) == 252


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


def test_a_round_of_a_charge_ends_when_a_token_is_taken() -> None:
    found = rounds_lost("liar", PRESETS["charge"], 3, 10, "known")
    assert found.lost <= 2
