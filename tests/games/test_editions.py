"""Which edition kept rules are of: none named is the first, later ones and bad spelling refused."""

import pytest

from mendax.core.extensions import Revised
from mendax.core.game import RulesError
from mendax.games import GAMES
from mendax.games.editions import NewerEdition, edition_of, full_words, is_replayed, rules_of

MIA = GAMES["mia"]
SWORD = GAMES["sword_of_lies"]


def test_rules_are_kept_in_full_with_their_edition_first_and_read_back() -> None:
    for game in (MIA, SWORD):
        for rules in game.presets.values():
            words = full_words(game, rules)
            assert words[0] == f"edition={game.edition}"
            assert rules_of(game, words) == rules


def test_words_that_name_no_edition_are_of_the_first() -> None:
    assert edition_of(MIA, ("lives=5",)) == (1, ("lives=5",))
    assert edition_of(MIA, ()) == (1, ())


def test_what_a_later_release_wrote_is_refused_by_a_reason_of_its_own() -> None:
    with pytest.raises(NewerEdition) as refused:
        edition_of(MIA, ("edition=9", "lives=5"))
    assert refused.value.reason.arguments == {"given": 9, "known": MIA.edition}


@pytest.mark.parametrize("spelt", ["edition=", "edition=0", "edition=01", "edition=x", "edition=²"])
def test_an_edition_that_is_spelt_badly_is_refused(spelt: str) -> None:
    with pytest.raises(RulesError):
        edition_of(MIA, (spelt,))


def test_todays_edition_is_replayed_and_an_earlier_one_only_if_the_game_says_so() -> None:
    assert is_replayed(MIA, MIA.edition)
    assert isinstance(SWORD, Revised) or not is_replayed(SWORD, 1)
