"""The translation catalogue: all user-facing text, in Fluent, with one folder per language.

The browser, the terminal and the server use the same files. Each game has one file with all its
texts. Other files are named after the part of Mendax that uses them. Keys name things
(``mia-option-lives``), and a test requires the same keys in all languages.

A language may lack a game; missing keys fall back to the first language.

A game or bot from an installed package has its own texts (``package_catalogue``). Keys that begin
with its name are looked up in Mendax's catalogue first, then in the package's.
"""

import functools
import math
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from fluent.syntax import FluentParser

from mendax.core.game import Reason
from mendax.core.harmless import END, ISOLATE, harmless
from mendax.words import fluent
from mendax.words.fluent import Bundle

LANGUAGES: Final = ("en", "uk", "ru", "de", "da")
"""The available languages. The first has every text and is the fallback for the others."""


class Words:
    """The catalogue in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise KeyError(f"no language {language!r}; available: {', '.join(LANGUAGES)}")
        self.language = language

    def knows(self, key: str) -> bool:
        """Return whether the catalogue has a text for ``key``."""
        return _bundle_with(key, self.language) is not None

    def say(self, key: str, **arguments: str | int) -> str:
        """Return the text for ``key``, or the key itself if the catalogue has no text."""
        return self._formatted(key, arguments)

    def _formatted(self, key: str, arguments: Mapping[str, Any]) -> str:
        bundle = _bundle_with(key, self.language)
        if bundle is None:
            return key
        text = bundle.say(key, {name: isolated(given) for name, given in arguments.items()})
        return key if text is None else text

    def decimal(self, number: float, places: int, margin: float | None = None) -> str:
        """Format a number for this language: 0.01 in English, 0,01 in Ukrainian.

        A known, finite ``margin`` follows the number: 25.0 ± 8.3.
        """
        shown = fluent.number(self.language, number, places)
        if margin is None or not math.isfinite(margin):
            return shown
        return f"{shown} ± {fluent.number(self.language, margin, places)}"

    def signed(self, number: float, places: int, margin: float | None = None) -> str:
        """Format a number with its sign: +0.01 or −0.01."""
        rounded = round(number, places) + 0.0  # the sum turns -0.0 into 0.0
        return ("−" if rounded < 0 else "+") + self.decimal(abs(rounded), places, margin)

    def percent(self, share: float, places: int, margin: float | None = None) -> str:
        """Format a share in percent: 0.543 is 54.3% in English, 54,3 % in German."""
        margin = None if margin is None else 100 * margin
        return self.say("percent", figure=self.decimal(100 * share, places, margin))

    def explain(self, reason: Reason) -> str:
        """Return a reason as text, with the suggested name if it has one.

        If the catalogue lacks the key, return the key and the arguments.
        """
        if not self.knows(reason.key):
            parts = (reason.key, *(f"{k}={v}" for k, v in reason.arguments.items()))
            return harmless(" ".join(parts))
        said = self.say(reason.key, **dict(reason.arguments))
        if "like" not in reason.arguments:
            return said
        return f"{said} {self.say('rules-did-you-mean', like=reason.arguments['like'])}"

    def sentence(self, reason: Reason) -> str:
        """Return ``explain`` with a capital letter, because a name in small letters can
        begin it.
        """
        said = self.explain(reason)
        return said[:1].upper() + said[1:]


_RIGHT_TO_LEFT: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


def isolated(given: Any) -> Any:
    """Return text as an argument of a message: harmless, and isolated if it has right-to-left
    letters (Unicode UAX #9).

    Without isolates, a number that follows a right-to-left name appears on the wrong side.
    """
    if not isinstance(given, str):
        return given
    shown = harmless(given)
    return f"{ISOLATE}{shown}{END}" if _RIGHT_TO_LEFT.search(shown) else shown


@functools.cache
def whole_bundle(language: str) -> Bundle:
    """Return the complete catalogue of a language."""
    return Bundle(language, "".join(text for _, text in catalogue(language)))


@functools.cache
def _package_bundle(package: str, language: str) -> Bundle:
    return Bundle(language, package_catalogue(package, language))


def _bundle_with(key: str, language: str) -> Bundle | None:
    """Return the bundle that contains ``key``: the language's, the first language's or a
    package's.
    """
    for code in dict.fromkeys((language, LANGUAGES[0])):
        if key in (bundle := whole_bundle(code)):
            return bundle
    package = _package_with(key)
    if package is None:
        return None
    bundle = _package_bundle(package, language)
    return bundle if key in bundle else None


def _package_with(key: str) -> str | None:
    """Return the importable package of the game or bot that ``key`` belongs to."""
    if key.startswith("bot-"):
        from mendax.bots import BOTS  # this import loads every bot

        return BOTS.module(key.split("-")[1])
    from mendax.games import INSTALLED  # this import loads every game

    packages = INSTALLED.packages().items()
    stems = ((game.replace("_", "-") + "-", package) for game, package in packages)
    return next((package for stem, package in stems if key.startswith(stem)), None)


def catalogue(language: str) -> Iterator[tuple[str, str]]:
    """Yield the name and Fluent text of each of a language's files, sorted by name."""
    folder = files(__name__).joinpath(language)
    for entry in sorted(folder.iterdir(), key=lambda file: file.name):
        if entry.name.endswith(".ftl"):
            yield entry.name, entry.read_text("utf-8")


@functools.cache
def package_catalogue(package: str, language: str) -> str:
    """Return the Fluent text in an importable package's files ``words/<language>/*.ftl``.

    A missing language falls back to the first language. The result is empty if the package has no
    texts or cannot be imported.
    """
    try:
        folder = files(package).joinpath("words")
        for wanted in (language, LANGUAGES[0]):
            folder_of = folder.joinpath(wanted)
            if folder_of.is_dir():
                entries = sorted(folder_of.iterdir(), key=lambda file: file.name)
                texts = [e.read_text("utf-8") for e in entries if e.name.endswith(".ftl")]
                return "\n".join(texts)
    except (Exception, SystemExit):  # the registry reports a package's problems
        return ""
    return ""


def best_language(wanted: str, allowed: tuple[str, ...] = LANGUAGES) -> str:
    """Return the allowed language that best matches ``uk-UA,en;q=0.8`` or ``uk_UA.UTF-8``."""
    for part in wanted.replace("_", "-").split(","):
        code = part.split(";")[0].strip().split("-")[0].split(".")[0].lower()
        if code in allowed:
            return code
    return allowed[0]


@functools.cache
def keys(language: str) -> Mapping[str, str]:
    """Return a language's keys, with the name of each key's file."""
    messages: dict[str, str] = {}
    for name, text in catalogue(language):
        for entry in FluentParser(with_spans=False).parse(text).body:
            identifier = getattr(entry, "id", None)
            if identifier is not None:
                messages[identifier.name] = name
    return MappingProxyType(messages)
