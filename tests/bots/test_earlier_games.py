"""Tests of the memory of a table: by player instead of seat, and only for the last games."""

from mendax.bots.earlier_games import GAMES, EarlierGames

BOT, ANN, BEN = "bot", "Ann", "Ben"


def test_players_keep_their_record_at_another_seat() -> None:
    earlier = EarlierGames()
    earlier.add((BOT, ANN, BEN), {0: ("itself", "of Ann", "of Ben")})
    assert earlier.known(BOT, (BEN, BOT, ANN)) == (("of Ben",), ("itself",), ("of Ann",))


def test_new_players_and_seats_with_two_players_are_unknown() -> None:
    earlier = EarlierGames()
    earlier.add((BOT, ANN, None), {0: ("itself", "of Ann", "of two")})
    assert earlier.known(BOT, (BOT, BEN, None)) == (("itself",), (), ())
    assert earlier.known(None, (None, ANN)) == earlier.known("another bot", (BEN, ANN)) == ((), ())
    assert EarlierGames().known(BOT, (BOT, ANN)) == ((), ()), "another table"


def test_only_the_last_games_are_remembered() -> None:
    earlier = EarlierGames()
    for number in range(2 * GAMES):
        earlier.add((BOT, ANN), {0: (0, number)})
    assert earlier.known(BOT, (ANN,)) == (tuple(range(GAMES, 2 * GAMES)),)
