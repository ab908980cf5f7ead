"""Tests of work on several cores: answers keep the order of the questions, and work begins only on
demand."""

import threading
from collections.abc import Generator, Iterator
from multiprocessing import active_children
from typing import cast

import pytest

from mendax.arena.processes import Pool, in_order

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

    with Pool(2, _remember, 10) as processes:
        answers = in_order(processes, _times, portions(), ahead=3)
        assert next(answers) == 10
        assert taken <= 4, "few portions are requested ahead"
        assert list(answers) == [20, 30, 40, 50, 60, 70]


def _lasts(portion: int) -> int:
    if portion:
        threading.Event().wait()  # endless
    return portion


def test_stopping_does_not_wait_for_running_work() -> None:
    with Pool(1, _remember, 1) as processes:
        asked = in_order(processes, _lasts, (0, 1), ahead=2)
        answers = cast("Generator[int, None, None]", asked)
        assert next(answers) == 0
        workers = active_children()
        assert workers
        with pytest.raises(KeyboardInterrupt):
            answers.throw(KeyboardInterrupt())
    assert all(worker.exitcode for worker in workers), "they were killed"
