"""Tests that sound play costs nothing in reviews, and that comments fit the moves."""

from random import Random

import pytest
from msgspec.structs import replace

from mendax.arena.local_game import drawn
from mendax.bots import BOTS
from mendax.coach.french_poker.coach import FrenchPokerCoach
from mendax.coach.french_poker.view_replay import ViewReplay
from mendax.coach.results import ABOUT_EQUAL, MADE, Review
from mendax.core.game import Action, observation
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.rules import PRESETS
from mendax.games.french_poker.state import FrenchPokerState
from mendax.words import Words
from tests.coach.french_poker.played import played

COACH = FrenchPokerCoach()


def reviewed(preset: str, bots: tuple[str, ...], seed: str, **changes: object) -> Review:
    rules = replace(PRESETS[preset], **changes)
    turns, _ = played(rules, bots, seed)
    review = COACH.review(rules, len(bots), 0, turns)
    assert review is not None
    return review


@pytest.mark.parametrize("preset", ["standard", "wild", "charge", "brisk"])
def test_a_sound_player_makes_no_mistake(preset: str) -> None:
    review = reviewed(preset, ("equilibrium", "searching"), "sound")
    assert review.decisions
    assert [d for d in review.decisions if d.lost] == []
    assert review.lost == 0
    assert review.verdict.key == "coach-verdict-sound"
    assert 0 <= min(p.worth for p in review.course) <= max(p.worth for p in review.course) <= 1


def test_a_liars_mistakes_add_up_and_the_largest_is_named() -> None:
    review = reviewed("standard", ("liar", "searching"), "liar")
    assert review.biggest is not None
    worst = review.decisions[review.biggest]
    assert worst.lost == max(d.lost for d in review.decisions)
    assert review.lost >= sum(d.lost for d in review.decisions) - 1e-12
    for decision in review.decisions:
        assert decision.best_worth >= decision.worth - 1e-12
        assert decision.lost == 0 or decision.lost >= ABOUT_EQUAL
        assert decision.why is not None
        sound = {one.action for one in decision.alternatives if one.chance >= MADE}
        assert decision.best in sound
        assert decision.done not in sound or decision.lost == 0
        assert decision.done in {one.action for one in decision.alternatives}
        assert decision.best in {one.action for one in decision.alternatives}
        assert 0 <= decision.worth <= decision.best_worth <= 1


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("bot", ["liar", "lucky", "truthful", "sniper", "random"])
def test_every_mistake_has_a_text(bot: str, language: str) -> None:
    said = Words(language)
    review = reviewed("wild", (bot, "random"), f"words {bot}")
    assert review.biggest is not None
    told = said.explain(review.verdict)
    assert "coach-mistake" not in told
    assert "{" not in told


def test_with_more_seats_the_end_is_judged() -> None:
    review = reviewed("standard", ("truthful", "odds", "odds"), "three", tokens=1)
    assert all(sum(lives > 0 for lives in d.lives) == 2 for d in review.decisions)
    assert review.fair == pytest.approx(1 / 3)


def test_claims_are_written_as_they_are_spelled() -> None:
    """6655 is a claim, not a number with a thousands separator."""
    for number in range(6):
        review = reviewed("standard", ("lucky", "searching"), f"spelled {number}", tokens=1)
        told = Words("en").explain(review.verdict)
        claim = review.verdict.arguments.get("claim", "-")
        assert isinstance(claim, str)
        assert claim == "-" or claim in told or "opening" in review.verdict.key


GAME = FrenchPoker()


def some_action(state: FrenchPokerState, rng: Random) -> Action:
    (actor,) = GAME.actors(state)
    if not isinstance(actor, int):
        return drawn(GAME.chance_outcomes(state), rng)
    bot = BOTS["random"]("french_poker", state.rules, actor, len(state.standing), rng)
    return bot.choose(GAME.view(state, actor), GAME.legal_actions(state, actor))


@pytest.mark.parametrize(("preset", "seats"), [("standard", 2), ("wild", 3), ("charge", 4)])
def test_the_view_is_the_books(preset: str, seats: int) -> None:
    rules, rng = PRESETS[preset], Random(f"{preset} {seats}")
    state, checked = GAME.initial_state(rules, seats), 0
    told = [ViewReplay(rules, seats, seat) for seat in range(seats)]
    while GAME.result(state) is None:
        after = GAME.apply(state, GAME.actors(state)[0], some_action(state, rng))
        state = after.state
        for seat, one in enumerate(told):
            for event in after.events:
                one.hear(observation(event, seat))
            book = GAME.view(state, seat)
            if state.phase not in ("fall", "over"):
                assert one.view == replace(book, last=None, places=None)
                checked += 1
    assert checked > 50
