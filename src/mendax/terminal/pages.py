"""Pages of facts: the order of values and the house rules. In tables or in plain lines."""

from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Any

from rich.console import Console

from mendax.core.game import AnyGame
from mendax.games.french_poker.claims import Claim
from mendax.games.french_poker.claims import Ladder as ClaimLadder
from mendax.games.french_poker.claims import Rung as ClaimRung
from mendax.games.french_poker.claims import written as claim_written
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.mia.order import Ladder
from mendax.games.rules import Condition, Option, Rules, options
from mendax.games.sword_of_lies.chances import MarkTable
from mendax.terminal import drawing
from mendax.terminal.french_poker.claims import claim_name
from mendax.words import Words
from mendax.words.how_to_play import written

OUT_OF = 36


def write(console: Console, text: str) -> None:
    """A line without markup."""
    console.print(text, markup=False, highlight=False, soft_wrap=True)


def stem(game: AnyGame) -> str:
    """How the game is called in keys of the catalogue."""
    return str(game.name).replace("_", "-")


def key(word: str) -> str:
    """How an option or value is called in keys of the catalogue."""
    return word.replace("_", "-")


# ── the order of values ──────────────────────────────────────────────────────────────────────


def odds(game: AnyGame, rules: Rules) -> list[dict[str, Any]] | None:
    """The ladder, highest first, for programs; None for a game that has none.

    Of Sword of Lies it is what a marked card becomes.
    """
    ladder = game.reference(rules)
    if isinstance(ladder, MarkTable):
        return [
            {name: getattr(row, name) for name in row.__struct_fields__} for row in ladder.marks
        ]
    if isinstance(ladder, ClaimLadder):
        return [_claim(rung, ladder.ways) for rung in reversed(ladder.rungs)]
    if not isinstance(ladder, Ladder):
        return None
    return [
        {
            "value": rung.value,
            "rolls": list(rung.rolls),
            "beaten_by": rung.beaten_by,
            "beaten_percent": round(100 * rung.beaten_by / OUT_OF),
            "reached_by": rung.reached_by,
            "reached_percent": round(100 * rung.reached_by / OUT_OF),
        }
        for rung in reversed(ladder.rungs)
    ]


def show_odds(console: Console, words: Words, game: AnyGame, rules: Rules, plain: bool) -> bool:
    """The ladder for people; whether there is one."""
    marks = game.reference(rules)
    if isinstance(marks, MarkTable):
        _show_marks(console, words, marks, plain)
        return True
    rungs = odds(game, rules)
    if rungs is None:
        write(console, words.say("terminal-odds-none"))
        return False
    title = words.say("terminal-odds-title", game=words.say(stem(game) + "-title"))
    if isinstance(rules, FrenchPokerRules):
        _show_claims(console, words, rules, title, rungs, plain)
        return True
    if plain:
        write(console, title)
        for rung in rungs:
            shown = {"value": rung["value"], "beaten": rung["beaten_by"]}
            rest = {"percent": rung["beaten_percent"], "reached": rung["reached_by"]}
            write(console, words.say("terminal-odds-line", **shown, **rest))
        return True
    heads = [words.say("terminal-odds-" + head) for head in ("value", "rolls", "beaten", "reached")]
    console.print(drawing.page(title, heads, [_rung(rung) for rung in rungs]))
    return True


def _claim(rung: ClaimRung, ways: int) -> dict[str, Any]:
    return {
        "claim": rung.claim,
        "hand": rung.hand,
        "ranks": list(rung.ranks),
        "kickers": list(rung.kickers),
        "reached_by": rung.reached_by,
        "ways": ways,
        "reached_percent": round(100 * rung.reached_by / ways, 2),
    }


def _show_claims(
    console: Console,
    words: Words,
    rules: FrenchPokerRules,
    title: str,
    rungs: Sequence[dict[str, Any]],
    plain: bool,
) -> None:
    rows = []
    for rung in rungs:
        claim = Claim(rung["hand"], tuple(rung["ranks"]), tuple(rung["kickers"]))
        spelled = claim_written(rung["claim"], rules)
        shown = {"name": claim_name(words, rules, claim), "claim": spelled}
        percent = words.decimal(rung["reached_percent"], 2)
        if plain:
            ways = {"reached": rung["reached_by"], "ways": rung["ways"]}
            rows.append([words.say("terminal-odds-claim-line", **shown, **ways, percent=percent)])
        else:
            bar = "█" * round(rung["reached_percent"] / 4)
            reached = f"{rung['reached_by']:>5}/{rung['ways']} {percent:>6} %  {bar}"
            rows.append([shown["name"], shown["claim"], reached])
    if plain:
        for line in (title, *(row[0] for row in rows)):
            write(console, line)
        return
    heads = [words.say("terminal-odds-" + head) for head in ("claim", "written", "fresh")]
    console.print(drawing.page(title, heads, rows))


