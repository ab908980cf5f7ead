"""Tests that games of installed packages are found by their entry points, and that errors name
broken games."""

from collections.abc import Callable
from importlib.metadata import EntryPoint
from typing import Any

import pytest

import mendax.games
from mendax.core.game import RulesError
from mendax.games import BUILT_IN, GAMES, game_named
from mendax.games.editions import OtherEdition, full_words, rules_of
from mendax.games.entry_points import made_by_game
from mendax.games.mia import Mia
from mendax.games.registry import GROUP, BuiltIn, Games
from tests.reasons import because


class Meyer(Mia):
    """Mia under another name."""

    name = "meyer"


class Misnamed(Mia):
    name = "meier"


class Shouted(Mia):
    name = "MEYER"


class Nobody(Mia):
    name = "nobody"
    seats = range(1, 2)


class NoPreset(Mia):
    name = "no_preset"
    default_preset = "gone"


class NoRules(Mia):
    name = "no_rules"
    rules: Any = int


class Nothing:
    name = "nothing"


class Leaving(Mia):
    name = "leaving"

    def __init__(self) -> None:
        raise SystemExit("no")


def installed(**classes: str) -> Games:
    """Return the registry where packages have these entry points, each a name with a class of this
    module."""
    entries = [EntryPoint(name, f"{__name__}:{kind}", GROUP) for name, kind in classes.items()]
    return Games(BUILT_IN, lambda: entries)


@pytest.fixture(autouse=True)
def _importable(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    monkeypatch.setitem(__import__("sys").modules, __name__, request.module)


def test_a_game_of_a_package_stands_after_the_built_in_ones() -> None:
    games = installed(meyer="Meyer")
    assert list(games) == [*BUILT_IN, "meyer"]
    assert len(games) == len(BUILT_IN) + 1
    assert isinstance(games["meyer"], Meyer)
    assert games["meyer"] is games["meyer"]
    assert games.faults() == ()
    assert games.packages() == {"meyer": __name__.partition(".")[0]}


def test_built_in_games_load_without_searching_packages() -> None:
    def never() -> Any:
        raise AssertionError("asked")

    games = Games(BUILT_IN, never)
    assert games["mia"] is BUILT_IN["mia"]
    assert "sword_of_lies" in games
    with pytest.raises(AssertionError):
        list(games)


@pytest.mark.parametrize(
    ("name", "kind", "problem"),
    [
        ("meyer", "Gone", "AttributeError"),
        ("meyer", "Misnamed", "the entry point is called 'meyer', the game 'meier'"),
        ("MEYER", "Shouted", "'MEYER' is no name: lower-case words joined by _"),
        ("nobody", "Nobody", "its seats are not within 2–20"),
        ("no_preset", "NoPreset", "its presets lack the default one, 'gone'"),
        ("no_rules", "NoRules", "its rules are no subclass of mendax.games.rules.Rules"),
        ("nothing", "Nothing", "the game lacks edition, seats, rules, presets"),
        ("leaving", "Leaving", "SystemExit: no"),
    ],
)
def test_a_broken_game_is_named_with_its_package_others_load(
    monkeypatch: pytest.MonkeyPatch, name: str, kind: str, problem: str
) -> None:
    games = installed(**{name: kind})
    assert list(games) == list(BUILT_IN)
    assert name not in games
    (fault,) = games.faults()
    assert (fault.name, fault.package) == (name, __name__.partition(".")[0])
    assert problem in fault.problem
    monkeypatch.setattr(mendax.games, "GAMES", games)
    monkeypatch.setattr(mendax.games, "INSTALLED", games)
    with pytest.raises(RulesError, check=because("rules-broken-package")) as caught:
        game_named(name)
    assert problem in str(caught.value.reason.arguments["problem"])
    assert game_named("mia") is BUILT_IN["mia"]


def test_a_name_that_is_taken_is_a_fault() -> None:
    games = installed(mia="Meyer")
    assert games.packages() == {}
    assert games["mia"] is BUILT_IN["mia"]
    assert [fault.problem for fault in games.faults()] == ["a game of Mendax has this name"]


def test_two_packages_with_games_of_one_name_are_a_fault() -> None:
    entries = [EntryPoint("meyer", f"{__name__}:{kind}", GROUP) for kind in ("Meyer", "Misnamed")]
    games = Games(BUILT_IN, lambda: entries)
    assert "meyer" not in games
    assert "several packages" in games.faults()[0].problem
    twice: Callable[[], list[EntryPoint]] = lambda: [entries[0], entries[0]]  # noqa: E731
    assert "meyer" in Games(BUILT_IN, twice)


def test_a_built_in_game_is_made_once_at_its_first_use() -> None:
    made: list[str] = []

    def maker(name: str) -> Callable[[], Any]:
        def make() -> Any:
            made.append(name)
            return BUILT_IN[name]

        return make

    games = BuiltIn({name: maker(name) for name in ("mia", "french_poker")})
    assert list(games) == ["mia", "french_poker"]
    assert "mia" in games
    assert "chess" not in games
    assert made == []
    assert games["mia"] is games["mia"]
    assert made == ["mia"]


ENTRY_POINTS_GROUP = "mendax.things"


def test_additions_are_made_by_game_and_failures_named(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def entry_points(**by: object) -> tuple[EntryPoint, ...]:
        asked.append(by)
        return (
            EntryPoint("mia", "collections:Counter", ENTRY_POINTS_GROUP),
            EntryPoint("liars_dice", "no.such.package:Thing", ENTRY_POINTS_GROUP),
            EntryPoint("dominoes", "sys:exit", ENTRY_POINTS_GROUP),
        )

    monkeypatch.setattr("importlib.metadata.entry_points", entry_points)
    with pytest.warns(RuntimeWarning) as warned:
        assert made_by_game(ENTRY_POINTS_GROUP, "thing") == {"mia": {}}
    assert asked == [{"group": ENTRY_POINTS_GROUP}]
    told = [str(one.message) for one in warned]
    assert told[0].startswith("the thing no.such.package:Thing of liars_dice can't be loaded: ")
    assert told[1].startswith("the thing sys:exit of dominoes can't be loaded")


MIA = GAMES["mia"]
SWORD = GAMES["sword_of_lies"]


def test_rules_are_kept_in_full_with_their_edition_first() -> None:
    for game in (MIA, SWORD):
        for rules in game.presets.values():
            words = full_words(game, rules)
            assert words[0] == f"edition={game.edition}"
            assert rules_of(game, words) == rules


@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("edition=9", "rules-edition-newer"),
        ("edition=1", "rules-edition-older"),
        *((word, "rules-edition-unreadable") for word in ("edition=", "edition=0", "edition=01")),
        *((word, "rules-edition-unreadable") for word in ("edition=x", "edition=²", "cards=4")),
    ],
)
def test_words_of_another_edition_or_of_none_are_refused(word: str, key: str) -> None:
    refusal = RulesError if key.endswith("unreadable") else OtherEdition
    with pytest.raises(refusal, check=because(key)) as refused:
        rules_of(SWORD, (word, "cards=4"))
    if refusal is OtherEdition:
        shown = {"given": int(word[-1]), "known": SWORD.edition}
        assert refused.value.reason.arguments == shown
    with pytest.raises(RulesError):
        rules_of(SWORD, ())
