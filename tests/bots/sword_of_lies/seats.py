"""Bots of Sword of Lies in stories."""

from random import Random
from typing import Any

from msgspec.structs import replace

from mendax.core.game import Action, Seat
from mendax.games.sword_of_lies.rules import SwordRules
from tests.bots.sword_of_lies.tournament import MAKERS, SWORD
from tests.games.sword_of_lies.story import (
    A,
    B,
    C,
    Story,
    at_betting,
    sword_for,
)

LEVELS = ("squire", "knight", "marshal")


def seated(name: str, rules: SwordRules, seat: Seat, seats: int, seed: object = 0) -> Any:
    return MAKERS[name](SWORD.name, rules, seat, seats, Random(f"{name} {seat} {seed}"))


def chosen(name: str, story: Story, seat: Seat, times: int = 12) -> list[Action]:
    """Return the bot's repeated choices at ``seat``, each with another seed."""
    state = story.state
    offers, seats = SWORD.legal_actions(state, seat), len(state.rows)
    view = SWORD.view(state, seat)
    bots = [seated(name, state.rules, seat, seats, number) for number in range(times)]
    return [bot.choose(view, offers) for bot in bots]


def castling(cards: int = 3, hands: str = ", ".join(["Ah Kd 2c"] * 3), **options: Any) -> Story:
    """Return castling with A to move. By default, all cards are red, except for the last card."""
    story = at_betting((200,) * 3, hands=hands, cards=cards, **options)
    state = replace(story.state, phase="castling", turn=A, blind=None, boldest=None)
    return Story(replace(state, betting=SWORD.initial_state(state.rules, 3).betting))


def marked(story: Story, *where: tuple[int, int]) -> Story:
    rows = [list(row) for row in story.state.rows]
    sample = at_betting((200,) * 3, hands=f"{sword_for('B')} 2c, 3c 4c, 5c 6c").state.rows[0][0]
    for of, place in where:
        rows[of][place] = replace(rows[of][place], mark=sample.mark)
    return Story(replace(story.state, rows=tuple(map(tuple, rows))))


def race() -> Story:
    """Return the last betting round of A and B, who have equal cards. A acts first."""
    hands = f"{sword_for('B')} 3c, {sword_for('A', '4h')} 5c, 6c 7c"
    story = at_betting((200,) * 3, A, hands, cards=2, ante=20, limit="fixed_limit")
    story.calls(B).folds(C).checks(A)
    for number in (2, 3):
        story.reveals_circle()
        if number < 3:
            story.checks(A, B)
    return story
