"""Compilation just in time: what can't be kept is compiled all the same, and has its plain twin."""

from collections.abc import Callable
from unittest.mock import Mock

import pytest

from mendax.solver.generic import jit


class Compiler:
    """A compiler on a machine where nothing may be written."""

    def njit(self, cache: bool = False, **_: object) -> Callable[[Callable[[], int]], Mock]:
        """Refuses to keep what it makes, as numba does there."""

        def make(function: Callable[[], int]) -> Mock:
            if cache:
                raise RuntimeError("cannot cache function: no locator available")
            return Mock(py_func=function)

        return make


def test_where_no_code_can_be_kept_it_is_compiled_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(jit, "_NUMBA", Compiler())

    def seven() -> int:
        return 7

    assert jit.plain(jit.compiled(seven)) is seven


def test_without_a_compiler_a_function_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "_NUMBA", None)

    def seven() -> int:
        return 7

    assert jit.compiled(seven) is seven
    assert jit.plain(seven) is seven
