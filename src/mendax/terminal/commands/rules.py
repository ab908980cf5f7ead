"""``mendax rules`` and ``mendax odds``: facts that follow from a game's rules."""

from typing import Annotated

from cyclopts import Parameter

from mendax.games import game_named
from mendax.terminal import pages
from mendax.terminal.arguments import rules_of
from mendax.terminal.parameters import (
    OK,
    WRONG,
    AsJson,
    Changes,
    Game,
    Lang,
    Plain,
    Preset,
    print_json,
    spoken,
)
from mendax.terminal.screens import presentation_of


def rules(
    game: Game = "mia",
    *,
    preset: Preset = None,
    changes: Changes = (),
    lang: Lang = None,
    plain: Plain = False,
    options: Annotated[
        bool, Parameter(negative=(), help="Only the house rules and presets, without the text.")
    ] = False,
    json: AsJson = False,
) -> int:
    """Print the rules for players, every option with values, default and source, and the
    presets."""
    played = game_named(game)
    here = rules_of(played, preset, changes)
    console, words = spoken(lang)
    if json:
        return print_json(pages.rules_for_programs(played, here, words))
    lines = plain or not console.is_terminal
    if not options:
        pages.show_book(console, words, played, here, lines)
    pages.show_options(console, words, played, here, lines)
    pages.show_presets(console, words, played, lines)
    return OK


def odds(
    game: Game = "mia",
    *,
    preset: Preset = None,
    changes: Changes = (),
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """Print the order of values, and the chance that a fresh roll beats each."""
    played = game_named(game)
    here = rules_of(played, preset, changes)
    console, words = spoken(lang)
    page = presentation_of(played).odds
    if json and page is not None:
        return print_json(page.for_programs(here))
    shown = pages.show_odds(console, words, page, here, plain or not console.is_terminal)
    return OK if shown else WRONG
