"""The rules of a table or a tournament of a server, as text."""

from mendax.games import game_named
from mendax.games.rules import parse_options, preset_named, read_options
from mendax.programs.table.table_link import ServerClient, TableLink
from mendax.words import Words
from mendax.words.how_to_play import written


def rules_at(client: ServerClient, at: TableLink, language: str) -> str:
    """Return the rules as Markdown. Raises ``NoTable``, and ``RulesError`` for an unknown game."""
    if at.tournament:
        plan = client.ask("GET", f"/api/tournaments/{at.table}")["plan"]
        game = game_named(plan["game"])
        preset = preset_named(game.presets, plan["preset"])
        return written(Words(language), game, parse_options(preset, plan["changes"]))
    found = client.ask("GET", f"/api/tables/{at.table}")
    game = game_named(found["game"])
    rules = read_options(game.presets[game.default_preset], found["rules"].split())
    return written(Words(language), game, rules)
