"""Checks that players can tell the offers of one moment apart, in every language.

The terminal shows the input for an offer and its description. The browser's generic board shows a
button with the action's text, or with its kind and values if the catalogue has no text.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from mendax.core.concrete import concrete
from mendax.core.game import AnyGame, Offer, Seat
from mendax.terminal.generic.screen import GenericScreen
from mendax.terminal.play.line_by_line import described
from mendax.terminal.presentation import Screen
from mendax.terminal.screens import presentation_of
from mendax.terminal.typed import NotUnderstood, Vocabulary, kind_of, read_action
from mendax.testing.history import History, LawBroken, spelt
from mendax.words import LANGUAGES, Words

NAMES = tuple(f"P{number}" for number in range(1, 100))
READ_BACK = 20
"""The maximum number of actions of one moment that are typed."""


def labels_hold(here: History, known: set[tuple[Seat, tuple[Offer, ...]]]) -> None:
    """Check the offers to each seat, except those in ``known``. Raises ``LawBroken``."""
    for seat in range(here.seats):
        offers = here.game.legal_actions(here.state, seat)
        if not offers or (seat, offers) in known:
            continue
        known.add((seat, offers))
        for language in LANGUAGES:
            words = Words(language)
            screen = _screen(here.game, words, here.rules, here.seats, seat)
            vocabulary = Vocabulary(words, screen.typed, screen.game)
            _differ(here, list(_lines(offers, words, screen, vocabulary)), language)
            if isinstance(screen, GenericScreen):
                _differ(here, [_button(offer, words, screen) for offer in offers], language)
                _reads_back(here, offers, screen, vocabulary)


def _screen(game: AnyGame, words: Words, rules: Any, seats: int, seat: Seat) -> Screen:
    return presentation_of(game).screen(words, rules, NAMES[:seats], seat)


def _lines(
    offers: Sequence[Offer], words: Words, screen: Screen, vocabulary: Vocabulary
) -> Iterator[str]:
    """Yield the terminal's line for each offer.

    Offers whose values are all typed by the same usage may share a line.
    """
    shared = set()
    for offer in offers:
        kind = kind_of(offer)
        if kind not in shared:
            yield " — ".join(described(offer, offers, words, screen, vocabulary))
        if vocabulary.usage(kind) and len(offer.action.__struct_fields__) > 1:
            shared.add(kind)


def _button(offer: Offer, words: Words, screen: GenericScreen) -> str:
    """Return the name of the browser's button for an offer, before the player chooses a value."""
    key = f"{screen.game}-action-{kind_of(offer)}"
    return (
        words.say(key, **screen.arguments(offer.action))
        if words.knows(key)
        else spelt(offer.action)
    )


def _differ(here: History, labels: Sequence[str], language: str) -> None:
    for label in labels:
        if labels.count(label) > 1:
            raise LawBroken("labels", f"two offers read {label!r} in the language {language}", here)


def _reads_back(
    here: History, offers: Sequence[Offer], screen: GenericScreen, vocabulary: Vocabulary
) -> None:
    """Check that the terminal understands offered actions as they are typed."""
    for action in islice(concrete(offers), READ_BACK):
        fields = action.__struct_fields__
        values = [screen.typed(getattr(action, field), field) for field in fields]
        typed = " ".join([vocabulary.first(kind_of(Offer(action))), *values])
        try:
            understood = read_action(typed, offers, vocabulary, screen.read_value, None)
        except NotUnderstood as error:
            raise LawBroken("labels", f"{typed!r} is not understood: {error}", here) from error
        if understood != action:
            problem = f"{typed!r} is understood as {spelt(understood)}, not {spelt(action)}"
            raise LawBroken("labels", problem, here)
