"""The random numbers of the reference kernel: counter-based, and those of splitmix64."""

from itertools import islice

from mendax.solver.mia.simulation.alias_tables import ALWAYS, NEVER
from mendax.solver.mia.simulation.reference_kernel import happens, random_numbers, splitmix64


def test_the_output_function_is_that_of_splitmix64() -> None:
    """The first numbers of the published generator from the seed 0 and from 1234567."""
    gamma, mask = 0x9E3779B97F4A7C15, (1 << 64) - 1
    assert splitmix64(gamma) == 0xE220A8397B1DCDAF
    numbers = [splitmix64((1234567 + n * gamma) & mask) for n in (1, 2, 3)]
    assert numbers == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_the_numbers_of_a_game_depend_on_seed_and_number_alone() -> None:
    game = list(islice(random_numbers(7, 3), 5))
    assert game == list(islice(random_numbers(7, 3), 5))
    assert game != list(islice(random_numbers(7, 4), 5))
    assert game != list(islice(random_numbers(8, 3), 5))
    assert all(0 <= number < 1 << 64 for number in game)


def test_what_is_certain_draws_no_number() -> None:
    numbers = iter([1 << 62, 3 << 62])
    assert happens(ALWAYS, numbers)
    assert not happens(NEVER, numbers)
    assert happens(1 << 31, numbers), "a quarter is below a half"
    assert not happens(1 << 31, numbers), "three quarters are not"
