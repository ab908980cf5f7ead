"""What claims and kept dice are called, in every language without a missing word."""

import pytest

from mendax.games.french_poker.claims import HandRank, order_of
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.terminal.french_poker.claims import claim_name, hand_name, kept_name
from mendax.words import LANGUAGES, Words

PLAIN, POKER = FrenchPokerRules(), FrenchPokerRules(faces="poker")


def test_a_claim_is_called_by_its_hand_and_faces() -> None:
    words = Words("en")
    general = claim_name(words, PLAIN, HandRank("two-pairs"))
    assert general == hand_name(words, PLAIN, "two-pairs")
    sixes = claim_name(words, PLAIN, HandRank("two-pairs", (6, 5)))
    assert sixes != general
    assert sixes != claim_name(words, POKER, HandRank("two-pairs", (6, 5)))


def test_kickers_are_named_as_the_table_shows_them() -> None:
    words, claim = Words("en"), HandRank("pair", (6,), (5, 4))
    assert "5, 4" in claim_name(words, PLAIN, claim)
    assert "K, Q" in claim_name(words, POKER, claim)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_claim_has_a_name_of_its_own(language: str) -> None:
    words = Words(language)
    for rules in (FrenchPokerRules(kickers="full"), POKER):
        claims = order_of(rules).claims
        names = [claim_name(words, rules, claim) for claim in claims]
        assert not [name for name in names if "french-poker-" in name]
        assert len(set(names)) == len(claims)


def test_dice_are_kept_by_their_places() -> None:
    assert [kept_name(kept) for kept in ((), (0, 2), (0, 1, 2, 3, 4))] == ["none", "№1, №3", "all"]
