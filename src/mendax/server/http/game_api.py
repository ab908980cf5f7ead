"""HTTP operations on games and their rules, which need no table, store or session."""

from typing import Annotated, Any

from msgspec import Meta

from mendax.core.game import AnyGame
from mendax.core.how_to_play import Line, Section, sections, tips
from mendax.games import GAMES, INSTALLED, game_named
from mendax.games.cup_ladders import CupLadder, cup_ladder
from mendax.games.rules import (
    Rules,
    described,
    parse_options,
    with_options,
    write_options,
)
from mendax.server.http.game_meanings import MeaningsOut, meanings_of
from mendax.server.http.parameters import GameName, Query
from mendax.server.http.tutorials import tutorial_document
from mendax.server.wire.http_messages import GameSetupOut, RulesIn, RulesOut, TutorialOut
from mendax.server.wire.operation import HOUR, Text, Visit, operation
from mendax.server.wire.refusal import Refused
from mendax.words import LANGUAGES, package_catalogue

Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]


class GameApi:
    """Operations on games and their rules."""

    def __init__(self, games: tuple[GameSetupOut, ...]) -> None:
        """``games`` lists the games that can be played on this server."""
        self._games = games

    @operation("GET", "/api/games")
    async def games(self, visit: Visit) -> tuple[GameSetupOut, ...]:
        """Return this server's games with their options, presets and bots."""
        return self._games

    @operation("POST", "/api/rules")
    async def check_rules(self, visit: Visit, body: RulesIn) -> RulesOut:
        """Check a rule set. Contradictory options are refused."""
        game = game_named(body.game)
        liked, rules = _rules(game, body)
        preset, changes = described(game.presets, rules, liked)
        return RulesOut(preset, write_options(rules), changes)

    @operation("GET", "/api/reference/{game}", refusals=(422,), fresh=HOUR)
    async def reference(
        self,
        visit: Visit,
        game: GameName,
        preset: Query | None = None,
        rules: Query = "",
    ) -> Any:
        """Return the reference of a rule set given in the query. `rules` contains words such as
        `lives=5`.
        """
        found = asked_rules(game, preset, rules)
        return GAMES[game].reference(found)

    @operation("GET", "/api/cup/{game}", refusals=(422,), fresh=HOUR)
    async def cup(
        self, visit: Visit, game: GameName, preset: Query | None = None, rules: Query = ""
    ) -> CupLadder:
        """Return the order of values under a rule set, for the cup's page."""
        ladder = cup_ladder(asked_rules(game, preset, rules))
        if ladder is None:
            raise Refused(404, "wire-refused-not-found")
        return ladder

    @operation("GET", "/api/meanings/{game}", refusals=(422,), fresh=HOUR)
    async def meanings(self, visit: Visit, game: GameName) -> MeaningsOut:
        """Return the meanings of the fields in a game's views, events and actions, such as a
        seat.
        """
        return meanings_of(game_named(game))

    @operation("GET", "/api/how-to-play/{game}", refusals=(422,), fresh=HOUR)
    async def how_to_play(
        self, visit: Visit, game: GameName, preset: Query | None = None, rules: Query = ""
    ) -> tuple[Section, ...]:
        """Return the instructions for a rule set in sections of catalogue keys with their
        arguments.
        """
        found = asked_rules(game, preset, rules)
        return sections(GAMES[game], found)

    @operation("GET", "/api/tips/{game}", refusals=(422,), fresh=HOUR)
    async def tips_of(
        self, visit: Visit, game: GameName, preset: Query | None = None, rules: Query = ""
    ) -> dict[str, Line]:
        """Return tips for first games: the `goal` of the rules, and a tip for each kind of
        decision.
        """
        found = asked_rules(game, preset, rules)
        return dict(tips(GAMES[game], found))

    @operation("GET", "/api/tutorial/{game}", fresh=HOUR)
    async def tutorial(self, visit: Visit, game: GameName) -> TutorialOut:
        """Return the scripted first deal of a game, which is played without a table."""
        found = tutorial_document(game)
        if found is None:
            raise Refused(404, "wire-refused-not-found")
        return found

    @operation("GET", "/api/words/{game}/{language}", fresh=HOUR)
    async def words_of(self, visit: Visit, game: GameName, language: Language) -> Text:
        """Return the texts of an installed package's game, in Fluent.

        The client already has the texts of the bundled games.
        """
        package = INSTALLED.packages().get(game)
        if package is None or game not in GAMES:
            raise Refused(404, "wire-refused-not-found")
        return Text(package_catalogue(package, language))


def asked_rules(game: str, preset: str | None, words: str) -> Rules:
    """Return the rule set that a query describes. Raises ``Refused`` or ``RulesError``."""
    if game not in GAMES:
        raise Refused(404, "wire-refused-not-found")
    known = GAMES[game]
    base: Rules = known.presets[_preset(known, preset)]
    return parse_options(base, words.split())


def _rules(game: AnyGame, asked: RulesIn) -> tuple[str, Rules]:
    preset = _preset(game, asked.preset)
    return preset, with_options(game.presets[preset], asked.changes)


def _preset(game: AnyGame, name: str | None) -> str:
    chosen = name or game.default_preset
    if chosen not in game.presets:
        allowed = ", ".join(game.presets)
        raise Refused(422, "wire-refused-no-preset", given=chosen[:40], allowed=allowed)
    return chosen
