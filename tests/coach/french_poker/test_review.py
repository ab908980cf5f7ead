"""Games gone through: sound play costs nothing, and what is said fits what was done."""

import pytest
from msgspec.structs import replace

from mendax.coach.french_poker.coach import FrenchPokerCoach
from mendax.coach.results import Review
from mendax.games.french_poker.rules import PRESETS
from mendax.words import Words
from tests.coach.french_poker.played import played

COACH = FrenchPokerCoach()


def reviewed(preset: str, bots: tuple[str, ...], seed: str, **changes: object) -> Review:
    rules = replace(PRESETS[preset], **changes)
    turns, _ = played(rules, bots, seed)
    review = COACH.review(rules, len(bots), 0, turns)
    assert review is not None
    return review


@pytest.mark.parametrize("preset", ["house", "wild", "charge", "brisk"])
def test_a_sound_player_makes_no_mistake(preset: str) -> None:
    review = reviewed(preset, ("equilibrium", "searching"), "sound")
    assert review.decisions
    # The policy of a round never concedes: it does not know what opening the next one is worth.
    assert [d for d in review.decisions if d.lost and d.best != "concede"] == []
    assert 0 <= min(p.worth for p in review.course) <= max(p.worth for p in review.course) <= 1


def test_a_liars_mistakes_add_up_and_the_largest_is_told() -> None:
    review = reviewed("house", ("liar", "searching"), "liar")
    assert review.biggest is not None
    worst = review.decisions[review.biggest]
    assert worst.lost == max(d.lost for d in review.decisions)
    assert review.lost == pytest.approx(sum(d.lost for d in review.decisions))
    for decision in review.decisions:
        assert decision.best_worth >= decision.worth - 1e-12
        assert decision.done in {one.action for one in decision.alternatives}
        assert decision.best in {one.action for one in decision.alternatives}
        assert 0 <= decision.worth <= decision.best_worth <= 1


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("bot", ["liar", "lucky", "truthful", "sniper", "random"])
def test_every_mistake_is_told_in_words(bot: str, language: str) -> None:
    said = Words(language)
    review = reviewed("wild", (bot, "random"), f"words {bot}")
    assert review.biggest is not None
    told = said.explain(review.verdict)
    assert "coach-mistake" not in told
    assert "{" not in told


def test_with_more_seats_the_end_is_judged() -> None:
    review = reviewed("house", ("truthful", "odds", "odds"), "three", tokens=1)
    assert all(sum(lives > 0 for lives in d.lives) == 2 for d in review.decisions)
    assert review.fair == pytest.approx(1 / 3)


def test_claims_are_told_as_they_are_spelled() -> None:
    """6655 is a claim, no number with thousands."""
    for number in range(6):
        review = reviewed("house", ("lucky", "searching"), f"spelled {number}", tokens=1)
        told = Words("en").explain(review.verdict)
        claim = review.verdict.arguments.get("claim", "-")
        assert isinstance(claim, str)
        assert claim == "-" or claim in told or "opening" in review.verdict.key
