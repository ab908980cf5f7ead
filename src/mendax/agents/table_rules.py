"""The rules of one table of a server, as text."""

from mendax.games import game_named
from mendax.games.rules import read_options
from mendax.programs.table.table_link import ServerClient
from mendax.words import Words
from mendax.words.how_to_play import written


def rules_of_table(client: ServerClient, table: str, language: str) -> str:
    """Return the rules as Markdown. Raises ``NoTable``, and ``RulesError`` for an unknown game."""
    found = client.ask("GET", f"/api/tables/{table}")
    game = game_named(found["game"])
    rules = read_options(game.presets[game.default_preset], found["rules"].split())
    return written(Words(language), game, rules)
