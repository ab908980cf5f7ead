"""Who is registered: names belong to hosts, and there is an end to how many."""

from mendax.arena.contest.entrants import MOST, SILENT_SECONDS, Entrants, Pending

ANN, ANN_AGAIN, BOB = ("10.0.0.1", 1000), ("10.0.0.1", 1001), ("10.0.0.2", 1000)


def test_a_name_belongs_to_the_host_that_registered_it() -> None:
    entrants = Entrants(("odds",))
    assert entrants.register("ann", ANN, False, 0.0)
    assert entrants.is_taken("ann", BOB)
    assert not entrants.is_taken("ann", ANN_AGAIN)
    assert entrants.is_taken("odds", ANN)


def test_who_registers_anew_plays_from_the_other_port_from_the_next_round_on() -> None:
    entrants = Entrants(())
    entrants.register("ann", ANN, False, 0.0)
    before = entrants.at(ANN)
    entrants.register("ann", ANN_AGAIN, False, 1.0)
    assert [one.address for one in entrants.players] == [ANN_AGAIN]
    assert entrants.at(ANN) is before
    entrants.tidy()
    assert entrants.at(ANN) is None
    assert entrants.at(ANN_AGAIN) is entrants.players[0]


def test_the_same_name_at_the_same_address_stays_who_it_is() -> None:
    entrants = Entrants(())
    entrants.register("ann", ANN, False, 0.0)
    one = entrants.at(ANN)
    assert one is not None
    one.pending = Pending("turn", "t")
    entrants.register("ann", ANN, False, 1.0)
    assert entrants.at(ANN) is one
    assert one.answers("turn", "t")
    assert not one.answers("turn", "t")


def test_a_player_may_become_a_spectator_and_an_address_take_another_name() -> None:
    entrants = Entrants(())
    entrants.register("ann", ANN, False, 0.0)
    entrants.register("ann", ANN, True, 1.0)
    assert entrants.players == ()
    assert len(entrants.everyone) == 1
    entrants.register("anna", ANN, False, 2.0)
    assert [one.name for one in entrants.everyone] == ["anna"]
    assert not entrants.is_taken("ann", BOB)


def test_there_are_only_so_many_and_the_silent_make_room() -> None:
    entrants = Entrants(())
    for number in range(MOST):
        assert entrants.register(f"n{number}", ("10.1.0.1", number), False, float(number > 0))
    assert not entrants.register("late", BOB, False, SILENT_SECONDS - 1)
    assert entrants.register("late", BOB, False, SILENT_SECONDS)
    assert len(entrants.everyone) == MOST
    assert entrants.at(("10.1.0.1", 0)) is None
    assert entrants.at(BOB) is not None
