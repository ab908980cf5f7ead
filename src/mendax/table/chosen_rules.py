"""A table's chosen rules: the nearest preset of its game, plus changes, and a name.

The log contains the complete rules and their edition, so replaying an old log does not depend on
today's presets.
"""

from collections.abc import Iterable, Mapping

from mendax.core.game import AnyGame
from mendax.games.editions import full_words, rules_of
from mendax.games.rules import (
    Rules,
    described,
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
        self.changes: tuple[str, ...] = ()
        """The applicable options that differ from the preset, as words."""
        self.name = ""
        """The group's name for these rules, or empty."""

    def set(self, preset: str, changes: Iterable[str], name: str = "") -> None:
        """Use these rules, given as complete words, from the next game on.

        The rules are described by the nearest preset, which is ``preset`` in case of a tie. Raises
        ``RulesError`` or ``OtherEdition``.
        """
        rules = rules_of(self.game, changes)
        self.preset, self.name = preset, name
        self._adopt(rules)

    def play(self, rules: Rules) -> None:
        """Adopt the logged rules of a game that was started."""
        if rules != self.rules:
            self._adopt(rules)

    def _adopt(self, rules: Rules) -> None:
        self.rules = rules
        self.preset, self.changes = described(self.game.presets, rules, self.preset)

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
