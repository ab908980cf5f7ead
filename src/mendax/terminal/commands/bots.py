"""``mendax bots``: who can be played against."""

from mendax.terminal import bot_list
from mendax.terminal.parameters import OK, AsJson, Lang, Plain, print_json, spoken


def bots(*, lang: Lang = None, plain: Plain = False, json: AsJson = False) -> int:
    """The bots, and what to expect of them."""
    console, words = spoken(lang)
    if json:
        return print_json(bot_list.for_programs(words))
    bot_list.show(console, words, plain or not console.is_terminal)
    return OK
