"""A kit bot that plays all games, and Mia fairly well: `mendax bot run kit_bot.py --arena`.

`play` receives the view of its seat, the offers, and the game, and returns one of the actions.
"""

from mendax.kit import any_action, by_kind, filled, legal_values, mia


def play(view, offers, game):
    if game.name != "mia":
        return any_action(offers, game.rng)
    can = by_kind(offers)
    if "look" in can:
        return can["look"]
    if "announce" in can:
        return mia.truth(view, offers) or filled(can["announce"], value=a_lie(can["announce"]))
    if "doubt" in can:
        claimed = mia.last_claim(view).value
        believes = game.rng.random() < 2 * mia.chance_to_reach(claimed, game.rules)
        return can["believe" if believes and "believe" in can else "doubt"]
    return any_action(offers, game.rng)


def a_lie(announce):
    """Return the second lowest legal value, or the lowest if there is no other."""
    values = legal_values(announce)
    return values[min(1, len(values) - 1)]
