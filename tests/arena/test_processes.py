"""Work on several cores: answers in the order of the questions, and no more begun than asked."""

from collections.abc import Iterator

from mendax.arena.processes import cores, in_order, pool

_prepared: list[int] = []


def _remember(number: int) -> None:
    _prepared[:] = [number]


def _times(portion: int) -> int:
    return portion * _prepared[0]


def test_answers_come_in_the_order_of_the_questions() -> None:
    taken = 0

    def portions() -> Iterator[int]:
        nonlocal taken
        while taken < 7:
            taken += 1
            yield taken

    with pool(2, _remember, 10) as processes:
        answers = in_order(processes, _times, portions(), ahead=3)
        assert next(answers) == 10
        assert taken <= 4, "only so many portions are asked for ahead"
        assert list(answers) == [20, 30, 40, 50, 60, 70]


def test_there_is_a_core_at_least() -> None:
    assert cores() >= 1
