"""Tests that a playthrough plays its own actions again, and shows what a change does to them."""

from mendax.core.game import kebab
from mendax.games import BUILT_IN
from mendax.testing.playthrough import playthrough
from tests.core.showdown import Showdown

MIA = BUILT_IN["mia"]
HEAD = "━━ mia, 4 seats\nlives=1 blind_pass=higher\n"


def entries(text: str) -> list[str]:
    return [line for line in text.splitlines() if line[:1].isdigit()]


def test_a_game_without_a_text_is_played_to_its_end() -> None:
    game = Showdown()
    text = playthrough(game)
    for kind in (*game.actions, *game.events):
        assert kebab(kind.__name__) in text
    assert "ended: " in text


def test_the_head_alone_sets_the_seats_and_the_options() -> None:
    text = playthrough(MIA, HEAD)
    assert text.startswith(HEAD)
    assert "standing=(1 1 1 1)" in text


def test_the_actions_of_a_text_are_played_again() -> None:
    text = playthrough(MIA, HEAD)
    assert playthrough(MIA, text) == text
    number, _, drawn = entries(text)[0].rpartition(" ")
    changed = text.replace(f"{number} {drawn}", f"{number} {(int(drawn) + 1) % 4}", 1)
    again = playthrough(MIA, changed)
    assert entries(again)[0] != entries(text)[0]
    assert entries(again)[1].split(" ")[1] != entries(text)[1].split(" ")[1], "another seat begins"


def test_an_illegal_or_unreadable_action_is_replaced() -> None:
    text = playthrough(MIA, HEAD)
    first = entries(text)[0]
    for wrong in ("1 seat1: doubt", "1 chance: fall 21", "1 chance: draw-lot 9", "1 x: y"):
        again = playthrough(MIA, text.replace(first, wrong))
        assert entries(again)[0].startswith("1 chance: draw-lot ")
