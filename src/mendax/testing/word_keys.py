"""The catalogue keys used to display a game, and the keys that a package lacks."""

import re
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Final

from mendax.core.game import CHANCE, Action, AnyGame, Event, Opening, kebab
from mendax.core.meanings import meanings
from mendax.games.rules import Rules, options
from mendax.testing.history import start
from mendax.testing.walks import by_kind

WALKS: Final = 5
LONGEST: Final = 2000
"""The number of random games in which chance actions are found, and their maximum length."""
_MESSAGE: Final = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


def word_keys(game: AnyGame) -> Iterator[str]:
    """Yield the keys that boards, forms and commands look up for any game.

    If a key is missing, the name of the field or kind is displayed. The keys that a game chooses
    for its reasons, phases and explanations are not included.
    """
    stem = game.name.replace("_", "-")
    yield from (f"{stem}-title", f"{stem}-pitch", f"{stem}-question")
    rules: type[Rules] = game.rules
    for option in options(rules):
        key = f"{stem}-option-{_dashed(option.name)}"
        yield from (key, f"{key}-help")
        yield from (f"{key}-{_dashed(value)}" for value in option.values)
    for preset in game.presets:
        yield from (f"{stem}-preset-{_dashed(preset)}", f"{stem}-preset-{_dashed(preset)}-help")
    for name in game.view_type.__struct_fields__:
        yield f"{stem}-field-{_dashed(name)}"
    for action in game.actions:
        yield f"{stem}-action-{kebab(action.__name__)}"
    chance = _chance_kinds(game)
    for action in game.actions:
        if action not in chance:
            kind = kebab(action.__name__)
            yield from (f"{stem}-words-{kind}", f"{stem}-do-{kind}")
    for event in game.events:
        yield f"{stem}-event-{kebab(event.__name__)}"
        if _is_about_a_seat(event):
            yield f"{stem}-you-{kebab(event.__name__)}"


def _chance_kinds(game: AnyGame) -> set[type[Action]]:
    """Return the kinds that are declared as chance actions, or occur as such in a random game."""
    found = {*game.public_chance}
    found |= {kind for event in game.events if issubclass(event, Opening) for kind in event.opens}
    for number in range(WALKS):
        choose = by_kind(Random(f"{game.name} {number}"))
        here = start(game, game.presets[game.default_preset], game.seats[0])
        while (actors := game.actors(here.state)) and len(here.moves) < LONGEST:
            choices = here.choices(actors[0])
            found |= {type(action) for action in choices if actors[0] == CHANCE}
            here, _ = here.after(actors[0], choose(actors[0], choices))
    return found


def missing_words(game: AnyGame, package: str) -> dict[str, list[str]]:
    """Return the keys missing from an importable package, for each language."""
    folder = files(package).joinpath("words")
    languages = sorted(entry.name for entry in folder.iterdir() if entry.is_dir())
    found: dict[str, list[str]] = {}
    for language in languages:
        texts = [
            file.read_text("utf-8")
            for file in folder.joinpath(language).iterdir()
            if file.name.endswith(".ftl")
        ]
        if texts:
            known = set(_MESSAGE.findall("\n".join(texts)))
            found[language] = [key for key in word_keys(game) if key not in known]
    return found


def _is_about_a_seat(event: type[Event]) -> bool:
    """Return whether the event is about one seat, whose player then reads a text in the second
    person.
    """
    return meanings(event).get("seat") == "seat"


def _dashed(name: str) -> str:
    return name.replace("_", "-")
