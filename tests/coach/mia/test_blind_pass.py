"""Tests that every move is weighed with blind passes, and that no seat gets hidden information."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from mendax.bots.mia.advice import Sight, Weighed
from mendax.coach.mia.adviser import Adviser, adviser_for
from mendax.coach.mia.review import hint, mistake, review
from mendax.coach.results import Review
from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, Turn, observation, step
from mendax.games.mia.actions import Announce, Believe, Doubt, DrawLot, Look, PassOn
from mendax.games.mia.order import ROLLS, WAYS
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, MiaState
from mendax.games.rules import parse_options, with_options
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.rule_tables import GAME
from mendax.words import LANGUAGES, Words

BOTH = ("higher", "same_or_higher")


def standard(option: str, lives: int = 6) -> MiaRules:
    return with_options(MiaRules(), {"blind_pass": option, "lives": lives})


def knowing(option: str) -> Adviser:
    found = adviser_for(standard(option), 2)
    assert found is not None
    return found


class Moment(NamedTuple):
    """A decision of a seat."""

    state: MiaState
    sight: Sight
    slipped: bool
    """True if, since the roll, a seat has made a move that sound players never make."""


def moments(adviser: Adviser, games: int, slips: float = 0.0) -> Iterator[Moment]:
    """Yield moments of whole games, with sound play except for some random moves."""
    rules = adviser.policy.rules
    for number in range(games):
        luck, slipped = Random(number), False
        state = step(GAME, GAME.initial_state(rules, 2), CHANCE, DrawLot(number % 2)).state
        while actors := GAME.actors(state):
            (actor,) = actors
            if isinstance(actor, str):
                odds = [(action, float(x)) for action, x in GAME.chance_outcomes(state)]
            else:
                sight = Sight(GAME.view(state, actor), state.life_rerolled)
                yield Moment(state, sight, slipped)
                found = adviser.odds(sight)
                assert found is not None
                odds = list(found)
                if luck.random() < slips:
                    odds = [(a, 1.0) for a in concrete(GAME.legal_actions(state, actor))]
                    slipped = True
            actions, chances = zip(*odds, strict=True)
            state = step(GAME, state, actor, luck.choices(actions, chances)[0]).state
            slipped = slipped and state.phase != "open"


@pytest.mark.parametrize("option", BOTH)
def test_sound_actions_have_the_best_value(option: str) -> None:
    """Check the equilibrium condition for every move of whole games, including passes."""
    adviser, passed = knowing(option), 0
    for state, sight, _ in moments(adviser, 25 if option == "higher" else 12):
        weighed, legal = adviser.weigh(sight), set(concrete(GAME.legal_actions(state, state.turn)))
        if len(legal) == 1:
            continue
        assert weighed is not None
        assert {move.action for move in weighed.moves} == legal
        odds = dict(adviser.odds(sight) or ())
        for move in weighed.moves:
            assert move.chance == pytest.approx(odds.get(move.action, 0.0))
            if move.chance > 0:
                assert move.worth == pytest.approx(weighed.worth, abs=1e-9), (sight, move)
                passed += isinstance(move.action, PassOn)
        if state.phase == "cup" and not state.looked:
            assert weighed.worth == pytest.approx(adviser.worth(sight, state.turn), abs=1e-9)
    assert passed > 2


@pytest.mark.parametrize("option", BOTH)
def test_after_a_slip_every_move_is_still_weighed(option: str) -> None:
    adviser, never = knowing(option), 0
    for state, sight, slipped in moments(adviser, 25, slips=0.15):
        weighed, legal = adviser.weigh(sight), set(concrete(GAME.legal_actions(state, state.turn)))
        if weighed is None:
            assert len(legal) == 1
            continue
        assert {move.action for move in weighed.moves} == legal
        assert all(-1e-9 <= move.worth <= 1 + 1e-9 for move in weighed.moves)
        if state.phase == "answer":
            assert sum(weighed.dice.values()) == pytest.approx(1)
            assert weighed.lie is not None
            assert 0 <= weighed.lie <= 1
            assert weighed.expected or slipped
            never += not weighed.expected
    assert never > 3


def _chances(adviser: Adviser, state: MiaState) -> dict[int, float]:
    """Return the likelihood of each roll, by playing the engine with every roll."""
    first = max(n for n, claim in enumerate(state.claims) if claim.how != "passed")
    before, said = state.claims[:first], state.claims[first:]
    holder, found = said[0].seat, {}
    for roll in ROLLS:
        world = replace(state, phase="cup", turn=holder, claims=before, roll=roll, looked=False)
        if said[0].how == "looked":
            world = step(GAME, world, holder, Look()).state
        chance = WAYS[roll] / 36
        for claim in said:
            done: Action = PassOn(claim.value) if claim.how == "passed" else Announce(claim.value)
            odds = dict(adviser.policy.odds(GAME.view(world, world.turn)))
            if claim.seat == holder and said[0].how == "looked":
                chance *= odds.get(done, 0.0)
            world = step(GAME, world, world.turn, done).state
        found[roll] = chance
    whole = sum(found.values())
    return {roll: chance / whole for roll, chance in found.items() if chance > 0}


@pytest.mark.parametrize("option", BOTH)
def test_the_chance_of_a_lie_follows_from_all_possible_rolls(option: str) -> None:
    """Compare Bayes over the engine's states with the adviser's result from the public history."""
    adviser, longest = knowing(option), 0
    for state, sight, _ in moments(adviser, 40, slips=0.15):
        if state.phase != "answer" or sight.view.roll is not None:
            continue
        weighed = adviser.weigh(sight)
        if weighed is None or not weighed.expected:
            continue
        known = _chances(adviser, state)
        assert weighed.dice == pytest.approx(known, abs=1e-12)
        lie, doubt = 0.0, 0.0
        for roll, chance in known.items():
            opened = step(GAME, replace(state, roll=roll), state.turn, Doubt()).state
            assert opened.last is not None
            lie += chance * (state.claims[-1].seat in opened.last.losers)
        assert weighed.lie == pytest.approx(lie, abs=1e-12)
        move = weighed.of(Doubt())
        assert move is not None
        doubt = sum(chance * move.by_roll[roll] for roll, chance in known.items())
        assert move.worth == pytest.approx(doubt, abs=1e-12)
        longest = max(longest, sum(claim.how == "passed" for claim in state.claims))
    assert longest > 1


@pytest.mark.parametrize("option", BOTH)
def test_advice_without_the_dice_is_the_same_for_all_dice(option: str) -> None:
    """Two worlds that differ only in the dice under the cup have the same words, values and
    hints."""
    adviser, twins = knowing(option), 0
    for state, sight, _ in moments(adviser, 8, slips=0.1):
        if state.phase != "answer" or sight.view.roll is not None:
            continue
        other = replace(state, roll=21 if state.roll != 21 else 43)
        seen = Sight(GAME.view(other, state.turn), other.life_rerolled)
        assert adviser.odds(sight) == adviser.odds(seen)
        assert adviser.weigh(sight) == adviser.weigh(seen)
        assert hint(adviser, state.rules, sight) == hint(adviser, state.rules, seen)
        twins += 1
    assert twins > 50


def _handed_back(roll: int, *said: int) -> tuple[MiaState, Sight]:
    """Return a game in which seat 0 has looked at ``roll`` and announced a value, and the other
    seats passed in turn.
    """
    rules = standard("same_or_higher")
    claims = [Claim(n % 2, value, "passed" if n else "looked") for n, value in enumerate(said)]
    turn = len(said) % 2
    state = MiaState(
        rules, (6, 6), "answer", turn, 1, 1, tuple(claims), roll, 0, roller=0, looked=True
    )
    return state, Sight(GAME.view(state, turn))


def test_the_roller_knows_whether_a_pass_is_a_lie() -> None:
    adviser = knowing("same_or_higher")
    for roll, lie in ((31, 1.0), (66, 0.0)):
        state, sight = _handed_back(roll, 63, 63)
        weighed = adviser.weigh(sight)
        assert weighed is not None
        assert (weighed.lie, dict(weighed.dice)) == (lie, {roll: 1.0})
        doubt, believe = weighed.of(Doubt()), weighed.of(Believe())
        assert doubt is not None
        assert believe is not None
        assert (doubt.worth > believe.worth) == bool(lie)
        found = hint(adviser, state.rules, sight)
        assert found is not None
        assert found.lie is None, "a player who knows the dice needs no odds"


def test_rolling_again_and_the_toast_are_weighed_too() -> None:
    """Check every option other than passing that changes the possible claims or the result of
    opening.
    """
    words = "lives=1 blind_pass=higher blind_reroll=new_value joker_32=toast mia_reveals=yes"
    adviser = Adviser(solve(parse_options(MiaRules(), words.split()), 2).policy)
    seen = 0
    for state, sight, slipped in moments(adviser, 40, slips=0.2):
        weighed = adviser.weigh(sight)
        if weighed is None:
            continue
        legal = set(concrete(GAME.legal_actions(state, state.turn)))
        assert {move.action for move in weighed.moves} == legal
        seen += any(claim.how == "rerolled" for claim in state.claims)
        done = [move for move in weighed.moves if move.chance > 1e-9]
        assert slipped or all(m.worth == pytest.approx(weighed.worth, abs=1e-9) for m in done)
    assert seen > 5


# # ── reviews ──


def _played(option: str, number: int, slips: float) -> Review:
    """Return the review of a game for seat 0, which sometimes makes random moves."""
    adviser, rules, luck = knowing(option), standard(option), Random(number)
    state, turns = GAME.initial_state(rules, 2), list[Turn]()
    done: Action = DrawLot(number % 2)
    actor: object = CHANCE
    while True:
        after = step(GAME, state, actor, done)  # type: ignore[arg-type]
        told = tuple(observation(event, 0) for event in after.events)
        action = done if actor == 0 else None
        turns.append(Turn(len(turns), actor, action, told))  # type: ignore[arg-type]
        state = after.state
        if not (actors := GAME.actors(state)):
            return review(adviser, rules, 2, 0, turns)
        actor = actors[0]
        if isinstance(actor, str):
            odds = [(a, float(x)) for a, x in GAME.chance_outcomes(state)]
        else:
            odds = list(adviser.odds(Sight(GAME.view(state, actor))) or ())
            if actor == 0 and luck.random() < slips:
                offer = luck.choice(GAME.legal_actions(state, actor))
                odds = [(a, 1.0) for a in concrete([offer])]
        actions, chances = zip(*odds, strict=True)
        done = luck.choices(actions, chances)[0]


def test_every_kind_of_mistake_has_its_sentence() -> None:
    """Sentences exist for passes and answers of seats that know the dice, in every language."""
    kinds = set()
    for number in range(60):
        found = _played("same_or_higher", number, 0.3)
        for decision in found.decisions:
            if not decision.lost:
                continue
            told = mistake(decision, found.unit)
            kinds.add(told.key.removeprefix("coach-mistake-"))
            for language in LANGUAGES:
                sentence = Words(language).explain(told)
                assert "{" not in sentence
                assert told.key not in sentence
                assert str(decision.round) in sentence
            assert decision.lost == pytest.approx(decision.best_worth - decision.worth)
    assert {"pass-on", "announce", "unseen"} <= kinds
    assert any(kind.endswith("-knowing") for kind in kinds)


def test_weighing_is_of_this_seat_only() -> None:
    """A seat that does not know the roll gets no values."""
    adviser = knowing("same_or_higher")
    state, _ = _handed_back(31, 63, 63)
    spectator: Weighed | None = adviser.weigh(Sight(GAME.view(state, None)))
    assert spectator is None
    odds = adviser.odds(Sight(GAME.view(state, 1)))
    assert odds is not None
    assert 0 < dict(odds).get(Doubt(), 0.0) < 1, "as likely as the claims tell"
