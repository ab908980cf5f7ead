"""Sections of sentences that games tell: keys, arguments, and none from games that tell nothing."""

from mendax.core.how_to_play import Line, hyphened, item, say, sections
from mendax.games import GAMES
from tests.core.showdown import Showdown


def test_a_sentence_is_a_key_with_its_arguments_and_an_item_says_that_it_is_one() -> None:
    assert say("play-aim", lives=6) == Line("play-aim", {"lives": 6})
    assert not say("play-aim").item
    assert item("play-aim").item


def test_values_of_options_are_spelt_as_in_keys() -> None:
    assert hyphened("same_or_higher") == "same-or-higher"


def test_sections_are_those_of_the_game() -> None:
    mia = GAMES["mia"]
    told = sections(mia, mia.presets["house"])
    assert told
    assert all(section.lines for section in told)


def test_a_game_that_tells_nothing_has_no_sections() -> None:
    game = Showdown()
    assert not sections(game, game.presets[game.default_preset])
