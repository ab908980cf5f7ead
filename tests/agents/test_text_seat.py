"""Tests the text of one seat: what it shows is understood, and hidden facts never reach it."""

from collections.abc import Iterator, Mapping
from itertools import islice, product
from random import Random
from typing import Any

import pytest

from mendax.agents import NotAllowed, TextSeat
from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, AnyGame, OneOf
from mendax.games import GAMES
from mendax.terminal.typed import kind_of
from mendax.words import LANGUAGES
from tests.agents.games import Walk, moments
from tests.proof import parametrize

each_preset = parametrize(
    "name,preset",
    [(game.name, preset) for game in GAMES.values() for preset in game.presets],
    test=[(game.name, game.default_preset) for game in GAMES.values()],
)
MOST_CALLS = 400


@each_preset
def test_the_text_of_every_offer_is_read_as_that_offer(name: str, preset: str) -> None:
    game = GAMES[name]
    for number, language in enumerate(LANGUAGES):
        seats = min(game.seats[0] + number, game.seats[1], 5)
        for walk, seat, offers in moments(game, game.presets[preset], seats, number, language):
            text = walk.texts[seat]
            shown = text.observation_text(game.view(walk.state, seat), (), offers)
            for action in concrete(offers, sample=4, most=16):
                said = text.text_of(action, offers)
                assert text.parse(said, offers) == action, said
                assert text.parse(f"I think…\n\n  **{said}**", offers) == action, said
                assert said.split()[0].rstrip("!") in shown


@each_preset
def test_functions_accept_all_offers_and_no_others(name: str, preset: str) -> None:
    game = GAMES[name]
    for walk, seat, offers in moments(game, game.presets[preset], max(3, game.seats[0]), 7):
        text, understood = walk.texts[seat], set()
        for tool in text.tools(offers):
            function = tool["function"]
            kind = function["name"].replace("_", "-")
            alike = [offer for offer in offers if kind_of(offer) == kind]
            for call in calls(function["parameters"]["properties"]):
                try:
                    action = text.called(function["name"], call, offers)
                except NotAllowed:
                    assert len(alike) > 1
                else:
                    assert any(offer.admits(action) for offer in alike)
                    understood.add(action)
        wide = {type(o.action) for o in offers if any(not isinstance(s, OneOf) for s in o.slots)}
        listed = {action for action in concrete(offers, most=64) if type(action) not in wide}
        assert listed <= understood
        assert {type(action) for action in concrete(offers)} == {type(a) for a in understood}


def calls(schema: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield arguments that a schema allows: all combinations, or the first of them."""
    values = [
        of.get("enum")
        or ((False, True) if of["type"] == "boolean" else ())
        or ((of["minimum"], of["maximum"]) if of["type"] == "integer" else ())
        or ("", "x y")[of["minLength"] :]
        for of in schema.values()
    ]
    for chosen in islice(product(*values), MOST_CALLS):
        yield dict(zip(schema, chosen, strict=True))


@each_preset
def test_two_worlds_that_a_seat_cannot_tell_apart_read_the_same(name: str, preset: str) -> None:
    game, compared = GAMES[name], 0
    for seed in range(8):
        compared += _twins(game, preset, max(3, game.seats[0]), Random(seed))
    assert compared > 20


def _twins(game: AnyGame, preset: str, seats: int, rng: Random) -> int:
    """Play two games that differ in one chance outcome, and compare the texts of each seat that
    has received the same events. Return the number of comparisons."""
    one, two = (Walk(game, game.presets[preset], seats) for _ in range(2))
    before, differs, compared = rng.randrange(6), False, 0
    for _ in range(60):
        actor = one.actor
        if actor is None or two.actor != actor:
            break
        action = other = rng.choice(one.choices(actor))
        if actor == CHANCE and not differs:
            before -= 1
            others = [one for one in two.choices(actor) if one != action]
            if before < 0 and others:
                other, differs = rng.choice(others), True
        one.act(actor, action)
        if not two.act(actor, other):
            assert actor == CHANCE or one.heard[actor] != two.heard[actor]
            break
        for seat in range(seats):
            if differs and one.heard[seat] == two.heard[seat]:
                assert one.shown(seat) == two.shown(seat)
                compared += 1
    return compared


def test_a_refusal_says_in_one_sentence_what_is_allowed() -> None:
    seat = TextSeat("mia", "standard", ("Ann", "Bo"), 0)
    walk = Walk(seat.game, seat.rules, 2)
    for _ in range(3):
        actor = walk.actor
        assert actor is not None
        walk.act(actor, walk.choices(actor)[0])
    offers = walk.offers(0)
    seen = {
        "": "The answer is empty. You may answer: look; announce VALUE",
        "fold": "“fold” is not one of your moves. You may answer: look; announce VALUE",
    }
    for said, sentence in seen.items():
        with pytest.raises(NotAllowed) as refused:
            seat.parse(said, offers)
        assert seat.explain(refused.value) == sentence
    with pytest.raises(NotAllowed) as refused:
        seat.parse("announce 99", offers)
    assert "announce VALUE; VALUE: 31, 32, 41" in seat.explain(refused.value)
    with pytest.raises(NotAllowed) as refused:
        seat.called("announce", {"value": "99"}, offers)
    assert "announce VALUE" in seat.explain(refused.value)
    assert type(seat.parse("53", offers)).__name__ == "Announce"
