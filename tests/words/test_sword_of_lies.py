"""The catalogue says all that Sword of Lies declares: events, actions, phases, reasons."""

import re
import typing

from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.state import Phase
from mendax.words import LANGUAGES, Words
from tests.words.test_catalogue import keys_of, spoken_english, tag

SWORD = SwordOfLies()


def test_there_are_words_for_everything_the_game_declares() -> None:
    assert not [key for key in keys_of(SWORD) if key not in spoken_english()]


def test_there_are_words_for_every_action_and_phase() -> None:
    actions = [f"sword-of-lies-action-{tag(kind)}" for kind in SWORD.actions]  # type: ignore[arg-type]
    phases = [f"sword-of-lies-phase-{phase}" for phase in typing.get_args(Phase)]
    assert not [key for key in (*actions, *phases) if key not in spoken_english()]


def test_an_event_is_told_with_its_own_fields() -> None:
    fields = {tag(kind): set(kind.__struct_fields__) for kind in SWORD.events}
    for kind, own in fields.items():
        _, variables = spoken_english()[f"sword-of-lies-event-{kind}"]
        assert variables <= own, kind


def test_cards_are_counted_from_the_left_in_words() -> None:
    for language in LANGUAGES:
        named = [Words(language).say("sword-of-lies-place", place=n) for n in range(1, 9)]
        assert len(set(named)) == 8
    assert Words("uk").say("sword-of-lies-place", place=2) == "друга карта зліва"
    assert re.search("fourth|4", Words("en").say("sword-of-lies-place", place=4))
