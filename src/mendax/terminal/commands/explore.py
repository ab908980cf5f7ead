"""The solved strategy as a picture in the terminal, of one rule set or of two side by side."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter
from rich.columns import Columns
from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

from mendax.core.game import AnyGame, Reason, RulesError
from mendax.games import game_named
from mendax.games.mia.order import Roll
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import changed_options, parse_options
from mendax.terminal import drawing, pages
from mendax.terminal.commands.policies import judged_by, solvable_rules
from mendax.terminal.parameters import (
    OK,
    AsJson,
    Changes,
    Game,
    Lang,
    Plain,
    Preset,
    print_json,
    spoken,
)
from mendax.words import Words

if TYPE_CHECKING:
    from mendax.coach.results import Picture, PictureClaim, PicturePage

_SHADES: Final = (" ·", " ░", " ▒", " ▓", " █")
_OPENER: Final = "–"
_OFTEN: Final = 0.005
"""What happens more rarely than this is not told in lines."""


def explore(
    game: Game = "mia",
    *,
    players: Annotated[int, Parameter(show_default=True, help="How many play.")] = 2,
    lives: Annotated[
        str, Parameter(help="In which position, as `3,1` from the one with the cup; at the start.")
    ] = "",
    over: Annotated[
        int | None,
        Parameter(help="What is said over this value; by the opener, if not given."),
    ] = None,
    preset: Preset = None,
    changes: Changes = (),
    against: Annotated[
        str | None, Parameter(help="Compare with this preset, or with a rule as `joker_32=toast`.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """The solved strategy as a picture: what to say with which dice, and how often to doubt.

    With three to six players equilibria are many, and this is one of them; two rule sets may then
    differ by more than their rules.
    """
    book = game_named(game)
    here = solvable_rules(book, preset, changes)
    console, words = spoken(lang)
    sets = [here] if against is None else [here, _other(book, here, against)]
    found = [_picture(rules, players, lives, words) for rules in sets]
    if json:
        return print_json(found[0] if against is None else found)
    lines = plain or not console.is_terminal
    names = [_named(words, book, rules, sets) for rules in sets]
    for name, seen in zip(names, found, strict=True):
        show(console, words, name, seen, _page(seen, over), lines)
    if against is not None:
        compare(console, words, names, found)
    if any(rules.blind_pass != "off" for rules in sets):
        pages.write(console, words.say("explore-passing"))
    if players > 2:
        pages.write(console, words.say("explore-one-of-many"))
    return OK


def _other(book: AnyGame, here: MiaRules, against: str) -> MiaRules:
    if "=" in against:
        return parse_options(here, against.split())
    return solvable_rules(book, against, ())


def _picture(rules: MiaRules, players: int, lives: str, words: Words) -> "Picture":
    from mendax.coach.mia.picture import picture

    given = [word.strip() for word in lives.split(",") if word.strip()]
    if not all(word.isdecimal() and len(word) < 4 for word in given):
        raise RulesError(Reason("explore-no-position", {"lives": lives[:40], "most": rules.lives}))
    return picture(judged_by(rules, players, None, words), [int(word) for word in given])


def _page(seen: "Picture", over: int | None) -> "PicturePage":
    found = next((page for page in seen.pages if page.over == over), None)
    if found is None:
        allowed = ", ".join(str(page.over) for page in seen.pages if page.over is not None)
        raise RulesError(Reason("explore-no-value", {"given": str(over), "allowed": allowed}))
    return found


def _named(words: Words, book: AnyGame, rules: MiaRules, sets: Sequence[MiaRules]) -> str:
    """What tells a rule set from the other: its preset, or the options in which they differ."""
    stem = pages.stem(book)
    preset = next((name for name, usual in book.presets.items() if usual == rules), None)
    if preset is not None:
        return words.say(f"{stem}-preset-{pages.key(preset)}")
    other = sets[-1] if rules is sets[0] else sets[0]
    usual = other if len(sets) > 1 else book.presets[book.default_preset]
    return "; ".join(
        f"{pages.label(words, book, o.name)}: {pages.shown(words, book, o, getattr(rules, o.name))}"
        for o in changed_options(usual, rules)
    ) or words.say(f"{stem}-preset-{pages.key(book.default_preset)}")


# ── one rule set ─────────────────────────────────────────────────────────────────────────────


def show(
    console: Console, words: Words, name: str, seen: "Picture", page: "PicturePage", lines: bool
) -> None:
    """The picture, or the same in lines."""
    title = words.say("explore-title", name=name, lives=" : ".join(map(str, seen.lives)))
    pages.write(console, title)
    worth = _worth(words, seen, seen.pages[0].worth)
    pages.write(console, words.say("explore-worth", worth=worth, seats=seen.seats))
    if lines:
        _in_lines(console, words, page)
        return
    legend = Text(words.say("explore-legend"), style="dim")
    saying = Panel(Group(_saying(seen, page), legend), title=_over(words, page), expand=False)
    doubting = _map(seen, lambda said: said.doubt)
    answering = Panel(Group(doubting, legend), title=words.say("explore-doubts"), expand=False)
    lying = Panel(Group(_map(seen, _lying), legend), title=words.say("explore-lies"), expand=False)
    console.print(Columns([saying, answering, lying], padding=(0, 2)))


def _lying(said: "PictureClaim") -> float:
    return said.lie


def _over(words: Words, page: "PicturePage") -> str:
    if page.over is None:
        return words.say("explore-opener")
    return words.say("explore-over", value=page.over)


def _worth(words: Words, seen: "Picture", worth: float) -> str:
    shown = f"{100 * worth:.2f}" if seen.unit == "chance" else f"{worth:+.3f}"
    return words.say("explore-figure", worth=shown, unit=seen.unit)


def _saying(seen: "Picture", page: "PicturePage") -> Text:
    """Rows are rolls, the best first; columns are claims."""
    text = _heads(seen)
    said = [claim.value for claim in page.claims]
    for row in page.rolls:
        chances = dict(zip(said, row.say, strict=True))
        text.append(f"{row.roll:>3} ", style="bold")
        for value in seen.values:
            text.append_text(_cell(chances.get(value), value == row.roll))
        text.append("\n")
    return text


def _map(seen: "Picture", of: Callable[["PictureClaim"], float]) -> Text:
    """Rows are values to beat, columns are claims over them."""
    text = _heads(seen)
    for page in seen.pages:
        found = {claim.value: of(claim) for claim in page.claims}
        text.append(f"{page.over or _OPENER:>3} ", style="bold")
        for value in seen.values:
            text.append_text(_cell(found.get(value), False))
        text.append("\n")
    return text


def _heads(seen: "Picture") -> Text:
    tens = "".join(f" {value // 10}" for value in seen.values)
    ones = "".join(f" {value % 10}" for value in seen.values)
    text = Text()
    text.append(f"    {tens}\n    {ones}\n", style="bold cyan")
    return text


def _cell(chance: float | None, true: bool) -> Text:
    if chance is None:
        return Text("  ")
    shade = _SHADES[min(4, int(chance * 4 + 0.999))] if chance > 0 else _SHADES[0]
    return Text(shade, style="green" if true else "yellow" if chance > 0 else "dim")


def _in_lines(console: Console, words: Words, page: "PicturePage") -> None:
    pages.write(console, _over(words, page) + ":")
    said = [claim.value for claim in page.claims]
    for row in page.rolls:
        parts = [
            words.say("explore-says", value=value, percent=round(100 * x))
            for value, x in zip(said, row.say, strict=True)
            if x >= _OFTEN
        ]
        if row.again >= _OFTEN:
            parts.append(words.say("explore-again", percent=round(100 * row.again)))
        pages.write(console, f"{row.roll}: {', '.join(parts)}")
    pages.write(console, words.say("explore-doubts") + ":")
    for claim in page.claims:
        percents = {"doubt": round(100 * claim.doubt), "lie": round(100 * claim.lie)}
        often = round(100 * claim.chance)
        pages.write(console, words.say("explore-claim", value=claim.value, often=often, **percents))


# ── two rule sets ────────────────────────────────────────────────────────────────────────────


def compare(
    console: Console, words: Words, names: Sequence[str], found: Sequence["Picture"]
) -> None:
    """What differs between two rule sets, in figures that both have."""
    rows = [
        [words.say("explore-compare-" + key), *(shown(words, seen) for seen in found)]
        for key, shown in _FIGURES
    ]
    if console.is_terminal:
        console.print(drawing.page(words.say("explore-compare"), ["", *names], rows))
    else:
        pages.write(console, words.say("explore-compare"))
        for title, one, two in rows:
            pages.write(console, f"{title}: {one} | {two}")
    here, there = (_doubts(seen) for seen in found)
    shared = sorted(here.keys() & there.keys(), key=lambda at: -abs(here[at] - there[at]))[:3]
    for over, value in shared:
        percents = {"one": round(100 * here[over, value]), "two": round(100 * there[over, value])}
        if percents["one"] != percents["two"]:
            told = {"value": value, "over": over or _OPENER}
            pages.write(console, words.say("explore-differs", **told, **percents))


def _doubts(seen: "Picture") -> dict[tuple[Roll | None, Roll], float]:
    """How often claims that are made are doubted."""
    pairs = ((page, claim) for page in seen.pages for claim in page.claims)
    return {(p.over, c.value): c.doubt for p, c in pairs if c.chance > _OFTEN}


def _opening(words: Words, seen: "Picture") -> str:
    return _worth(words, seen, seen.pages[0].worth)


def _opener_lies(_: Words, seen: "Picture") -> str:
    return f"{100 * seen.pages[0].lies:.1f} %"


def _opener_doubted(_: Words, seen: "Picture") -> str:
    first = seen.pages[0].claims
    return f"{100 * sum(c.chance * c.doubt for c in first) / sum(c.chance for c in first):.1f} %"


def _turning(_: Words, seen: "Picture") -> str:
    """Between which values to beat the worth of taking the cup falls most."""
    worths = [(page.over, page.worth) for page in seen.pages]
    fall = max(pairwise(worths), key=lambda pair: pair[0][1] - pair[1][1])
    return f"{fall[0][0] or _OPENER} → {fall[1][0]}"


_FIGURES: Final[tuple[tuple[str, Callable[[Words, "Picture"], str]], ...]] = (
    ("worth", _opening),
    ("lies", _opener_lies),
    ("doubted", _opener_doubted),
    ("fall", _turning),
)
