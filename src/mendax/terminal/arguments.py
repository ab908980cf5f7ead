"""Parsing of command-line arguments: rules, lists of names, and numbers in a range."""

from collections.abc import Sequence
from pathlib import Path

from mendax.core.game import AnyGame, Reason, RulesError
from mendax.games.editions import EDITION_WORD
from mendax.games.editions import rules_of as stored_rules
from mendax.games.rules import Rules, parse_options, preset_named


def rules_of(game: AnyGame, preset: str | None, changes: Sequence[str]) -> Rules:
    """Return a preset's rules with some options changed, or stored rules (``editions.full_words``).

    Raises ``RulesError`` and ``OtherEdition``.
    """
    words = " ".join(changes).split()
    if words and words[0].startswith(EDITION_WORD):
        return stored_rules(game, words)
    name = game.default_preset if preset is None else preset
    rules: Rules = parse_options(preset_named(game.presets, name), words)
    return rules


def listed(words: str) -> tuple[str, ...]:
    """Split a list of names such as ``odds, liar``."""
    return tuple(name.strip() for name in words.split(",") if name.strip())


def require_within(name: str, given: int, most: int) -> None:
    """Raise ``RulesError``, naming the allowed range, unless ``given`` is from 1 to ``most``."""
    if not 1 <= given <= most:
        shown: dict[str, str | int] = {"name": name, "allowed": f"1–{most}", "given": given}
        raise RulesError(Reason("terminal-bad-number", shown))


def read_key(given: str | None) -> str | None:
    """Return the key, or the contents of the file if ``given`` names one."""
    if given is None or not Path(given).is_file():
        return given
    return Path(given).read_text().strip()
