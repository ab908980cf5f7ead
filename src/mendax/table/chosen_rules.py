"""The rules that a table has chosen: a preset of its game and what was changed of it.

What a log holds of them is written out in full, so that replaying an old log does not depend on
today's presets, and names the edition whose words these are.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from mendax.core.game import AnyGame
from mendax.games.editions import full_words, rules_of
from mendax.games.rules import (
    Rules,
    changed_options,
    parse_options,
    with_options,
    write_option,
    write_options,
)
from mendax.table.log import refused


class ChosenRules:
    """The rules of a table's next game, or of the one that is played."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.preset = game.default_preset
        self.rules: Rules = game.presets[self.preset]
        self.words = write_options(self.rules)
        """All options, ``lives=5 …``, without the edition."""

    def set(self, preset: str, changes: Iterable[str]) -> None:
        """Play by these rules, in full words, from the next game on.

        Raises ``RulesError`` or ``OtherEdition``.
        """
        self.rules = rules_of(self.game, changes)
        self.preset, self.words = preset, write_options(self.rules)

    def play(self, rules: Rules) -> None:
        """A game is played by these, as the log names them at its start."""
        self.rules, self.words = rules, write_options(rules)

    def full_words(self, preset: str, changes: Mapping[str, object] | Iterable[str]) -> list[str]:
        """The edition and every option of a changed preset in words, as a log holds them.

        Raises ``RulesError`` or ``Refusal``.
        """
        if preset not in self.game.presets:
            raise refused("no-preset", given=preset[:40], allowed=", ".join(self.game.presets))
        base, read = self.game.presets[preset], parse_options
        rules = with_options(base, changes) if isinstance(changes, Mapping) else read(base, changes)
        return list(full_words(self.game, rules))

    def changed_words(self) -> tuple[str, ...]:
        """The options in which the rules differ from their preset, where they apply."""
        changed = changed_options(self._base(self.preset), self.rules)
        return tuple(write_option(self.rules, option) for option in changed)

    def _base(self, preset: str) -> Any:
        """A preset; the game's own if this one has been given up since."""
        return self.game.presets.get(preset, self.game.presets[self.game.default_preset])
