"""Tests that the coach accepts sound play, finds mistakes of other play, and uses no hindsight."""

import re
from random import Random

import pytest
from msgspec.structs import replace

from mendax.arena.local_game import LocalGame
from mendax.bots.mia.public_history import Witness
from mendax.bots.mia.seat_opinions import SeatOpinions
from mendax.coach.mia.advised_state import Wait
from mendax.coach.mia.adviser import Adviser, adviser_for
from mendax.coach.mia.picture import picture
from mendax.coach.mia.review import WorthScale, mistake, review, witnessed, worth_scale
from mendax.coach.results import ABOUT_EQUAL, MADE, Decision, Review, figure
from mendax.coach.seating import seated
from mendax.core.game import CHANCE, Action, Actor, Glimpse, Reason, Turn, observation, step
from mendax.games import GAMES
from mendax.games.mia.actions import Announce, Believe, Doubt, DrawLot, Fall, Look, Shake
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.practice.cards import cards
from mendax.solver.mia.equilibrium import solve
from mendax.table.record.format import Reader
from mendax.table.record.read import read_record
from mendax.words import Words
from tests.table.evening import Evening, record_at

MIA = GAMES["mia"]


def reviewed(preset: str, names: list[str], number: int, you: int = 0) -> Review:
    """Return a game among bots, reviewed with the information of ``you``."""
    rules, seats = PRESETS[preset], len(names)
    adviser = adviser_for(rules, seats)
    assert adviser is not None
    bots = {
        seat: seated(name, "mia", rules, seat, seats, Random(f"{number} {seat}"))
        for seat, name in enumerate(names)
    }
    sitting, turns = LocalGame(MIA, rules, seats, bots, Random(number)), list[Turn]()
    while (actor := sitting.actor) is not None:
        if actor == CHANCE:
            action, events = None, sitting.advance() or ()
        else:
            seat = int(actor)
            action = bots[seat].choose(sitting.view(seat), sitting.offers(seat))
            events = sitting.act(actor, action)
        told = tuple(observation(event, you) for event in events)
        turns.append(Turn(len(turns), actor, action if actor == you else None, told))
    return review(adviser, rules, seats, you, turns)


@pytest.mark.parametrize("preset", ["standard", "meyer"])
def test_sound_play_of_two_has_no_mistakes(preset: str) -> None:
    for number in range(3):
        found = reviewed(preset, ["equilibrium"] * 2, number)
        assert not any(decision.here for decision in found.decisions)
        assert found.decisions
        assert found.lost == 0
        assert found.biggest is None
        assert found.verdict.key == "coach-verdict-sound"


def test_a_liars_biggest_mistake_is_named() -> None:
    found = reviewed("standard", ["liar", "equilibrium"], 1)
    assert found.biggest is not None
    costs = [decision.lost for decision in found.decisions]
    assert costs[found.biggest] == max(costs) >= ABOUT_EQUAL
    assert found.lost >= sum(costs) - 1e-12
    assert found.verdict.key.startswith("coach-mistake-")
    worst = found.decisions[found.biggest]
    assert worst.alternatives[0].worth == pytest.approx(worst.best_worth, abs=1e-3)
    assert worst.best_worth - worst.worth == pytest.approx(worst.lost, abs=1e-3)


def test_a_doubt_out_of_turn_is_compared_with_waiting() -> None:
    rules = MiaRules(doubter="anybody", lives=3)
    adviser, turns, state = adviser_for(rules, 3), list[Turn](), MIA.initial_state(rules, 3)
    assert adviser is not None
    played: list[tuple[Actor, Action]] = [(CHANCE, DrawLot(0)), (0, Shake()), (CHANCE, Fall(31))]
    played += [(0, Look()), (0, Announce(31)), (2, Doubt())]
    for actor, action in played:
        state, events = step(MIA, state, actor, action)
        told = tuple(observation(event, 2) for event in events)
        turns.append(Turn(len(turns), actor, action if actor == 2 else None, told))
    found = review(adviser, rules, 3, 2, turns)
    (decision,) = found.decisions
    assert (decision.done, decision.best) == ("doubt", "wait")
    assert {one.action for one in decision.alternatives} == {"doubt", "wait"}
    assert decision.lost > 0.1, "one of three lives"
    assert decision.why == Reason("cause-lowest", {"claim": "31", "action": "wait"})
    assert "Waiting would have been worth" in Words("en").explain(found.verdict)
    assert cards(MIA, rules, 3, found) == (), "no action of the game waits"


