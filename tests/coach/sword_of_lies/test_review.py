"""Tests that reviews judge answers, bets and orders, and list later revelations separately.

It also tests ``mendax.coach.sword_of_lies.coach``, which asks for reviews.
"""

import re
from functools import cache

import pytest
from msgspec.structs import replace

from mendax.coach.results import Review
from mendax.coach.sword_of_lies.review import _Game, hint, review
from mendax.core.game import Reason, Turn
from mendax.core.text_form import read
from mendax.games.rules import with_options
from mendax.games.sword_of_lies.actions import Believe, Disbelieve
from mendax.games.sword_of_lies.events import Revealed
from mendax.games.sword_of_lies.rules import PRESETS
from mendax.terminal.sword_of_lies.coached import called
from mendax.words import LANGUAGES, Words
from tests.coach.sword_of_lies.played import GAME, played

RULES = with_options(PRESETS["first_evening"], {"cards": 2, "deals": 0})


@cache
def game() -> tuple[list[Turn], float]:
    """Return the turns of a game and the chips that seat 0 won."""
    return played(RULES, ["squire"] * 3, "seen 2")


@cache
def reviewed() -> Review:
    """Return the review of that game."""
    return review(RULES, 3, 0, game()[0])


def mine() -> list[Turn]:
    """Return the seat's decisions that the coach comments on."""
    judged = ("verdict", "betting", "orders")
    return [t for t in game()[0] if t.action is not None and t.view and t.view.phase in judged]


def test_every_answer_bet_and_order_is_judged_among_its_options() -> None:
    assert {turn.view.phase for turn in mine()} == {"verdict", "betting", "orders"}
    assert [d.entry for d in reviewed().decisions] == [turn.number for turn in mine()]
    for decision in reviewed().decisions:
        assert decision.done in {choice.action for choice in decision.alternatives}
        assert decision.best in {choice.action for choice in decision.alternatives}
        assert decision.lost >= 0
        assert decision.moment is not None
        assert decision.known
    costs = [decision.lost for decision in reviewed().decisions]
    assert reviewed().lost == sum(costs)
    biggest = reviewed().biggest
    assert biggest is None or costs[biggest] == max(costs) > 0


def test_values_are_net_chips() -> None:
    assert reviewed().unit == "chips"
    assert (reviewed().course[0].worth, reviewed().course[-1].worth) == (0.0, game()[1])
    most = 2 * RULES.min_buy_in
    assert all(-RULES.min_buy_in <= d.worth <= most for d in reviewed().decisions)


def test_later_revelations_are_separate_from_known_facts() -> None:
    answers = [
        d
        for d, turn in zip(reviewed().decisions, mine(), strict=True)
        if isinstance(turn.action, Believe | Disbelieve)
    ]
    assert answers
    assert all(d.known[0].key.startswith("sword-coach-known") for d in answers)
    shown = [d for d in reviewed().decisions if d.shown]
    assert shown
    assert all(decision in answers for decision in shown)
    before = [t for t in game()[0] if not any(isinstance(e, Revealed) for e in t.events)]
    early = review(RULES, 3, 0, before[: before.index(mine()[-1])])
    for one, same in zip(early.decisions, answers, strict=False):
        assert not one.shown
        assert (one.known, one.worth, one.lost) == (same.known, same.worth, same.lost)


def test_the_same_game_is_judged_alike() -> None:
    assert review(RULES, 3, 0, game()[0]) == reviewed()


def test_all_of_it_has_words() -> None:
    reasons = [reviewed().verdict, *reviewed().notes]
    for decision in reviewed().decisions:
        reasons += [*decision.known, *decision.shown]
    for language in ("en", "uk", "ru"):
        assert language in LANGUAGES
        words = Words(language)
        told = [words.explain(reason) for reason in reasons]
        told += [
            words.say("coach-move-" + d.done.partition(" ")[0], value="2")
            for d in reviewed().decisions
        ]
        assert not any("coach-" in text or "{" in text for text in told)


BET = Reason("sword-coach-known-bet", {"price": 40, "pot": 62})
WAR = Reason("sword-coach-known-war", {"lives": 3, "swords": 1})


