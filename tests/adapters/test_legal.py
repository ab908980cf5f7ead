"""Tests that the lookup returns the same legal numbers as single choices, for any amount."""

import random

import pytest

from mendax.adapters.legal import LegalNumbers
from mendax.adapters.numbering import choices_of, numbering
from mendax.core.game import CHANCE, Between, Offer, RulesError
from mendax.games import GAMES
from mendax.games.sword_of_lies import actions


@pytest.mark.parametrize(
    ("name", "preset"),
    [("mia", "meyer"), ("french_poker", "standard"), ("sword_of_lies", "siege")],
)
def test_legal_numbers_match_the_offers(name: str, preset: str) -> None:
    luck, game, seats = random.Random(name), GAMES[name], 3
    rules = game.presets[preset]
    numbered = numbering(name, rules, seats, 3)
    known = LegalNumbers(numbered, seats)
    state, found = game.initial_state(rules, seats), []
    for _ in range(250):
        actors = game.actors(state)
        if not actors:
            break
        if actors[0] == CHANCE:
            chosen = luck.choice(game.chance_outcomes(state))[0]
        else:
            offers = game.legal_actions(state, actors[0])
            legal = known.of(offers)
            found.append((offers, legal))
            ways = {numbered.numbers[choice]: a for choice, a in choices_of(offers, 3, seats)}
            assert legal.numbers == sorted(ways)
            for number in luck.sample(sorted(ways), min(5, len(ways))):
                assert number in legal
                assert legal.action(number) == ways[number]
                assert legal.number(ways[number]) == number
            chosen = luck.choice([*ways.values()])
        state = game.apply(state, actors[0], chosen).state
    assert all(known.of(offers) is legal for offers, legal in found)


def test_numbers_outside_the_offers_raise() -> None:
    game = GAMES["sword_of_lies"]
    rules = game.presets["standard"]
    numbered = numbering(game.name, rules, 3, 3)
    legal = LegalNumbers(numbered, 3).of((Offer(actions.Bet(4), (Between("to", 4, 9),)),))
    assert [legal.action(number) for number in legal.numbers] == [
        actions.Bet(amount) for amount in (4, 6, 9)
    ]
    for number in (-1, numbered.numbers[actions.Fold()], 10**6):
        assert number not in legal
        with pytest.raises(LookupError, match="not legal"):
            legal.action(number)
    assert legal.number(actions.Bet(5)) is None
    assert legal.number(actions.Fold()) is None
    with pytest.raises(LookupError, match="not in the list"):
        LegalNumbers(numbered, 3).of((Offer(actions.Reveal(9)),))
    bare = numbering("mia", GAMES["mia"].presets["standard"], 2)
    with pytest.raises(RulesError):
        LegalNumbers(bare, 2).of((Offer(actions.Bet(4), (Between("to", 4, 9),)),))
