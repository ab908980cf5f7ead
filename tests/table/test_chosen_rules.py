"""Tests that the chosen rules of a table are a preset with changes, in the words of their
edition."""

import pytest

from mendax.core.game import AnyGame, RulesError
from mendax.games import GAMES
from mendax.games.editions import OtherEdition
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import read_options
from mendax.table.chosen_rules import ChosenRules


@pytest.fixture
def chosen() -> ChosenRules:
    return ChosenRules(GAMES["mia"])


@pytest.mark.parametrize("changes", [{"lives": 4}, ["lives=4"]])
def test_logged_rules_have_edition_and_all_options(chosen: ChosenRules, changes: object) -> None:
    words = chosen.full_words("meyer", changes)  # type: ignore[arg-type]
    assert words[0] == f"edition={GAMES['mia'].edition}"
    assert {word.partition("=")[0] for word in words[1:]} == {*MiaRules.__struct_fields__}
    chosen.set("meyer", words)
    assert chosen.rules.lives == 4  # type: ignore[attr-defined]
    assert chosen.preset == "meyer"
    assert chosen.changes == ("lives=4",)
    assert set(chosen.words.split()) < set(words[1:])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_its_words_change_the_default_preset_to_the_chosen_rules(game: AnyGame) -> None:
    chosen, usual = ChosenRules(game), game.presets[game.default_preset]
    for rules in game.presets.values():
        chosen.play(rules)
        assert read_options(usual, chosen.words.split()) == rules
        assert read_options(game.rules(), chosen.words.split()) == rules


def test_options_that_do_not_apply_are_at_their_defaults(chosen: ChosenRules) -> None:
    words = ["scoring=points", "mia_reveals=yes", "mia_true_cost=1", "lives=4"]
    chosen.set("standard", [f"edition={GAMES['mia'].edition}", *words])
    assert chosen.rules == MiaRules(scoring="points", mia_reveals=True)
    assert (chosen.preset, chosen.changes) == ("scored", ("mia_reveals=yes",))


def test_refused_options_change_no_rules(chosen: ChosenRules) -> None:
    before = chosen.preset, chosen.rules, chosen.words
    with pytest.raises(RulesError):
        chosen.set("meyer", [f"edition={GAMES['mia'].edition}", "beans=3"])
    with pytest.raises(OtherEdition):
        chosen.set("meyer", ["edition=99", "lives=4"])
    assert (chosen.preset, chosen.rules, chosen.words) == before
