"""A table at which three players share one phone."""

from mendax.table.actions import AddBot, AddPerson
from tests.table.evening import Evening

ANN, BEN = "olena/1", "olena/2"


def shared(game: str = "mia", **changes: object) -> Evening:
    """Return a table of Olena with Ann and Ben on her phone, Taras on another phone, and a bot."""
    evening = Evening(changes, game=game)
    evening.do("olena", AddPerson("Ann", "fox"))
    evening.do("olena", AddPerson("Ben"))
    evening.sit("taras")
    evening.do("olena", AddBot("odds"))
    return evening
