"""Tests of bots of every game that are made with the kit."""

import subprocess
import sys
from random import Random

import pytest
from msgspec.structs import replace

from mendax.core.game import CHANCE, Offer, OneOf
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.state import Announcement
from mendax.games.french_poker.view import DieView, FrenchPokerView
from mendax.games.mia import Mia
from mendax.games.mia.actions import Announce, Doubt
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim
from mendax.games.mia.view import MiaView
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import Mark
from mendax.games.sword_of_lies.view import CardView, SwordView
from mendax.kit import french_poker, mia, sword_of_lies

HEAVY = {
    *("mendax.server", "mendax.terminal", "mendax.solver", "mendax.coach", "mendax.arena"),
    *("starlette", "h11", "textual", "rich", "numba", "highspy", "numpy", "scipy", "fluent"),
    *("websockets", "babel", "openskill", "cyclopts", "segno", "prometheus_client"),
}


@pytest.mark.parametrize(
    "imports",
    [
        "mendax.kit",
        "mendax.kit.__main__",
        "mendax.kit.mia, mendax.kit.french_poker, mendax.kit.sword_of_lies",
        "mendax.programs.table.at_table, mendax.programs.table.table_link",
        "mendax.programs.seat.program_bot, mendax.programs.process.child_process",
    ],
)
def test_a_bot_loads_no_server_screen_or_compiled_code(imports: str) -> None:
    show = f"import sys, {imports}\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", show], capture_output=True, text=True, check=True)
    loaded = {name for name in done.stdout.split() if name in HEAVY}
    loaded |= {name.split(".")[0] for name in done.stdout.split()} & HEAVY
    loaded |= {".".join(name.split(".")[:2]) for name in done.stdout.split()} & HEAVY
    assert loaded == set()


RULES = MiaRules()


def seen(**fields: object) -> MiaView:
    """Return a view of seat 0 with some fields changed."""
    game, rng = Mia(), Random(1)
    state = game.initial_state(RULES, 2)
    while CHANCE in game.actors(state):
        state = game.apply(state, CHANCE, rng.choice(game.chance_outcomes(state))[0]).state
    return replace(game.view(state, 0), **fields)


def test_chances_are_those_of_two_dice() -> None:
    assert mia.chance_to_reach(21, RULES) == pytest.approx(2 / 36)
    assert mia.chance_to_reach(31, RULES) == 1
    assert mia.chance_to_beat(21, RULES) == 0
    assert mia.chance_to_beat(66, RULES) == pytest.approx(2 / 36)
    assert mia.is_at_least(11, 65, RULES)
    assert not mia.is_at_least(65, 11, RULES)
    assert mia.ladder(RULES)[-1] == 21


def test_claims_are_listed_by_seat() -> None:
    claims = (Claim(0, 41, "looked"), Claim(1, 54, "looked"), Claim(0, 65, "looked"))
    view = seen(claims=claims)
    assert mia.last_claim(view) == claims[-1]
    assert mia.claims_of(view, 0) == (41, 65)
    assert mia.last_claim(seen(claims=())) is None


def test_a_true_claim_is_made_only_if_legal() -> None:
    offers = (Offer(Announce(61), (OneOf("value", (61, 62)),)),)
    assert mia.truth(seen(roll=62), offers) == Announce(62)
    assert mia.truth(seen(roll=31), offers) is None
    assert mia.truth(seen(roll=None), offers) is None
    assert mia.truth(seen(roll=62), (Offer(Doubt()),)) is None


POKER = FrenchPokerRules()


def seen_dice(*pips: int | None, claims: tuple[Announcement, ...] = ()) -> FrenchPokerView:
    """Return a view of seat 0 with these dice."""
    game = FrenchPoker()
    view = game.view(game.initial_state(POKER, 2), 0)
    dice = tuple(DieView(pip, open=False, seen=(0,), since=0) for pip in pips)
    return replace(view, dice=dice, claims=claims)


def test_chances_count_the_dice_that_one_knows() -> None:
    assert french_poker.known_dice(seen_dice(4, None, 4, None, None)) == (4, 4)
    assert french_poker.chance_of(44, seen_dice(4, None, 4, None, None), POKER) == 1
    assert french_poker.chance_of("high-die", seen_dice(*[None] * 5), POKER) == 1
    fives = french_poker.chance_of(66666, seen_dice(6, 6, 6, 6, None), POKER)
    assert fives == pytest.approx(1 / 6)


def test_claims_and_their_order() -> None:
    assert french_poker.ladder(POKER)[-1] == 66666
    assert french_poker.last_claim(seen_dice()) is None
    said = Announcement(1, 44, "left")
    assert french_poker.last_claim(seen_dice(claims=(said,))) == said


TRUE_BELIEVED = CardView("Qh", Mark(1, "red", True, 0))
LIE_BELIEVED = CardView("Qh", Mark(1, "black", True, 0))
UNKNOWN = CardView(None, Mark(1, "red", True, 0))


def seen_row(you: int | None = 0, **fields: object) -> SwordView:
    """Return a view with some fields changed."""
    game = SwordOfLies()
    return replace(game.view(game.initial_state(SwordRules(), 3), you), **fields)


def test_marks_of_known_cards_become_what_the_book_says() -> None:
    assert sword_of_lies.becomes(TRUE_BELIEVED) == "sword"
    assert sword_of_lies.becomes(LIE_BELIEVED) == "shield"
    assert sword_of_lies.becomes(UNKNOWN) is None
    assert sword_of_lies.becomes(CardView("Qh")) is None


def test_rows_are_read_as_far_as_one_knows_them() -> None:
    mine = (TRUE_BELIEVED, LIE_BELIEVED, replace(TRUE_BELIEVED, revealed=True))
    view = seen_row(rows=(mine, (UNKNOWN, CardView("2c")), ()))
    assert sword_of_lies.own_row(view) == mine
    assert sword_of_lies.known_cards(view) == {
        (0, 0): "Qh",
        (0, 1): "Qh",
        (0, 2): "Qh",
        (1, 1): "2c",
    }
    assert sword_of_lies.swords_to_come(view) == 1
    assert sword_of_lies.own_row(seen_row(None)) == ()


def test_to_call_is_the_price_of_staying_in() -> None:
    assert sword_of_lies.to_call(seen_row(level=20, bets=(5, 20, 0))) == 15
    assert sword_of_lies.to_call(seen_row(level=20, bets=(20, 20, 0))) == 0
    assert sword_of_lies.to_call(seen_row(None, level=20, bets=(0, 20, 0))) == 0
