"""Unknown names are refused with the names that exist and the likeliest one meant."""

from mendax.core.unknown_names import unknown_name
from mendax.words import Words


def test_a_similar_name_is_suggested() -> None:
    reason = unknown_name("rules-unknown-option", "lifes", ("lives", "clock"), "option")
    assert reason.arguments == {"option": "lifes", "allowed": "lives, clock", "like": "lives"}
    assert Words("en").explain(reason) == (
        "There is no house rule called “lifes”. There are: lives, clock. Did you mean “lives”?"
    )
    assert Words("de").explain(reason).endswith("Meinst du „lives“?")


def test_nothing_is_suggested_where_no_name_is_similar() -> None:
    reason = unknown_name("rules-unknown-game", "x" * 100, ("mia",))
    assert reason.arguments == {"given": "x" * 40, "allowed": "mia"}
