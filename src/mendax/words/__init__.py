"""The translation catalogue: all text for people, in Fluent, one folder per language.

The browser, the terminal and the server's messages use the same files. A game has one file with all
its texts; the others are named after the part of Mendax that uses them. Keys are the names of
things (``mia-option-lives``); a test requires the same keys in all languages.

A language may lack a game: a missing key is shown in the first language.

A game or a bot of an installed package has its own texts (``package_catalogue``): keys that begin
with its name are looked up there, after the catalogue of Mendax.
"""

import functools
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any, Final

from fluent.syntax import FluentParser

from mendax.core.game import Reason
from mendax.words import fluent
from mendax.words.fluent import Bundle

LANGUAGES: Final = ("en", "uk", "ru", "de", "da")
"""The available languages; the first is complete, and the fallback of the others."""


class Words:
    """One language of the catalogue."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise KeyError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language

    def knows(self, key: str) -> bool:
        """Return whether the catalogue has a text for ``key``."""
        return _bundle_with(key, self.language) is not None

    def say(self, key: str, **arguments: str | int) -> str:
        """Return the text for ``key``; the key itself if there is no text."""
        return self._formatted(key, arguments)

    def _formatted(self, key: str, arguments: Mapping[str, Any]) -> str:
        bundle = _bundle_with(key, self.language)
        if bundle is None:
            return key
        text = bundle.say(key, {name: isolated(given) for name, given in arguments.items()})
        return key if text is None else text

    def decimal(self, number: float, places: int) -> str:
        """Format a number as this language writes it: 0.01, in Ukrainian 0,01."""
        return fluent.number(self.language, number, places)

    def explain(self, reason: Reason) -> str:
        """Return a reason as text, with a suggestion of the intended name if the arguments have
        one.

        If the catalogue lacks the key, the result is the key and the arguments.
        """
        if not self.knows(reason.key):
            return " ".join((reason.key, *(f"{k}={v}" for k, v in reason.arguments.items())))
        said = self.say(reason.key, **dict(reason.arguments))
        if "like" not in reason.arguments:
            return said
        return f"{said} {self.say('rules-did-you-mean', like=reason.arguments['like'])}"


_RIGHT_TO_LEFT: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


def isolated(given: Any) -> Any:
    """Return text with right-to-left letters in isolates (Unicode UAX #9), other text unchanged.

    Without isolates, a number after such a name appears on the wrong side.
    """
    if isinstance(given, str) and _RIGHT_TO_LEFT.search(given):
        return f"\u2068{given}\u2069"
    return given


@functools.cache
def _bundle(language: str) -> Bundle:
    """Return the whole catalogue of a language."""
    return Bundle(language, "".join(text for _, text in catalogue(language)))


@functools.cache
def _package_bundle(package: str, language: str) -> Bundle:
    return Bundle(language, package_catalogue(package, language))


def _bundle_with(key: str, language: str) -> Bundle | None:
    """Return the bundle that has ``key``: the bundle of the language, of the first language, or of
    a package."""
    for code in dict.fromkeys((language, LANGUAGES[0])):
        if key in (bundle := _bundle(code)):
            return bundle
    package = _package_with(key)
    if package is None:
        return None
    bundle = _package_bundle(package, language)
    return bundle if key in bundle else None


def _package_with(key: str) -> str | None:
    """Return the importable package with the game or bot of ``key``."""
    if key.startswith("bot-"):
        from mendax.bots import BOTS  # this import loads every bot

        return BOTS.module(key.split("-")[1])
    from mendax.games import INSTALLED  # this import loads every game

    packages = INSTALLED.packages().items()
    stems = ((game.replace("_", "-") + "-", package) for game, package in packages)
    return next((package for stem, package in stems if key.startswith(stem)), None)


def catalogue(language: str) -> Iterator[tuple[str, str]]:
    """Yield the files of a language: name and Fluent text, in order of name."""
    folder = files(__name__).joinpath(language)
    for entry in sorted(folder.iterdir(), key=lambda file: file.name):
        if entry.name.endswith(".ftl"):
            yield entry.name, entry.read_text("utf-8")


@functools.cache
def package_catalogue(package: str, language: str) -> str:
    """Return the Fluent text of the files ``words/<language>/*.ftl`` of an importable package.

    A package without this language gives the first language. The result is empty if the package has
    no texts or cannot be imported.
    """
    try:
        folder = files(package).joinpath("words")
        for wanted in (language, LANGUAGES[0]):
            folder_of = folder.joinpath(wanted)
            if folder_of.is_dir():
                entries = sorted(folder_of.iterdir(), key=lambda file: file.name)
                texts = [e.read_text("utf-8") for e in entries if e.name.endswith(".ftl")]
                return "\n".join(texts)
    except (Exception, SystemExit):  # the registry reports problems of the package
        return ""
    return ""


def best_language(wanted: str, allowed: tuple[str, ...] = LANGUAGES) -> str:
    """Return the best allowed language for ``uk-UA,en;q=0.8`` or ``uk_UA.UTF-8``."""
    for part in wanted.replace("_", "-").split(","):
        code = part.split(";")[0].strip().split("-")[0].split(".")[0].lower()
        if code in allowed:
            return code
    return allowed[0]


def keys(language: str) -> Mapping[str, str]:
    """Return every key of a language with the name of its file."""
    messages: dict[str, str] = {}
    for name, text in catalogue(language):
        for entry in FluentParser(with_spans=False).parse(text).body:
            identifier = getattr(entry, "id", None)
            if identifier is not None:
                messages[identifier.name] = name
    return messages