Missed = tuple[int, float]
"""The entry of a belief, with the cost of not having doubted out of turn."""


def waits(name: str, number: int, you: int) -> tuple[Review, list[Missed], int]:
    """Return the review of a game among bots, the missed doubts that it has to name, and the
    number of claims that the seat let pass.

    The missed doubts are found from the states, and valued by an adviser that no review has used.
    """
    rules = MiaRules(doubter="anybody", lives=3)
    adviser = adviser_for(rules, 3)
    assert adviser is not None
    judge = Adviser(adviser.policy)
    witness, opinions = Witness(rules, 3, you), SeatOpinions("mia", rules, you, 3)
    bots = {s: seated(name, "mia", rules, s, 3, Random(f"{number} {s}")) for s in range(3)}
    sitting, passed = LocalGame(MIA, rules, 3, bots, Random(number)), 0
    turns, missed = list[Turn](), list[Missed]()
    sitting.moves = []
    while sitting.actor is not None:
        may = you != sitting.actor and bool(sitting.interrupts(you))
        told = tuple(observation(event, you) for event in sitting.advance() or ())
        actor, action = sitting.moves[-1]
        if may and isinstance(action, Believe):
            passed += 1
            weighed = judge.weigh_against(witness.sight(), opinions)
            assert weighed is not None
            worth = {type(move.action): move.worth for move in weighed.moves}
            if worth[Doubt] - worth[Wait] >= ABOUT_EQUAL:
                missed.append((len(turns), worth[Doubt] - worth[Wait]))
        own = action if actor == you else None
        turns.append(Turn(len(turns), actor, own, told, waited=actor != you))
        for event in told:
            if not isinstance(event, Glimpse) or actor == you:
                witnessed(witness, opinions, judge, event)
    return review(adviser, rules, 3, you, turns), missed, passed


def named(found: Review) -> list[Missed]:
    """Return the missed doubts that a review names."""
    return [(one.entry, one.lost) for one in found.decisions if one.done == "wait"]


def test_missed_doubts_are_named_once_with_their_cost() -> None:
    every = others = 0
    for number in range(4):
        for you in range(3):
            found, missed, passed = waits("lucky", number, you)
            assert [entry for entry, _ in named(found)] == [entry for entry, _ in missed]
            assert dict(named(found)) == pytest.approx(dict(missed))
            assert all(one.best == "doubt" for one in found.decisions if one.done == "wait")
            every, others = every + len(missed), others + passed - len(missed)
    assert every > 1
    assert others > 5


def test_sound_players_miss_no_doubt() -> None:
    passed = 0
    for number in range(3):
        for you in range(3):
            found, _, more = waits("equilibrium", number, you)
            assert named(found) == []
            passed += more
    assert passed > 5


@pytest.mark.parametrize("preset", ["standard", "meyer", "contest"])
def test_two_seats_are_judged_by_the_solution(preset: str) -> None:
    """Only its moves are recommended, none of them is a mistake, and small costs are no mistake."""
    for number, bot in enumerate(("liar", "truthful", "random")):
        for decision in reviewed(preset, [bot, "odds"], number).decisions:
            sound = {one.action for one in decision.alternatives if one.chance >= MADE}
            assert decision.best in sound
            assert decision.done not in sound or decision.lost == 0
            assert decision.lost == 0 or decision.lost >= ABOUT_EQUAL
            assert decision.best_worth >= decision.worth - 1e-9
            assert decision.why is not None


@pytest.mark.parametrize("preset", ["standard", "classic", "contest"])
def test_with_three_seats_moves_are_judged_against_this_table(preset: str) -> None:
    """Telling the truth with a high roll is therefore no mistake, although sound players hardly
    ever do so.
    """
    rules = PRESETS[preset]
    for number in range(2):
        found = reviewed(preset, ["truthful", "odds", "truthful"], number)
        early = [d for d in found.decisions if len(d.lives) == 3]
        assert early
        assert all(decision.here for decision in early)
        for decision in early:
            told = decision.done == f"announce {decision.roll}" and decision.roll in (21, 66, 55)
            if told and min(decision.lives) > 1 and rules.scoring == "lives":
                assert decision.lost < 0.01
            assert decision.lie is None or 0 <= decision.lie <= 1


ANSWERS = (("doubt", "believe"), ("believe", "doubt"), ("concede", "doubt"), ("wait", "doubt"))
"""Answers, each with a better one."""


