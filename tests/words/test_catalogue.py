"""Tests that the catalogues of all languages have the same keys and variables, and words for all
names in the code."""

import ast
import functools
import itertools
import re
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import mendax
from mendax import words
from mendax.bots import BOTS
from mendax.core.game import AnyGame, Event, Reason
from mendax.games import BUILT_IN, GAMES
from mendax.games.rules import Rules, options
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.state import Phase
from mendax.table.events import TABLE_EVENTS
from mendax.words import LANGUAGES, Words, best_language, catalogue
from mendax.words.fluent import Bundle
from tests.languages import SPOKEN, speaking_of

PACKAGE = Path(mendax.__file__).parent
OTHERS = [language for language in LANGUAGES if language != LANGUAGES[0]]


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@functools.cache
def messages(language: str) -> dict[str, tuple[str, set[str]]]:
    """Return every message of a language by key, with its file and variables. Fails for unreadable
    entries."""
    found: dict[str, tuple[str, set[str]]] = {}
    for name, text in catalogue(language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice in {language}"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = (name, variables.names)
    return found


PLURALS = {"zero", "one", "two", "few", "many", "other"}
"""The plural forms of CLDR. Other choices, such as of a die's face, have other words too."""


class Plurals(Visitor):
    """Collects the variables whose plural form a message chooses with a branch ``[one]``."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = [one.key.name for one in node.variants if isinstance(one.key, ftl.Identifier)]
        if (
            "one" in keys
            and PLURALS.issuperset(keys)
            and isinstance(node.selector, ftl.VariableReference)
        ):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


def without_its_number(language: str, text: str) -> list[str]:
    """Return the messages in which the number 21 chooses ``[one]`` and is not shown.

    In Ukrainian and Russian ``[one]`` is for 1, 21 and 31, so words such as "the last chip" need
    ``[1]``. In other languages it is for 1 alone, and every branch for 21 shows a number that the
    branch for 57 shows.
    """
    found, bundle = [], Bundle(language, text)
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ftl.Message):
            continue
        counted, used = Plurals(), Variables()
        counted.visit(entry)
        used.visit(entry)
        for name, others in itertools.product(counted.names, (1, 3)):
            given: dict[str, str | int] = dict.fromkeys(used.names, "x")
            given |= dict.fromkeys(counted.names, others)
            said, many = (bundle.say(entry.id.name, given | {name: n}) or "" for n in (21, 57))
            if "21" not in said and (language in ("uk", "ru") or "57" in many):
                found.append(entry.id.name)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_that_end_in_one_are_shown(language: str) -> None:
    text = "".join(text for _, text in catalogue(language))
    assert without_its_number(language, text) == []


def test_a_branch_for_one_without_its_number_is_found() -> None:
    shown = "a = { $n ->\n    [one] the last chip\n   *[other] all { $n }\n}\n"
    assert without_its_number("ru", shown) == ["a", "a"]
    assert without_its_number("ru", shown.replace("[one]", "[1]")) == []
    assert without_its_number("en", shown) == []


def spoken_english() -> dict[str, tuple[str, set[str]]]:
    """Return the messages of the reference language."""
    return messages(LANGUAGES[0])


def game_of(file: str) -> str:
    """Return the game of a file of texts; empty for the server's files."""
    return file.removesuffix(".ftl") if file.removesuffix(".ftl") in GAMES else ""


def test_every_language_speaks_of_mia_at_least() -> None:
    assert set(SPOKEN[LANGUAGES[0]]) == set(BUILT_IN)
    assert set(speaking_of("mia")) == set(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_translations_are_of_english_messages_in_the_same_files(language: str) -> None:
    """Missing translations fall back to English; ``tools.untranslated`` lists them."""
    english = {key: file for key, (file, _) in spoken_english().items()}
    assert {key: file for key, (file, _) in messages(language).items()}.items() <= english.items()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_for_players_exist_for_each_game_of_a_language(language: str) -> None:
    pages = (PACKAGE / "words" / "rules").glob(f"*.{language}.md")
    assert {page.name.split(".")[0] for page in pages} == {*SPOKEN[language]}


def test_missing_texts_fall_back_to_the_first_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = words.catalogue
    monkeypatch.setattr(
        words,
        "catalogue",
        lambda code: [(n, t) for n, t in whole(code) if code == "en" or n != "french_poker.ftl"],
    )
    words.whole_bundle.cache_clear()
    spoken = Words("uk")
    assert spoken.say("french-poker-title") == Words("en").say("french-poker-title")
    assert spoken.say("mia-title") == "Мія"
    words.whole_bundle.cache_clear()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_fills_in_the_same_variables(language: str) -> None:
    other = messages(language)
    differing = {
        key: (spoken_english()[key][1], names)
        for key, (_, names) in other.items()
        if key in spoken_english() and names != spoken_english()[key][1]
    }
    assert not differing


def keys_of(game: AnyGame) -> Iterator[str]:
    """Yield the keys that forms, logs and help texts derive from a game's declarations."""
    stem = game.name.replace("_", "-")
    yield f"{stem}-title"
    rules: type[Rules] = game.rules
    for option in options(rules):
        label = f"{stem}-option-{option.name.replace('_', '-')}"
        yield label
        yield label + "-help"
        for value in option.values:
            yield f"{label}-{value.replace('_', '-')}"
    for preset in game.presets:
        yield f"{stem}-preset-{preset.replace('_', '-')}"
        yield f"{stem}-preset-{preset.replace('_', '-')}-help"
    for contradiction in game.rules.contradictions:
        yield contradiction.key
    for event in game.events:
        yield f"{stem}-event-{tag(event)}"


def tag(event: type[Event]) -> str:
    return str(event.__struct_config__.tag)


@pytest.mark.parametrize("name", GAMES)
def test_there_are_words_for_everything_a_game_declares(name: str) -> None:
    missing = [key for key in keys_of(GAMES[name]) if key not in spoken_english()]
    assert not missing


@pytest.mark.parametrize("name", GAMES)
def test_zeros_that_help_explains_have_words(name: str) -> None:
    english, stem = Words("en"), name.replace("_", "-")
    rules: Any = GAMES[name].rules
    every = options(rules)
    labels = [f"{stem}-option-{option.name.replace('_', '-')}" for option in every]
    explained = [label for label in labels if re.search(r"\b0\b", english.say(f"{label}-help"))]
    assert [label for label in explained if not english.knows(f"{label}-0")] == []


def test_there_are_words_for_every_bot() -> None:
    stems = [f"bot-{name.replace('_', '-')}" for name in BOTS]
    assert not [
        key for stem in stems for key in (stem, stem + "-help") if key not in spoken_english()
    ]


def test_a_memory_is_described_for_bots_that_have_one() -> None:
    remembering = {f"bot-{name}-evening" for name, bot in BOTS.items() if bot.observers}
    assert {key for key in spoken_english() if re.fullmatch("bot-.+-evening", key)} == remembering


def test_there_are_words_for_every_table_event() -> None:
    assert not [k for e in TABLE_EVENTS if (k := f"table-event-{tag(e)}") not in spoken_english()]


def literal_reasons() -> Iterator[tuple[str, str]]:
    """Yield (file, key) of every ``Reason("…")`` and ``refused("…")`` in the sources."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if not (isinstance(node, ast.Call) and node.args):
                continue
            first, name = node.args[0], getattr(node.func, "id", "")
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                if name == "Reason" and not first.value.endswith("-"):
                    yield path.name, first.value
                if name == "refused":
                    yield path.name, "table-refused-" + first.value


def test_there_are_words_for_every_reason_that_the_code_gives() -> None:
    reasons = list(literal_reasons())
    assert len(reasons) > 20
    assert not sorted({(file, key) for file, key in reasons if key not in spoken_english()})


class References(Visitor):
    """Collects the messages and terms that a file refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_file_refers_to_another(language: str) -> None:
    for name, text in catalogue(language):
        resource, references = FluentParser().parse(text), References()
        references.visit(resource)
        own = {e.id.name for e in resource.body if isinstance(e, ftl.Message | ftl.Term)}
        assert references.names <= own, name


def test_keys_are_spelled_in_one_way() -> None:
    assert not [key for key in spoken_english() if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", key)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_or_fails_to_format(language: str) -> None:
    spoken = Words(language)
    for key, (_, variables) in spoken_english().items():
        text = spoken.say(key, **dict.fromkeys(variables, 1))
        assert text.strip(), key
        assert "{" not in text, (key, text)


@pytest.mark.parametrize("language", [code for code in ("uk", "ru") if code in LANGUAGES])
def test_cyrillic_languages_use_cyrillic_everywhere(language: str) -> None:
    spoken = Words(language)
    for key, (_, names) in messages(language).items():
        text = spoken.say(key, **dict.fromkeys(names, 1)).replace("Enter", "")  # a key of the board
        assert re.search(r"[а-яёіїєґ]", text.lower()) or not re.search(r"[a-z]{4}", text), key


WORD = re.compile(r"[^\W\d_]{2,}")


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_was_left_in_english(language: str) -> None:
    english, spoken = Words(LANGUAGES[0]), Words(language)
    same = [
        key
        for key, (_, names) in messages(language).items()
        if key != "web-bot-names"  # names, and no sentence
        and len(WORD.findall(text := english.say(key, **dict.fromkeys(names, 1)))) > 3
        and spoken.say(key, **dict.fromkeys(names, 1)) == text
    ]
    assert not same


def test_an_unknown_key_is_said_as_it_is() -> None:
    assert Words("en").explain(Reason("no-such-key", {"a": 1})) == "no-such-key a=1"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(KeyError, match="en, uk, ru"):
        Words("xx")


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        ("uk-UA,uk;q=0.9,en;q=0.8", "uk"),
        ("uk_UA.UTF-8", "uk"),
        ("fr, uk", "uk"),
        ("C", "en"),
        ("", "en"),
    ],
)
def test_the_best_language_of_a_request(wanted: str, spoken: str) -> None:
    assert best_language(wanted) == spoken


UNINFLECTED = re.compile(
    r"^(?!\s*\*?\[(?:one|few|many|other)\]).*\{ \$\w+ \} (?:раза?|рази|разів|случаях|випадках)\b.*",
    re.MULTILINE,
)
"""A count followed by a noun in a fixed form, although the noun has several forms."""


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_times_and_cases_are_inflected_by_how_many_they_are(language: str) -> None:
    assert [found for _, text in catalogue(language) for found in UNINFLECTED.findall(text)] == []


SWORD = SwordOfLies()


def test_there_are_words_for_every_action_and_phase() -> None:
    actions = [f"sword-of-lies-action-{tag(kind)}" for kind in SWORD.actions]  # type: ignore[arg-type]
    phases = [f"sword-of-lies-phase-{phase}" for phase in typing.get_args(Phase)]
    assert not [key for key in (*actions, *phases) if key not in spoken_english()]


def test_the_text_of_an_event_uses_only_its_fields() -> None:
    fields = {tag(kind): set(kind.__struct_fields__) for kind in SWORD.events}
    for kind, own in fields.items():
        _, variables = spoken_english()[f"sword-of-lies-event-{kind}"]
        assert variables <= own, kind
