"""The odds page of Sword of Lies: the outcomes of marks, and the prices of attacks."""

from typing import Any, Final

from rich.console import Console

from mendax.games.sword_of_lies.chances import mark_table
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.terminal import drawing, pages
from mendax.terminal.presentation import OddsPage
from mendax.words import Words


def for_programs(rules: SwordRules) -> list[dict[str, Any]]:
    """Return the outcome of a mark for each named colour and answer, believed or doubted."""
    marks = mark_table(rules).marks
    return [{name: getattr(row, name) for name in row.__struct_fields__} for row in marks]


def show(console: Console, words: Words, rules: SwordRules, plain: bool) -> None:
    """Print the page, with the prices of attacks under these rules."""

    def say(key: str, **shown: str | int) -> str:
        return words.say(f"terminal-sword-of-lies-{key}", **shown)

    marks = mark_table(rules)
    rows = [
        [
            say("marks-truth" if row.named_truly else "marks-lie"),
            words.say(f"sword-of-lies-action-{'believe' if row.believed else 'disbelieve'}"),
            say(f"marks-{row.becomes}"),
        ]
        for row in marks.marks
    ]
    if plain:
        pages.write(console, say("marks-title") + ":")
        for told, said, becomes in rows:
            pages.write(console, say("marks-line", told=told, said=said, becomes=becomes))
    else:
        heads = [say(f"marks-{head}") for head in ("told", "believed", "becomes")]
        console.print(drawing.page(say("marks-title"), heads, rows))
        pages.write(console, say("marks-drawn"))
    for row in marks.attacks:
        pages.write(console, say(f"attack-{row.attack}"))


MARKS_PAGE: Final = OddsPage(for_programs, show)
