"""The actions that offers admit: all of them, or of very many some that are spread over all."""

from mendax.core.concrete import concrete
from mendax.core.game import Action, Between, FreeText, Offer, OneOf
from mendax.games.mia import actions


class Wager(Action, frozen=True):
    """Chips, a remark, and whether it is the whole pot."""

    chips: int
    remark: str = "-"
    all_in: bool = False


def test_concrete_lists_every_filling() -> None:
    offers = (
        Offer(actions.Doubt()),
        Offer(Wager(2), (Between("chips", 2, 4), OneOf("all_in", (False, True)))),
    )
    assert list(concrete(offers)) == [
        actions.Doubt(),
        *(Wager(chips, "-", all_in) for chips in (2, 3, 4) for all_in in (False, True)),
    ]


def test_concrete_spreads_over_slots_that_combine_in_too_many_ways() -> None:
    chips, remark = Between("chips", 1, 40), OneOf("remark", tuple("abcdefghij"))
    offer = Offer(Wager(1, "a"), (chips, remark, OneOf("all_in", (False, True))))
    found = [bet for bet in concrete((offer,), most=100) if isinstance(bet, Wager)]
    assert 95 <= len(set(found)) <= 101
    assert (found[0], found[-1]) == (Wager(1, "a", all_in=False), Wager(40, "j", all_in=True))
    assert all(offer.admits(bet) for bet in found)
    assert {bet.remark for bet in found} == set("abcdefghij")
    assert {bet.all_in for bet in found} == {False, True}
    assert len(list(concrete((offer,), most=800))) == 800


def test_concrete_samples_wide_ranges_with_both_ends() -> None:
    offers = (Offer(Wager(1), (Between("chips", 1, 1_000_000),)),)
    chips = [bet.chips for bet in concrete(offers, sample=10) if isinstance(bet, Wager)]
    assert (chips[0], chips[-1]) == (1, 1_000_000)
    assert 10 <= len(chips) <= 12
    remarks = list(concrete((Offer(Wager(1, "a"), (FreeText("remark", 9),)),)))
    assert remarks == [Wager(1, "a"), Wager(1, "a" * 9)]
