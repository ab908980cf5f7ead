"""The solved strategy as a picture in the terminal, for one rule set or two side by side."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter
from msgspec.structs import replace
from rich.columns import Columns
from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

from mendax.core.game import AnyGame, Reason, RulesError
from mendax.games import game_named
from mendax.games.rules import Rules, changed_options, parse_options
from mendax.terminal import coaching, drawing, pages
from mendax.terminal.analysis import USUAL_TABLE, TableOptions
from mendax.terminal.arguments import listed, rules_of
from mendax.terminal.parameters import OK, AsJson, Game, Lang, Plain, print_json, spoken
from mendax.words import Words

if TYPE_CHECKING:
    from mendax.coach.protocol import Coach
    from mendax.coach.results import Picture, PictureClaim, PicturePage, Spelled

_SHADES: Final = (" ·", " ░", " ▒", " ▓", " █")
_OPENER: Final = "–"
_OFTEN: Final = 0.005
"""The probability below which an event is omitted from line-based output."""


def explore(
    game: Game = "mia",
    *,
    table: TableOptions = USUAL_TABLE,
    lives: Annotated[
        str,
        Parameter(help="Lives in the position, from the cup: `3,1`; by default, the start."),
    ] = "",
    over: Annotated[
        str | None,
        Parameter(help="The value to beat; by default, the opener's page."),
    ] = None,
    against: Annotated[
        str | None, Parameter(help="Compare with this preset or rule, such as `joker_32=toast`.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """Show the solved strategy as a chart: claims by dice, and how often to doubt.

    With three or more players, the strategy is one of many equilibria, so differences between two
    rule sets may not be due to the rules alone.
    """
    book, coach = game_named(game), _coach(game)
    here = rules_of(book, table.preset, table.changes)
    console, words = spoken(lang)
    sets = [here] if against is None else [here, _other(book, here, against)]
    standing = _standing(lives)
    pictures = [picture(coach, rules, table.players, standing, words) for rules in sets]
    if json:
        return print_json(pictures[0] if against is None else pictures)
    lines = plain or not console.is_terminal
    names = [_named(words, book, rules, sets) for rules in sets]
    chosen = [seen.pages.index(_page(seen, over)) for seen in pictures]
    pictures = [in_words(words, book, seen) for seen in pictures]
    for name, seen, page in zip(names, pictures, chosen, strict=True):
        show(console, words, name, seen, seen.pages[page], lines)
    if against is not None:
        compare(console, words, names, pictures)
    for note in dict.fromkeys(words.explain(seen.note) for seen in pictures if seen.note):
        pages.write(console, note)
    if table.players > 2:
        pages.write(console, words.say("explore-one-of-many"))
    return OK


def _coach(game: str) -> "Coach":
    """Return the game's coach. Raises ``RulesError``, naming the games with strategies."""
    from mendax.coach.registry import coach_of, coached_games

    coach = coach_of(game)
    if coach is not None and coach.strategies:
        return coach
    coaches = [coach_of(name) for name in coached_games()]
    allowed = ", ".join(one.game for one in coaches if one is not None and one.strategies)
    raise RulesError(Reason("explore-refused-game", {"game": game, "allowed": allowed}))


def _other(book: AnyGame, here: Rules, against: str) -> Rules:
    if "=" in against:
        return parse_options(here, against.split())
    return rules_of(book, against, ())


def _standing(lives: str) -> tuple[int, ...]:
    given = listed(lives)
    if not all(word.isdecimal() and len(word) < 4 for word in given):
        raise RulesError(Reason("explore-bad-position", {"given": lives[:40]}))
    return tuple(map(int, given))


def picture(
    coach: "Coach", rules: Rules, seats: int, standing: tuple[int, ...], words: Words
) -> "Picture":
    """Return the strategy for this table. Raises ``MendaxError`` with a reason if none exists."""
    coaching.introduce(coach, rules, seats, None, words)
    seen = coach.strategy(rules, seats, standing)
    if seen is None:
        raise RulesError(coach.coverage(rules, seats).reason or Reason("coach-too-slow"))
    return seen


