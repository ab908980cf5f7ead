"""What the coach of Sword of Lies answers, and what it has nothing of."""

from mendax.coach.registry import coach_of
from mendax.coach.results import Coverage
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.rules import PRESETS


def test_it_reviews_every_table_and_solves_none() -> None:
    coach, rules = coach_of("sword_of_lies"), PRESETS["house"]
    assert coach is not None
    assert not coach.strategies
    assert coach.coverage(rules, 10) == Coverage(10, "no", None)
    assert coach.strategy(rules, 3, ()) is None
    assert coach.advice(rules, 3, waits=True) is None


def test_who_only_watches_gets_no_hint() -> None:
    coach, game = coach_of("sword_of_lies"), SwordOfLies()
    assert coach is not None
    rules = PRESETS["house"]
    assert coach.hint(rules, 3, game.view(game.initial_state(rules, 3), None), ()) is None