def _decided(done: str, best: str, roll: int | None, claim: int | None, expected: bool) -> Decision:
    answered = roll is None
    return Decision(
        *(1, 3, roll, claim, done, 0.25, best, 0.5, 0.25, 0.11 if answered else None),
        *(expected, claim, (6, 6), ()),
    )


SPEAKING = [("en", "never"), ("de", "nie "), ("da", "aldrig"), ("uk", "ніколи"), ("ru", "никогда")]


@pytest.mark.parametrize(("language", "never"), SPEAKING)
def test_the_verdict_is_true_for_claims_that_are_never_made(language: str, never: str) -> None:
    words = Words(language)
    for done, best in ANSWERS:
        made, unmade = (
            words.explain(mistake(_decided(done, best, None, 41, expected), "chance"))
            for expected in (True, False)
        )
        assert never not in made
        assert never in unmade
        assert "11" in made
        assert "11" in unmade


@pytest.mark.parametrize(("language", "never"), SPEAKING)
def test_the_verdict_at_a_table_of_three_names_no_sound_player(language: str, never: str) -> None:
    words = Words(language)
    for done, best in ANSWERS:
        decided = _decided(done, best, None, 41, expected=False)
        sound, here = (
            words.explain(mistake(each, "chance"))
            for each in (decided, replace(decided, here=True))
        )
        assert never not in here
        assert "11" in here
        assert here != sound


@pytest.mark.parametrize("language", [language for language, _ in SPEAKING])
def test_no_claim_is_called_a_lie_in_0_percent(language: str) -> None:
    words = Words(language)
    decided = _decided("doubt", "believe", None, 31, True)
    for why in (None, Reason("cause-lowest", {"claim": "31"})):
        told = words.explain(mistake(replace(decided, lie=0.0, claim=31, why=why), "chance"))
        assert re.search(r"\b0\s?%", told) is None
        assert "31" in told


def test_the_course_runs_from_the_match_value_to_the_winner() -> None:
    for number in range(4):
        found = reviewed("standard", ["equilibrium", "odds"], number)
        assert found.unit == "chance"
        first = found.course[0].worth
        assert first == pytest.approx(0.5348, abs=1e-4) or first == pytest.approx(0.4652, abs=1e-4)
        assert found.course[-1].worth in (0.0, 1.0)
        assert [point.entry for point in found.course] == sorted(p.entry for p in found.course)


@pytest.mark.parametrize("others", [("taras",), ("taras", "petro")])
def test_full_records_review_a_seat_by_its_knowledge(others: tuple[str, ...]) -> None:
    """A seat's decisions have the same review in the full record as in the seat's own record."""
    seats = 1 + len(others)
    adviser = adviser_for(PRESETS["standard"], seats)
    assert adviser is not None
    evening = Evening(preset="standard").start(*others).play(Random(3))
    for seat in range(seats):
        found = []
        readers: tuple[Reader, ...] = (seat, "all")
        for reader in readers:
            record = read_record(record_at(evening.table, 1, reader))
            turns = [Turn(m.number, m.actor, m.action, m.events) for m in record.moves]
            found.append(review(adviser, PRESETS["standard"], seats, seat, turns))
        assert found[0] == found[1]
        assert found[0].decisions


def test_chances_stay_below_one_if_several_go_out() -> None:
    """Where announcing Mia reveals it to all, two seats may go out and pay the third more than
    one."""
    rules = MiaRules(lives=1, ends_when="first_out", mia_reveals=True)
    scale = worth_scale(rules, 3)
    assert scale.unit == "points"
    policy = solve(rules, 3).policy
    assert sum(scale.shown(worth) for worth in policy.values) == pytest.approx(0)
    shown = picture(policy)
    assert shown.unit == "points"
    assert shown.pages[0].worth == pytest.approx(scale.shown(policy.values[0]))
    assert worth_scale(rules, 2).unit == "chance"
    one_out = replace(rules, mia_reveals=False)
    assert (worth_scale(one_out, 3).unit, worth_scale(one_out, 2).unit) == ("kept", "chance")
    assert figure(0.5, "kept") == figure(0.5, "chance") == "50.0"
    assert worth_scale(PRESETS["standard"], 3).unit == "chance"
    assert worth_scale(PRESETS["classic"], 3).unit == "kept", "the first who is out ends it"
    assert worth_scale(PRESETS["contest"], 3) == WorthScale("points")