def _page(seen: "Picture", over: str | None) -> "PicturePage":
    """Return the page for the value to beat typed as ``over``, or the opener's page for None."""
    by_value = {str(page.to_beat): page for page in seen.pages[1:]}
    if over is None:
        return seen.pages[0]
    if over not in by_value:
        raise RulesError(
            Reason("explore-no-value", {"given": over[:40], "allowed": ", ".join(by_value)})
        )
    return by_value[over]


def in_words(words: Words, book: AnyGame, seen: "Picture") -> "Picture":
    """Return the picture with named values (``full-house``) in words."""

    def called(value: "Spelled") -> "Spelled":
        return pages.value_name(words, book, value) if isinstance(value, str) else value

    def page(one: "PicturePage") -> "PicturePage":
        return replace(
            one,
            to_beat=None if one.to_beat is None else called(one.to_beat),
            claims=tuple(replace(claim, value=called(claim.value)) for claim in one.claims),
            rolls=tuple(
                replace(
                    row,
                    roll=called(row.roll),
                    truth=None if row.truth is None else called(row.truth),
                )
                for row in one.rolls
            ),
        )

    return replace(seen, values=tuple(map(called, seen.values)), pages=tuple(map(page, seen.pages)))


def _named(words: Words, book: AnyGame, rules: Rules, sets: Sequence[Rules]) -> str:
    """Return the name of a rule set beside another one: its preset, or the options that differ."""
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
    """Print the picture, or its contents as lines."""
    lives = " : ".join(map(str, seen.lives))
    pages.write(console, words.say("explore-title", name=name, lives=lives) if seen.most else name)
    worth = _worth(words, seen, seen.pages[0].worth)
    pages.write(console, words.say("explore-worth", worth=worth, seats=seen.seats))
    if lines:
        _in_lines(console, words, page)
        return
    legend = Text(words.say("explore-legend"), style="dim")
    saying = Panel(
        Group(_saying(seen, page), legend), title=Text(_title(words, page)), expand=False
    )
    doubting = _map(seen, lambda said: said.doubt)
    answering = Panel(
        Group(doubting, legend), title=Text(words.say("explore-doubts")), expand=False
    )
    lying = Panel(
        Group(_map(seen, _lying), legend), title=Text(words.say("explore-lies")), expand=False
    )
    console.print(Columns([saying, answering, lying], padding=(0, 2)))


def _lying(said: "PictureClaim") -> float:
    return said.lie


def _title(words: Words, page: "PicturePage") -> str:
    if page.to_beat is None:
        return words.say("explore-opener")
    return words.say("explore-over", value=str(page.to_beat))


def _worth(words: Words, seen: "Picture", worth: float) -> str:
    from mendax.coach.results import CHANCES

    shown = words.decimal(100 * worth, 2) if seen.unit in CHANCES else words.signed(worth, 3)
    return words.say("explore-figure", worth=shown, unit=seen.unit)


def _saying(seen: "Picture", page: "PicturePage") -> Text:
    """Return the picture of claims. Rows are rolls, best first, and columns are claims."""
    text, wide = _heads(seen), _wide(seen)
    said = [claim.value for claim in page.claims]
    for row in page.rolls:
        chances = dict(zip(said, row.say, strict=True))
        text.append(f"{row.roll:>{wide}} ", style="bold")
        for value in seen.values:
            text.append_text(_cell(chances.get(value), value == row.roll))
        text.append("\n")
    return text


def _map(seen: "Picture", of: Callable[["PictureClaim"], float]) -> Text:
    """Return a picture with one row per value to beat, and one column per claim over that value."""
    text, wide = _heads(seen), _wide(seen)
    for page in seen.pages:
        chances = {claim.value: of(claim) for claim in page.claims}
        text.append(f"{page.to_beat or _OPENER:>{wide}} ", style="bold")
        for value in seen.values:
            text.append_text(_cell(chances.get(value), False))
        text.append("\n")
    return text


