"""Tests of values as HTML for notebooks."""

from mendax.core.game import Reason, Value
from mendax.core.notebook import cell, table
from mendax.games import BUILT_IN


class Inner(Value, frozen=True):
    """A value in a value."""

    name: str


class Outer(Value, frozen=True):
    """A value with every kind of field."""

    one: Inner
    many: tuple[Inner, ...]
    by_name: dict[str, int]
    missing: int | None = None


def test_a_value_is_a_table_of_its_fields() -> None:
    shown = Outer(Inner("<b>"), (Inner("x"),), {"a": 1})._repr_html_()
    inner = "<table><tr><th>Inner</th><th></th></tr><tr><td>name</td><td>{}</td></tr></table>"
    assert shown == table(
        ("Outer", ""),
        [
            ("one", inner.format("&lt;b&gt;")),
            ("many", f"<ol start='0'><li>{inner.format('x')}</li></ol>"),
            ("by_name", "<table><tr><td>a</td><td>1</td></tr></table>"),
        ],
    )


def test_numbers_and_plain_sequences_are_text() -> None:
    assert cell((1, 2)) == "(1, 2)"
    assert cell(3) == "3"


def test_views_of_every_game_are_shown() -> None:
    for game in BUILT_IN.values():
        rules, seats = game.presets[game.default_preset], game.seats[0]
        shown = game.view(game.initial_state(rules, seats), 0)._repr_html_()
        assert "<td>phase</td>" in shown
    assert "<td>key</td>" in Reason("x")._repr_html_()
