"""Characters of French poker are recognised by what they do."""

from mendax.games.french_poker.actions import KeepOpen, PassOn
from mendax.games.french_poker.claims import order_of
from tests.bots.french_poker.seats import RULES, chosen, said
from tests.games.french_poker.story import Story


def test_the_truthful_say_what_they_have_and_roll_for_it() -> None:
    assert said("truthful", Story().rolls(66521)) == {66}
    assert said("truthful", Story().opens(66521, 55).believes()) == {66}
    assert not said("truthful", Story().opens(66521, 66).believes())  # it rolls
    rolled = Story().opens(66521, 66).believes().keeps_open((0, 1), 215)
    assert said("truthful", rolled) == {"two-pairs"}  # the smallest lie


def test_liars_say_more_than_they_have_and_leave_the_dice() -> None:
    order = order_of(RULES)
    lies = said("liar", Story().opens(66521, 55).believes())
    assert lies
    assert min(map(order.step.__getitem__, lies)) > order.step[66]


def test_the_lucky_have_always_rolled_something_splendid() -> None:
    order = order_of(RULES)
    assert set(chosen("lucky", Story().opens(66521, 66).believes())) == {KeepOpen(())}
    claims = said("lucky", Story().rolls(11235))
    assert min(map(order.step.__getitem__, claims)) >= order.step["full-house"]
    assert 66666 not in claims


def test_snipers_say_as_little_as_they_may() -> None:
    assert said("sniper", Story().rolls(66666)) == {"high-die"}
    passed = Story(blind_pass=True).opens(66521, 22)
    assert PassOn(33) in chosen("sniper", passed)
