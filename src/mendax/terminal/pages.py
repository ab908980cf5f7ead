"""Pages about a game's rules, as tables or lines: rules for players, options and presets."""

import re
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Any

from rich.console import Console

from mendax.core.game import AnyGame
from mendax.games import INSTALLED
from mendax.games.rules import Condition, Option, Rules, options
from mendax.terminal import drawing
from mendax.terminal.presentation import OddsPage
from mendax.words import LANGUAGES, Words
from mendax.words.how_to_play import written


def write(console: Console, text: str) -> None:
    """Print a line without markup."""
    console.print(text, markup=False, highlight=False, soft_wrap=True)


def stem(game: AnyGame) -> str:
    """Return the game's name as used in catalogue keys."""
    return str(game.name).replace("_", "-")


def key(word: str) -> str:
    """Return an option's or value's name as used in catalogue keys."""
    return word.replace("_", "-")


def value_name(words: Words, game: AnyGame, value: int | str) -> str:
    """Return the name of a value in the coach's spelling: a claim, dice, a name or a figure."""
    spelt = str(value).removeprefix("'")
    named = f"{stem(game)}-hand-{spelt}"
    return words.say(named) if words.knows(named) else figure(words, spelt)


def figure(words: Words, text: str) -> str:
    """Return a figure with the language's decimal mark, or another text unchanged."""
    if not _FIGURE.fullmatch(text):
        return text
    return words.decimal(float(text), len(text.partition(".")[2]))


_FIGURE = re.compile(r"-?\d+\.\d+")


def show_odds(
    console: Console, words: Words, page: OddsPage | None, rules: Rules, plain: bool
) -> bool:
    """Print a game's odds page and return True, or print a notice and return False."""
    if page is None:
        write(console, words.say("terminal-odds-none"))
        return False
    page.show(console, words, rules, plain)
    return True


# ── options and presets ──────────────────────────────────────────────────────────────────────


def label(words: Words, game: AnyGame, name: str) -> str:
    """Return the name of an option."""
    return words.say(f"{stem(game)}-option-{key(name)}")


def shown(words: Words, game: AnyGame, option: Option, value: str | int | bool) -> str:
    """Return the value of an option in words."""
    if isinstance(value, bool):
        return words.say("rules-yes" if value else "rules-no")
    if option.kind == "choice":
        return words.say(f"{stem(game)}-option-{key(option.name)}-{key(str(value))}")
    return str(value)


def rules_for_programs(game: AnyGame, rules: Rules, words: Words) -> dict[str, Any]:
    """Return all options and presets as data."""
    return {
        "game": game.name,
        "seats": [game.seats[0], game.seats[-1]],
        "options": [_option(game, rules, option, words) for option in options(type(rules))],
        "presets": [_preset(game, name, words) for name in game.presets],
    }


def _preset(game: AnyGame, name: str, words: Words) -> dict[str, Any]:
    preset: Rules = game.presets[name]
    return {
        "name": name,
        "label": words.say(f"{stem(game)}-preset-{key(name)}"),
        "help": words.say(f"{stem(game)}-preset-{key(name)}-help"),
        "default": name == game.default_preset,
        "options": {o.name: getattr(preset, o.name) for o in options(type(preset))},
    }


def _option(game: AnyGame, rules: Rules, option: Option, words: Words) -> dict[str, Any]:
    described: dict[str, Any] = {
        "name": option.name,
        "kind": option.kind,
        "value": getattr(rules, option.name),
        "default": option.default,
        "label": label(words, game, option.name),
        "help": words.say(f"{stem(game)}-option-{key(option.name)}-help"),
        "source": option.source,
        "applies": option.unmet(rules) is None,
    }
    if option.kind == "choice":
        labels = {value: shown(words, game, option, value) for value in option.values}
        return {**described, "values": labels}
    return (
        {**described, "low": option.low, "high": option.high}
        if option.kind == "number"
        else described
    )


