"""The middle one: finishes castling where it can, strikes the strongest."""

from mendax.games.sword_of_lies import actions
from tests.bots.sword_of_lies.seats import castling, chosen, marked, seated
from tests.bots.sword_of_lies.tournament import SWORD
from tests.games.sword_of_lies.story import A, B, C, at_war


def test_a_knight_finishes_a_row_and_leaves_none_open_for_the_next_one() -> None:
    story = marked(castling(), (B, 0), (B, 1), (C, 0))
    asks = chosen("knight", story, A, 20)
    assert all(isinstance(ask, actions.Interrogate) and ask.of == B for ask in asks)


def test_a_knight_strikes_the_strongest() -> None:
    story = at_war(("111", "111", "111"), (2, 0, 4))
    story.ready()
    bot = seated("knight", story.state.rules, A, 3)
    offers = SWORD.legal_actions(story.state, A)
    for _ in range(12):
        action = bot.choose(SWORD.view(story.state, A), offers)
        target = getattr(action, "target", getattr(action, "first", ""))
        assert target.startswith(f"seat{C + 1}"), action
