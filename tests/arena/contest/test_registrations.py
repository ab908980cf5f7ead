"""Tests that registered names belong to hosts, and that their number is bounded."""

from mendax.arena.contest.registrations import MOST, SILENT_SECONDS, Pending, Registrations

ANN, ANN_AGAIN, BOB = ("10.0.0.1", 1000), ("10.0.0.1", 1001), ("10.0.0.2", 1000)


def test_a_name_belongs_to_the_host_that_registered_it() -> None:
    registered = Registrations(("odds",))
    assert registered.register("ann", ANN, False, 0.0)
    assert registered.is_taken("ann", BOB)
    assert not registered.is_taken("ann", ANN_AGAIN)
    assert registered.is_taken("odds", ANN)


def test_a_new_registration_plays_from_its_new_port_next_round() -> None:
    registered = Registrations(())
    registered.register("ann", ANN, False, 0.0)
    before = registered.at(ANN)
    registered.register("ann", ANN_AGAIN, False, 1.0)
    assert [one.address for one in registered.players] == [ANN_AGAIN]
    assert registered.at(ANN) is before
    registered.tidy()
    assert registered.at(ANN) is None
    assert registered.at(ANN_AGAIN) is registered.players[0]


def test_registering_again_keeps_the_same_participant() -> None:
    registered = Registrations(())
    registered.register("ann", ANN, False, 0.0)
    one = registered.at(ANN)
    assert one is not None
    one.pending = Pending("turn", "t")
    registered.register("ann", ANN, False, 1.0)
    assert registered.at(ANN) is one
    assert one.answers("turn", "t")
    assert not one.answers("turn", "t")


def test_a_player_may_become_spectator_or_take_another_name() -> None:
    registered = Registrations(())
    registered.register("ann", ANN, False, 0.0)
    registered.register("ann", ANN, True, 1.0)
    assert registered.players == ()
    assert len(registered.everyone) == 1
    registered.register("anna", ANN, False, 2.0)
    assert [one.name for one in registered.everyone] == ["anna"]
    assert not registered.is_taken("ann", BOB)


def test_silent_clients_are_dropped_at_the_limit() -> None:
    registered = Registrations(())
    for number in range(MOST):
        assert registered.register(f"n{number}", ("10.1.0.1", number), False, float(number > 0))
    assert not registered.register("late", BOB, False, SILENT_SECONDS - 1)
    assert registered.register("late", BOB, False, SILENT_SECONDS)
    assert len(registered.everyone) == MOST
    assert registered.at(("10.1.0.1", 0)) is None
    assert registered.at(BOB) is not None