def _heads(seen: "Picture") -> Text:
    """Return the column headings, with each value written vertically."""
    longest = max(len(str(value)) for value in seen.values)
    lines = zip(*(str(value).rjust(longest) for value in seen.values), strict=True)
    margin = " " * (_wide(seen) + 1)
    heads = "".join(margin + "".join(f" {sign}" for sign in line) + "\n" for line in lines)
    return Text(heads, style="bold cyan")


def _wide(seen: "Picture") -> int:
    """Return the width of the row names in characters."""
    return max(3, *(len(str(value)) for value in seen.values))


def _cell(chance: float | None, true: bool) -> Text:
    if chance is None:
        return Text("  ")
    shade = _SHADES[min(4, int(chance * 4 + 0.999))] if chance > 0 else _SHADES[0]
    return Text(shade, style="green" if true else "yellow" if chance > 0 else "dim")


def _in_lines(console: Console, words: Words, page: "PicturePage") -> None:
    pages.write(console, _title(words, page) + ":")
    said = [claim.value for claim in page.claims]
    for row in page.rolls:
        parts = [
            words.say("explore-says", value=str(value), percent=round(100 * x))
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
        pages.write(
            console, words.say("explore-claim", value=str(claim.value), often=often, **percents)
        )


# ── two rule sets ────────────────────────────────────────────────────────────────────────────


def compare(
    console: Console, words: Words, names: Sequence[str], pictures: Sequence["Picture"]
) -> None:
    """Print the differences between two rule sets, in figures that both have."""
    rows = [
        [words.say("explore-compare-" + key), *(shown(words, seen) for seen in pictures)]
        for key, shown in _FIGURES
    ]
    if console.is_terminal:
        console.print(drawing.page(words.say("explore-compare"), ["", *names], rows))
    else:
        pages.write(console, words.say("explore-compare"))
        for title, one, two in rows:
            pages.write(console, f"{title}: {one} | {two}")
    here, there = (_doubts(seen) for seen in pictures)
    shared = sorted(here.keys() & there.keys(), key=lambda at: -abs(here[at] - there[at]))[:3]
    for to_beat, value in shared:
        chances = here[to_beat, value], there[to_beat, value]
        percents = {"one": round(100 * chances[0]), "two": round(100 * chances[1])}
        if percents["one"] != percents["two"]:
            told = {"value": value, "over": to_beat or _OPENER}
            pages.write(console, words.say("explore-differs", **told, **percents))


def _doubts(seen: "Picture") -> dict[tuple["Spelled | None", "Spelled"], float]:
    """Return the probability that each claim is doubted, for all claims that occur."""
    pairs = ((page, claim) for page in seen.pages for claim in page.claims)
    return {(p.to_beat, c.value): c.doubt for p, c in pairs if c.chance > _OFTEN}


def _opening(words: Words, seen: "Picture") -> str:
    return _worth(words, seen, seen.pages[0].worth)


def _opener_lies(words: Words, seen: "Picture") -> str:
    return words.percent(seen.pages[0].lies, 1)


def _opener_doubted(words: Words, seen: "Picture") -> str:
    first = seen.pages[0].claims
    doubted = sum(c.chance * c.doubt for c in first) / sum(c.chance for c in first)
    return words.percent(doubted, 1)


def _turning(_: Words, seen: "Picture") -> str:
    """Return the neighbouring values to beat between which the value of taking the cup falls
    most.
    """
    worths = [(page.to_beat, page.worth) for page in seen.pages]
    fall = max(pairwise(worths), key=lambda pair: pair[0][1] - pair[1][1])
    return f"{fall[0][0] or _OPENER} → {fall[1][0]}"


_FIGURES: Final[tuple[tuple[str, Callable[[Words, "Picture"], str]], ...]] = (
    ("worth", _opening),
    ("lies", _opener_lies),
    ("doubted", _opener_doubted),
    ("fall", _turning),
)
