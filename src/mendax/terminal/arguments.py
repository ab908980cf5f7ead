"""What the words of a command line stand for: rules, lists of names, numbers within a span."""

from collections.abc import Sequence
from pathlib import Path

from mendax.core.game import AnyGame, Reason, RulesError
from mendax.games.rules import Rules, parse_options, preset_named


def rules_of(game: AnyGame, preset: str | None, changes: Sequence[str]) -> Rules:
    """The rules of a preset with some options changed. Raises ``RulesError``."""
    name = game.default_preset if preset is None else preset
    rules: Rules = parse_options(preset_named(game.presets, name), changes)
    return rules


def listed(words: str) -> tuple[str, ...]:
    """The names in ``odds, liar``."""
    return tuple(name.strip() for name in words.split(",") if name.strip())


def require_within(name: str, given: int, most: int) -> None:
    """Raises ``RulesError`` with what is allowed unless ``given`` is from 1 to ``most``."""
    if not 1 <= given <= most:
        shown: dict[str, str | int] = {"name": name, "allowed": f"1–{most}", "given": given}
        raise RulesError(Reason("terminal-bad-number", shown))


def read_key(given: str | None) -> str | None:
    """The key, or what stands in the file of that name."""
    if given is None or not Path(given).is_file():
        return given
    return Path(given).read_text().strip()
