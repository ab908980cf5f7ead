"""Tests of extensions, extras and how-to-play texts of games."""

import pickle

import pytest

from mendax.core.extensions import Claiming, Conferring, Staked, Timed
from mendax.core.extras import EXTRA_OF, MissingExtra, brought_by
from mendax.core.game import MendaxError
from mendax.core.how_to_play import Line, item, say
from mendax.games import GAMES
from tools.lock import asked

SWORD_ONLY = (Staked, Conferring, Timed)


@pytest.mark.parametrize("extension", SWORD_ONLY)
def test_chips_talks_and_common_clocks_are_those_of_one_game(extension: type) -> None:
    have = {name for name, game in GAMES.items() if isinstance(game, extension)}
    assert have == {"sword_of_lies"}


def test_claims_to_guess_at_are_those_of_the_dice_games() -> None:
    have = {name for name, game in GAMES.items() if isinstance(game, Claiming)}
    assert have == {"mia", "french_poker"}


def test_a_missing_package_is_named_with_its_extra() -> None:
    with pytest.raises(MissingExtra) as caught, brought_by():
        raise ModuleNotFoundError("No module named 'numpy.linalg'", name="numpy.linalg")
    assert isinstance(caught.value, ModuleNotFoundError)
    assert isinstance(caught.value, MendaxError)
    assert caught.value.name == "numpy"
    assert str(caught.value) == (
        'This needs the package numpy. In a checkout of Mendax: python -m pip install ".[solve]"'
    )
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_the_extra_of_the_module_precedes_that_of_the_package() -> None:
    with pytest.raises(MissingExtra) as caught, brought_by("research"), brought_by("pettingzoo"):
        raise ModuleNotFoundError(name="numpy")
    assert caught.value.reason.arguments == {"package": "numpy", "extra": "pettingzoo"}


def test_other_missing_modules_are_raised_as_they_are() -> None:
    with pytest.raises(ModuleNotFoundError) as caught, brought_by("solve"):
        raise ModuleNotFoundError("No module named 'typo'", name="typo")
    assert not isinstance(caught.value, MissingExtra)


def test_every_extra_that_is_named_exists() -> None:
    assert set(EXTRA_OF.values()) <= set(asked()["project"]["optional-dependencies"])


def test_a_sentence_is_a_key_with_arguments_and_items_are_marked() -> None:
    assert say("play-aim", lives=6) == Line("play-aim", {"lives": 6})
    assert not say("play-aim").item
    assert item("play-aim").item
