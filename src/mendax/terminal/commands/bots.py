"""``mendax bots``: the list of bots."""

from mendax.terminal import bot_list
from mendax.terminal.parameters import OK, AsJson, Lang, Plain, print_json, spoken


def bots(*, lang: Lang = None, plain: Plain = False, json: AsJson = False) -> int:
    """List the bots with their descriptions."""
    console, words = spoken(lang)
    if json:
        return print_json(bot_list.for_programs(words))
    bot_list.show(console, words, plain or not console.is_terminal)
    return OK
