"""A table's chosen rules: a preset of its game, plus changes.

The log contains the complete rules and their edition, so replaying an old log does not depend on
today's presets.
"""

from collections.abc import Iterable, Mapping

from mendax.core.game import AnyGame
from mendax.games.editions import full_words, rules_of
from mendax.games.rules import (
    Rules,
    changed_options,
    options,
    parse_options,
    with_options,
    write_option,
)
from mendax.table.log import refused


class ChosenRules:
    """The rules of a table's running or next game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.preset = game.default_preset
        self.rules: Rules = game.presets[self.preset]

    def set(self, preset: str, changes: Iterable[str]) -> None:
        """Use these rules, given as complete words, from the next game on.

        A preset that no longer exists becomes the game's default. Raises ``RulesError`` or
        ``OtherEdition``.
        """
        self.rules = rules_of(self.game, changes)
        self.preset = preset if preset in self.game.presets else self.game.default_preset

    def play(self, rules: Rules) -> None:
        """Adopt the logged rules of a game that was started."""
        self.rules = rules

    @property
    def words(self) -> str:
        """The options as words (``lives=5 …``), without the edition.

        Options at their defaults are omitted if the game's default preset has the same values. The
        length therefore does not grow with the number of options.
        """
        usual, here = self.game.presets[self.game.default_preset], self.rules
        return " ".join(
            write_option(here, option)
            for option in options(type(here))
            if {getattr(rules, option.name) for rules in (usual, here)} != {option.default}
        )

    def full_words(self, preset: str, changes: Mapping[str, object] | Iterable[str]) -> list[str]:
        """Return the words of a changed preset as logged: the edition and every option.

        Raises ``RulesError`` or ``Refusal``.
        """
        if preset not in self.game.presets:
            raise refused("no-preset", given=preset[:40], allowed=", ".join(self.game.presets))
        base, read = self.game.presets[preset], parse_options
        rules = with_options(base, changes) if isinstance(changes, Mapping) else read(base, changes)
        return list(full_words(self.game, rules))

    def changed_words(self) -> tuple[str, ...]:
        """Return the applicable options that differ from the preset, as words."""
        changed = changed_options(self.game.presets[self.preset], self.rules)
        return tuple(write_option(self.rules, option) for option in changed)
