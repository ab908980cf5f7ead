"""Tests that every message is used: its key is in the sources, complete or assembled."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import mendax
from mendax.games import GAMES
from mendax.words import Words, catalogue

PACKAGE = Path(mendax.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
QUOTED = re.compile(r"""f?"([^"\n]*)"|`([^`]*)`""")
HOLE = re.compile(r"\$?\{[^{}]*\}")
KEYED = re.compile(r"keyed\(([^()]*)\)")
KEY = re.compile(r"[a-z][a-z0-9-]*")
SHORT = ("bot-", "exploit-", "exploiter-", "exploiters-", "stats-")
"""One-word stems that may match. Other stems, such as ``terminal-``, would match too much."""


def declared() -> Iterator[str]:
    """Yield the names of actions; every game has a message for each that it declares."""
    for game in GAMES.values():
        for action in game.actions:
            yield f"{game.name}-action-{action.__struct_config__.tag}".replace("_", "-")


def sources() -> str:
    """Return the text of all sources with message keys."""
    client = (path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte"))
    spoken = [path for path in client if ".test." not in path.name and ".gen." not in path.name]
    pages = CLIENT.parent.glob("*.html")
    return "\n".join(path.read_text("utf-8") for path in (*PACKAGE.rglob("*.py"), *spoken, *pages))


def built(text: str) -> Iterator[str]:
    """Yield patterns of the keys that the sources assemble."""
    yield from declared()
    for found in QUOTED.finditer(text):
        given = found[1] or found[2] or ""
        parts = HOLE.split(given)
        fixed = "".join(parts).strip("-")
        open_ended = len(parts) > 1 or given.endswith("-")
        wide = "-" not in fixed and given not in SHORT and len(parts) < 3
        if open_ended and re.fullmatch(r"[a-z0-9-]+", fixed) and not wide:
            yield ".+".join(map(re.escape, parts)) + (".+" if given.endswith("-") else "")
    for found in KEYED.finditer(text):
        parts = [part.strip() for part in found[1].split(",")]
        if '"' in found[1]:
            yield "-".join(re.escape(p.strip('"')) if p.startswith('"') else ".+" for p in parts)


def unsaid(text: str) -> list[str]:
    """Return the keys of the catalogue that ``text`` does not use."""
    whole = {found[0] for found in KEY.finditer(text)}
    said = re.compile("|".join(sorted(set(built(text)))))
    keys, referred = [], set()
    for _, file in catalogue("en"):
        keys += re.findall(r"^([a-z][a-z0-9-]*) =", file, re.MULTILINE)
        referred |= set(re.findall(r"\{ ([a-z][a-z0-9-]*)", file))
    return [key for key in keys if key not in whole | referred and not said.fullmatch(key)]


def test_every_message_is_used() -> None:
    assert not unsaid(sources())


def test_unused_messages_are_found() -> None:
    text = sources().replace('"web-coming"', "").replace("table-phrase-", "")
    found = unsaid(text)
    assert "web-coming" in found
    assert any(key.startswith("table-phrase-") for key in found)


@pytest.mark.parametrize("name", ["אבא", "ليلى", "Ann אבא"])
def test_right_to_left_names_are_isolated(name: str) -> None:
    said = Words("en").say("terminal-no-file", path=name, problem="31")
    assert f"\u2068{name}\u2069" in said
    assert "\u2068" not in Words("en").say("terminal-no-file", path="Олена 王", problem="31")