def _show_marks(console: Console, words: Words, marks: MarkTable, plain: bool) -> None:
    """What a marked card becomes at Sword of Lies, and what the attacks of these rules cost."""

    def say(key: str, **shown: str | int) -> str:
        return words.say(f"terminal-sword-of-lies-{key}", **shown)

    rows = [
        [
            say("marks-truth" if row.named_truly else "marks-lie"),
            words.say(f"sword-of-lies-action-{'believe' if row.believed else 'disbelieve'}"),
            say(f"marks-{row.becomes}"),
        ]
        for row in marks.marks
    ]
    if plain:
        write(console, say("marks-title") + ":")
        for told, said, becomes in rows:
            write(console, say("marks-line", told=told, said=said, becomes=becomes))
    else:
        heads = [say(f"marks-{head}") for head in ("told", "believed", "becomes")]
        console.print(drawing.page(say("marks-title"), heads, rows))
        write(console, say("marks-drawn"))
    for row in marks.attacks:
        write(console, say(f"attack-{row.attack}"))


def _rung(rung: dict[str, Any]) -> list[str]:
    bar = "█" * round(rung["beaten_by"] / 2)
    return [
        str(rung["value"]),
        " ".join(str(roll) for roll in rung["rolls"]),
        f"{rung['beaten_by']:>2}/{OUT_OF} {rung['beaten_percent']:>3} %  {bar}",
        f"{rung['reached_by']:>2}/{OUT_OF} {rung['reached_percent']:>3} %",
    ]


# ── house rules ──────────────────────────────────────────────────────────────────────────────


def label(words: Words, game: AnyGame, name: str) -> str:
    """What an option is called."""
    return words.say(f"{stem(game)}-option-{key(name)}")


def shown(words: Words, game: AnyGame, option: Option, value: str | int | bool) -> str:
    """A value of an option in words."""
    if isinstance(value, bool):
        return words.say("rules-yes" if value else "rules-no")
    if option.kind == "choice":
        return words.say(f"{stem(game)}-option-{key(option.name)}-{key(str(value))}")
    return str(value)


def rules_for_programs(game: AnyGame, rules: Rules, words: Words) -> dict[str, Any]:
    """Every option and preset with all that is known of it."""
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
    found: dict[str, Any] = {
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
        return {**found, "values": labels}
    return {**found, "low": option.low, "high": option.high} if option.kind == "number" else found


def show_options(console: Console, words: Words, game: AnyGame, rules: Rules, plain: bool) -> None:
    """Every option with its value here, what it means and what else it could be."""
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
    """Its name, its value in words, what it means, and how it is written with what is allowed."""
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
    """One line for all options that mean nothing here for the same reason."""
    known = {option.name: option for option in options(type(rules))}
    found: dict[Condition, list[str]] = {}
    for option in known.values():
        unmet = option.unmet(rules)
        if unmet is not None:
            found.setdefault(unmet, []).append(option.name)
    for unmet, names in found.items():
        other = known[unmet.option]
        values = [shown(words, game, other, value) for value in unmet.values]
        yield words.say(
            "terminal-rules-only-with" if unmet.among else "terminal-rules-not-with",
            options=", ".join(f"{label(words, game, name)} ({name})" for name in names),
            other=f"{label(words, game, other.name)} ({other.name})",
            values="; ".join(values),
        )


def show_presets(console: Console, words: Words, game: AnyGame, plain: bool) -> None:
    """The named rule sets."""
    rows = [
        [name, words.say(f"{stem(game)}-preset-{key(name)}"),
         words.say(f"{stem(game)}-preset-{key(name)}-help")]
        for name in game.presets
    ]  # fmt: skip
    show_rows(console, words.say("terminal-rules-presets"), rows, plain)


def show_book(console: Console, words: Words, game: AnyGame, rules: Rules, plain: bool) -> None:
    """The rules of the game for players: those of the house in full, others as they are played."""
    own = rules != game.presets[game.default_preset]
    text = (written(words, game, rules) if own else "") or rules_text(game, words)
    if text is None:
        write(console, words.say("terminal-rules-none"))
    elif plain:
        write(console, text)
    else:
        from rich.markdown import Markdown  # takes a while to load

        console.print(Markdown(text))


def rules_text(game: AnyGame, words: Words) -> str | None:
    """The rules for players in Markdown, as everywhere; None if nobody has written them yet."""
    page = files("mendax.words").joinpath("rules", f"{game.name}.{words.language}.md")
    return page.read_text("utf-8") if page.is_file() else None


def show_rows(console: Console, title: str, rows: Sequence[Sequence[str]], plain: bool) -> None:
    """Rows that begin with a name."""
    if plain:
        write(console, title)
        for name, *rest in rows:
            write(console, f"{name}: {'. '.join(part.rstrip('.') for part in rest)}.")
        return
    heads = [""] * len(rows[0])
    sheet = drawing.page(title, heads, rows)
    sheet.show_header = False
    console.print(sheet)