@pytest.mark.parametrize(
    ("known", "done", "best", "told"),
    [
        (BET, "raise 169", "raise 66", {"en": "you raised to 169. Raising to 66 would have"}),
        (BET, "bet 40", "check", {"en": "you bet 40. Checking would have"}),
        (
            WAR,
            "strike seat2-4h",
            "strike seat3-9c",
            {
                "en": "you wrote one sword at Bo’s 4♥. .* more: one sword at Cy’s 9♣.",
                "uk": "одним мечем: 4♥ .Bo.. .* один меч: 9♣ .Cy..",
                "ru": "одним мечом: 4♥ .Bo.. .* один меч: 9♣ .Cy..",
                "de": "ging ein Schwert auf 4♥ von Bo. .*: ein Schwert auf 9♣ von Cy.",
                "da": "skrev du ét sværd mod 4♥ hos Bo. .*: ét sværd mod 9♣ hos Cy.",
            },
        ),
        (
            WAR,
            "hold",
            "strike-twice seat2-4h+seat3-9c+7d",
            {"en": "you held. .*: two swords at Bo’s 4♥ and Cy’s 9♣, for a life of your 7♦."},
        ),
    ],
)
def test_the_biggest_mistake_tells_both_moves_apart(
    known: Reason, done: str, best: str, told: dict[str, str]
) -> None:
    game = _Game(RULES, 3, 0)
    one = replace(reviewed().decisions[0], done=done, best=best, lost=20.1, known=(known,))
    game.decisions.append(one)
    game.whys.append(None)
    verdict = game.review().verdict
    for language, sentence in told.items():
        words, names = Words(language), ("Ann", "Bo", "Cy")
        said = {name: called(words, names, str(to)) for name, to in verdict.arguments.items()}
        assert re.search(sentence, words.explain(Reason(verdict.key, said)))


def test_a_hint_is_something_that_may_be_done() -> None:
    told: list[object] = []
    for turn in game()[0]:
        if turn in mine() and turn.view.phase != "orders":
            given = hint(RULES, 3, turn.view, tuple(told))  # type: ignore[arg-type]
            assert given is not None
            action = read(given.best, GAME.actions)
            assert any(offer.admits(action) for offer in turn.offers)
        told += turn.events
    watching = GAME.view(GAME.initial_state(RULES, 3), None)
    assert hint(RULES, 3, watching, ()) is None


def test_an_answer_is_explained_by_the_cards_left() -> None:
    """The review claims no probability of truth; the player's truthfulness is a later
    revelation."""
    answers = [d for d in reviewed().decisions if d.done in ("believe", "disbelieve")]
    unseen = [d.known[0].arguments for d in answers if d.known[0].key.endswith("known-answer")]
    assert unseen
    for told in unseen:
        assert told.keys() == {"named", "card", "unseen", "count"}
        assert 0 < int(told["count"]) < int(told["unseen"]) <= 52
    truths = [r.arguments for d in answers for r in d.shown if r.key.endswith("shown-truths")]
    assert truths
    assert all(0 <= int(told["truths"]) <= int(told["answers"]) > 0 for told in truths)
    assert not any(r.key.endswith("shown-truths") for d in answers for r in d.known)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["believe", "disbelieve"])
@pytest.mark.parametrize("card", ["lie", "truth", "unseen"])
def test_misjudged_answers_use_known_facts(language: str, kind: str, card: str) -> None:
    told: dict[str, str | int] = {"named": "red", "card": card}
    if card == "unseen":
        told |= {"unseen": 31, "count": 17}
    game = _Game(RULES, 3, 0)
    known = (Reason("sword-coach-known-answer", told),)
    one = replace(reviewed().decisions[0], done=kind, best="x", lost=4.0, known=known)
    game.decisions.append(one)
    game.whys.append(None)
    said = Words(language).explain(game.review().verdict)
    assert (("31" in said), ("17" in said)) == (card == "unseen", card == "unseen")
    assert "4.0" in said


def test_mistakes_in_a_row_with_one_reason_count_as_one() -> None:
    """The most expensive mistake represents all. Another reason or a sound move ends the series."""
    game = _Game(RULES, 3, 0)
    costs = (5.0, 32.0, 11.0, 4.0, 0.0, 3.0, 2.0)
    game.whys = ["swords", "swords", "swords", "folds", None, "folds", None]
    for number, lost in enumerate(costs):
        one = replace(reviewed().decisions[0], done="check", best="bet 4", round=number + 1)
        game.decisions.append(replace(one, lost=lost, known=(BET,)))
    told = game.review()
    assert told.lost == 32 + 4 + 3 + 2
    assert told.biggest == 1
    row = Reason("sword-coach-note-together", {"first": 1, "last": 3, "count": 3})
    assert [note for note in told.notes if note.key == row.key] == [row]
    for language in LANGUAGES:
        words = Words(language)
        assert words.say("sword-coach-why-swords") in words.explain(told.verdict)
        assert words.explain(row).count("3") == 2
