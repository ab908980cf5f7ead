"""What the kit says of Sword of Lies is what the book says."""

from msgspec.structs import replace

from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import Mark
from mendax.games.sword_of_lies.view import CardView, SwordView
from mendax.kit import sword_of_lies

TRUE_BELIEVED = CardView("Qh", Mark(1, "red", believed=True))
LIE_BELIEVED = CardView("Qh", Mark(1, "black", believed=True))
UNKNOWN = CardView(None, Mark(1, "red", believed=True))


def seen(you: int | None = 0, **fields: object) -> SwordView:
    """A view with some fields changed."""
    game = SwordOfLies()
    return replace(game.view(game.initial_state(SwordRules(), 3), you), **fields)


def test_a_mark_becomes_what_the_book_says_if_one_knows_the_card() -> None:
    assert sword_of_lies.becomes(TRUE_BELIEVED) == "sword"
    assert sword_of_lies.becomes(LIE_BELIEVED) == "shield"
    assert sword_of_lies.becomes(UNKNOWN) is None
    assert sword_of_lies.becomes(CardView("Qh")) is None


def test_rows_are_read_as_far_as_one_knows_them() -> None:
    mine = (TRUE_BELIEVED, LIE_BELIEVED, replace(TRUE_BELIEVED, revealed=True))
    view = seen(rows=(mine, (UNKNOWN, CardView("2c")), ()))
    assert sword_of_lies.own_row(view) == mine
    assert sword_of_lies.known_cards(view) == {
        (0, 0): "Qh",
        (0, 1): "Qh",
        (0, 2): "Qh",
        (1, 1): "2c",
    }
    assert sword_of_lies.swords_to_come(view) == 1
    assert sword_of_lies.own_row(seen(None)) == ()


def test_what_it_takes_to_stay_in() -> None:
    assert sword_of_lies.to_call(seen(level=20, bets=(5, 20, 0))) == 15
    assert sword_of_lies.to_call(seen(level=20, bets=(20, 20, 0))) == 0
    assert sword_of_lies.to_call(seen(None, level=20, bets=(0, 20, 0))) == 0
