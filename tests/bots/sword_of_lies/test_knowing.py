"""Tests that the bots of Sword of Lies use only their information."""

from random import Random

import pytest
from msgspec.structs import replace

from mendax.core.game import CHANCE, Action, Seat, Told, observation
from mendax.games.cards import faces
from mendax.games.sword_of_lies.rules import PRESETS, SwordRules, decks_for
from mendax.games.sword_of_lies.state import Card, SwordState
from testbed.sword_ledger import some_rules
from tests.bots.sword_of_lies.seats import LEVELS, seated
from tests.bots.sword_of_lies.tournament import SWORD, a_game
from tests.games.sword_of_lies.story import (
    A,
    B,
)


def other_world(state: SwordState, seat: Seat, luck: Random) -> SwordState:
    """Return a state with other unknown facts of ``seat``: unseen faces and the remaining deck.

    Faces are exchanged so that the deck stays valid.
    """
    hidden = [
        (of, place)
        for of, row in enumerate(state.rows)
        for place, card in enumerate(row)
        if not card.revealed and seat not in card.seen
    ]
    names = faces(state.rules.lowest_rank)
    pool = [state.rows[of][place].face for of, place in hidden]
    pool += [face for face, n in zip(names, state.pack, strict=True) for _ in range(n)]
    luck.shuffle(pool)
    rows = [list(row) for row in state.rows]
    for of, place in hidden:
        rows[of][place] = replace(rows[of][place], face=pool.pop())
    pack = tuple(pool.count(face) for face in names)
    return replace(state, rows=tuple(map(tuple, rows)), pack=pack)


@pytest.mark.parametrize("name", LEVELS)
def test_unseen_facts_do_not_affect_a_bot(name: str) -> None:
    """In two worlds with equal information, a bot makes the same decisions throughout a game."""
    decisions = differing = 0
    for number in range(4):
        luck = Random(f"worlds {name} {number}")
        rules = some_rules(luck)
        state = SWORD.initial_state(rules, 3)
        heard: list[Told] = []
        while actors := SWORD.actors(state):
            actor = luck.choice(actors)
            if actor == CHANCE:
                action: Action = luck.choice(SWORD.chance_outcomes(state))[0]
            else:
                other = other_world(state, actor, luck)
                differing += other.rows != state.rows
                action, twin = (_decided(name, s, actor, heard, number) for s in (state, other))
                assert action == twin
                decisions += 1
            state, told = SWORD.apply(state, actor, action)
            heard.extend(told)
    assert differing > decisions / 4 > 5


def _decided(name: str, state: SwordState, seat: Seat, heard: list[Told], number: int) -> Action:
    bot = seated(name, state.rules, seat, len(state.rows), number)
    for told in heard:
        bot.hear(observation(told, seat))
    action: Action = bot.choose(SWORD.view(state, seat), SWORD.legal_actions(state, seat))
    return action


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_repeats_itself_from_its_luck(name: str) -> None:
    names = [name, "squire", name]
    first, again = (a_game(PRESETS["standard"], names, Random("again")) for _ in range(2))
    assert first == again


def test_decks_are_whole_in_the_other_world() -> None:
    """The two-worlds test would prove little if it dealt cards that do not exist."""
    luck = Random("decks")
    state = SWORD.initial_state(SwordRules(), 3)
    while SWORD.actors(state) == (CHANCE,):
        state, _ = SWORD.apply(state, CHANCE, luck.choice(SWORD.chance_outcomes(state))[0])
    other = other_world(state, A, luck)
    assert sorted(_all_faces(other)) == sorted(_all_faces(state))
    assert decks_for(state.rules, 3) == 1
    assert isinstance(other.rows[B][0], Card)


def _all_faces(state: SwordState) -> list[str]:
    names = faces(state.rules.lowest_rank)
    left = [face for face, n in zip(names, state.pack, strict=True) for _ in range(n)]
    return left + [card.face for row in state.rows for card in row]