def show_options(console: Console, words: Words, game: AnyGame, rules: Rules, plain: bool) -> None:
    """Print every option with its current value, meaning and other values."""
    every = options(type(rules))
    rows = [_row(words, game, rules, option) for option in every if option.unmet(rules) is None]
    title = words.say("terminal-rules-options")
    if plain:
        write(console, title)
        for name, value, meaning, written in rows:
            write(console, f"{name}: {value}. {meaning} ({written})")
    else:
        heads = [words.say("terminal-rules-" + head) for head in ("option", "value", "meaning")]
        cells = [[name, value, f"{meaning}\n{written}"] for name, value, meaning, written in rows]
        sheet = drawing.page(title, heads, cells)
        sheet.show_lines = True
        console.print(sheet)
    for line in _idle(words, game, rules):
        write(console, line)


def _row(words: Words, game: AnyGame, rules: Rules, option: Option) -> tuple[str, str, str, str]:
    """Return the cells of an option: its name, value and meaning, and its spelling with the allowed
    values.
    """
    value = getattr(rules, option.name)
    written = ("yes" if value else "no") if isinstance(value, bool) else str(value)
    notes = [
        f"{option.name}={written}",
        words.say("terminal-rules-allowed", allowed=option.allowed),
    ]
    if value != option.default:
        usual = shown(words, game, option, option.default)
        notes.append(words.say("terminal-rules-default", value=usual))
    meaning = words.say(f"{stem(game)}-option-{key(option.name)}-help")
    here = shown(words, game, option, value)
    return label(words, game, option.name), here, meaning, "; ".join(notes)


def _idle(words: Words, game: AnyGame, rules: Rules) -> Iterator[str]:
    """Yield one line for each reason why some options have no effect under these rules."""
    known = {option.name: option for option in options(type(rules))}
    idle: dict[Condition, list[str]] = {}
    for option in known.values():
        unmet = option.unmet(rules)
        if unmet is not None:
            idle.setdefault(unmet, []).append(option.name)
    for unmet, names in idle.items():
        other = known[unmet.option]
        values = [shown(words, game, other, value) for value in unmet.values]
        yield words.say(
            "terminal-rules-only-with" if unmet.among else "terminal-rules-not-with",
            options=", ".join(f"{label(words, game, name)} ({name})" for name in names),
            other=f"{label(words, game, other.name)} ({other.name})",
            values="; ".join(values),
        )


def show_presets(console: Console, words: Words, game: AnyGame, plain: bool) -> None:
    """Print the named rule sets."""
    rows = [
        [name, words.say(f"{stem(game)}-preset-{key(name)}"),
         words.say(f"{stem(game)}-preset-{key(name)}-help")]
        for name in game.presets
    ]  # fmt: skip
    show_rows(console, words.say("terminal-rules-presets"), rows, plain)


def show_book(console: Console, words: Words, game: AnyGame, rules: Rules, plain: bool) -> None:
    """Print the rules for players: the complete rules for the default options, otherwise the rules
    in use.
    """
    own = rules != game.presets[game.default_preset]
    played = written(words, game, rules)
    text = played if own and played else rules_text(game, words) or played
    if not text:
        write(console, words.say("terminal-rules-none"))
    elif plain:
        write(console, text)
    else:
        from rich.markdown import Markdown  # slow to import

        console.print(Markdown(text))


def rules_text(game: AnyGame, words: Words) -> str | None:
    """Return the rules for players in Markdown, or None.

    A language without the rules falls back to the first language.
    """
    folder = files(INSTALLED.packages().get(game.name, "mendax")).joinpath("words", "rules")
    pages = (folder.joinpath(f"{game.name}.{each}.md") for each in (words.language, LANGUAGES[0]))
    return next((page.read_text("utf-8") for page in pages if page.is_file()), None)


def show_rows(console: Console, title: str, rows: Sequence[Sequence[str]], plain: bool) -> None:
    """Print rows whose first cell is a name."""
    if plain:
        write(console, title)
        for name, *rest in rows:
            write(console, f"{name}: {'. '.join(part.rstrip('.') for part in rest)}.")
        return
    heads = [""] * len(rows[0])
    sheet = drawing.page(title, heads, rows)
    sheet.show_header = False
    console.print(sheet)
