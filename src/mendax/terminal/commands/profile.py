"""``mendax profile``: how players lie, doubt and believe, and what their decisions cost."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.console import Console

from mendax.games import game_named
from mendax.terminal import drawing, pages
from mendax.terminal.arguments import listed
from mendax.terminal.console import watched
from mendax.terminal.files import require_new, require_readable, write_new
from mendax.terminal.parameters import OK, AsJson, Lang, Plain, print_json, spoken
from mendax.terminal.profile_page import beliefs_line, profile_page, scale_of
from mendax.words import Words

if TYPE_CHECKING:
    from mendax.coach.spot_counts import SpotCount
    from mendax.measure import Comparison, Profile

GameFiles = Annotated[
    Path,
    Parameter(help="Rows (`.jsonl`, `.jsonl.gz`), a record, or a folder of records; repeatable."),
]
_SURE = 0.05
_TINY = 0.001
"""The smallest probability that is shown as a number."""
_HEADS = ("player", "games", "cost", "claims", "answers", "lies", "doubts", "right", "caught")


def profile(
    *paths: GameFiles,
    players: Annotated[str, Parameter(help="The players to show; by default, all.")] = "",
    page: Annotated[
        Path | None, Parameter(help="A new HTML file for the profiles with pictures.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """Show how often players lie and doubt beside the equilibrium, and what each decision costs.

    Mia and French poker. With three or more players left, the equilibrium is one of many.
    """
    console, words = spoken(lang)
    require_readable(paths)
    if page is not None:
        require_new(page)
    from mendax.measure import comparisons, profiles, rows_in

    with watched(words.say("profile-pricing")):
        chosen = listed(players)
        every = [one for one in profiles(rows_in(*paths)) if not chosen or one.player in chosen]
    pairs = list(comparisons(every))
    if page is not None:
        write_new(page, _page(words, every, pairs))
    if json:
        return print_json({"profiles": every, "comparisons": pairs})
    _show(console, words, every, pairs, plain or not console.is_terminal)
    return OK


def _show(
    console: Console,
    words: Words,
    every: "list[Profile]",
    pairs: "list[Comparison]",
    lines: bool,
) -> None:
    for title, found in _tables(words, every):
        rows = [_row(words, one) for one in found]
        if lines:
            pages.write(console, title)
            for row in rows:
                shown = dict(zip(_HEADS, row, strict=True))
                pages.write(console, words.say("profile-line", **shown))
        else:
            console.print(drawing.page(title, _heads(words), rows))
        for one in found:
            if one.beliefs is not None:
                pages.write(console, beliefs_line(words, one))
        if any(one.one_of_many for one in found):
            pages.write(console, words.say("profile-one-of-many"))
    for line in _compared(words, pairs):
        pages.write(console, line)
    pages.write(console, words.say("profile-note"))


def _tables(words: Words, every: "list[Profile]") -> "Iterator[tuple[str, list[Profile]]]":
    """Yield the title and the profiles of each kind of table."""
    for table in dict.fromkeys((one.game, one.rules, one.seats) for one in every):
        found = [one for one in every if (one.game, one.rules, one.seats) == table]
        game = words.say(pages.stem(game_named(table[0])) + "-title")
        unit = next((one.unit for one in found if one.unit), "chance")
        yield words.say("profile-title", game=game, seats=table[2], unit=unit), found


def _page(words: Words, every: "list[Profile]", pairs: "list[Comparison]") -> str:
    lines = [*_compared(words, pairs)]
    if any(one.one_of_many for one in every):
        lines.append(words.say("profile-one-of-many"))
    lines.append(words.say("profile-note"))
    return profile_page(
        words, list(_tables(words, every)), _heads(words), partial(_row, words), lines
    )


def _heads(words: Words) -> list[str]:
    return [words.say("profile-head-" + head) for head in _HEADS]


def _row(words: Words, one: "Profile") -> list[str]:
    places, scale = scale_of(one.unit)
    mean = one.cost.mean
    margin = None if one.games < 2 else scale * (mean.high - mean.mean)
    kinds = (one.by_kind.get("claim"), one.by_kind.get("answer"))
    rights = (one.doubts_right + one.beliefs_right, one.doubts_wrong + one.beliefs_wrong)
    return [
        one.player,
        str(one.games),
        words.decimal(scale * mean.mean, places, margin),
        *("–" if k is None else words.decimal(scale * k.mean.mean, places) for k in kinds),
        _rates(words, one.lies),
        _rates(words, one.doubts),
        words.say("profile-of", count=rights[0], all=sum(rights)),
        words.say("profile-of", count=one.caught, all=one.lies.made),
    ]


def _rates(words: Words, count: "SpotCount") -> str:
    own, sound = words.percent(count.rate, 1), words.percent(count.expected_rate, 1)
    return words.say("profile-rates", own=own, sound=sound) if count.spots else "–"


def _compared(words: Words, pairs: "list[Comparison]") -> Iterator[str]:
    for pair in pairs:
        told: dict[str, str | int] = {"better": pair.better, "worse": pair.worse}
        if pair.games_needed is None:
            yield words.say("profile-equal", **told)
            continue
        told["p"] = (
            "= " + words.decimal(pair.p, 3) if pair.p >= _TINY else "< " + words.decimal(_TINY, 3)
        )
        told["games"] = pair.games_needed
        yield words.say("profile-differ" if pair.p < _SURE else "profile-luck", **told)
