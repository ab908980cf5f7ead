"""Tests that uncacheable functions are compiled, too, and have plain twins."""

import importlib
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest

from mendax.solver.generic import jit


class Compiler:
    """A compiler on a machine without a writable folder."""

    def njit(self, cache: bool = False, **_: object) -> Callable[[Callable[[], int]], Mock]:
        """Refuse to cache, as numba does there."""

        def make(function: Callable[[], int]) -> Mock:
            if cache:
                raise RuntimeError("cannot cache function: no locator available")
            return Mock(py_func=function)

        return make


def test_where_no_code_can_be_kept_it_is_compiled_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(jit, "NUMBA", Compiler())

    def seven() -> int:
        return 7

    assert jit.plain(jit.compiled(seven)) is seven


class Kept:
    """Cached code of a former version, which names a type that no longer exists."""

    flushed = False

    def load_overload(self, signature: object, target: object) -> object:
        raise AttributeError("Can't get attribute 'Batch'")

    def flush(self) -> None:
        self.flushed = True


def test_unreadable_code_of_a_former_version_is_recompiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = Kept()
    compiler = Mock(njit=lambda **_: lambda function: Mock(py_func=function, _cache=kept))
    monkeypatch.setattr(jit, "NUMBA", compiler)
    jit.compiled(lambda: 7)
    assert kept.load_overload("signature", "target") is None
    assert kept.flushed


@pytest.mark.skipif(not jit.COMPILED, reason="nothing is compiled without numba")
def test_a_change_of_a_called_file_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    header = "from mendax.solver.generic.jit import compiled\n"
    caller = header + "from callee_of_a_kernel import step\n"
    (tmp_path / "caller_kernel.py").write_text(
        caller + "@compiled\ndef twice(n: int) -> int:\n    return step(step(n))\n"
    )
    for added in (1, 10):
        (tmp_path / "callee_of_a_kernel.py").write_text(
            header + f"@compiled\ndef step(n: int) -> int:\n    return n + {added}\n"
        )
        for name in ("callee_of_a_kernel", "caller_kernel"):
            sys.modules.pop(name, None)
        importlib.invalidate_caches()
        sys.dont_write_bytecode, kept = True, sys.dont_write_bytecode
        try:
            kernel = importlib.import_module("caller_kernel")
        finally:
            sys.dont_write_bytecode = kept
        assert kernel.twice(0) == 2 * added


HARDENED = """
import ctypes, os, sys
PR_SET_MDWE, REFUSE_EXEC_GAIN = 65, 1
if ctypes.CDLL(None).prctl(PR_SET_MDWE, REFUSE_EXEC_GAIN, 0, 0, 0):
    sys.exit(77)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
"""Runs a Python program, and its children, without executable memory, as systemd's
MemoryDenyWriteExecute= does."""


@pytest.mark.skipif(sys.platform != "linux", reason="the switch is Linux's")
def test_without_executable_memory_plain_python_does_the_work() -> None:
    asked = ("-m", "mendax", "stats", "mia", "--games", "20", "--lang", "en")
    ended = subprocess.run(
        [sys.executable, "-c", HARDENED, *asked], capture_output=True, text=True, check=False
    )
    if ended.returncode == 77:
        pytest.skip("this kernel has no PR_SET_MDWE")
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.startswith("20 games")
    assert "Traceback" not in ended.stderr
    if jit.COMPILED:
        # A slow machine also shows progress.
        said = [line for line in ended.stderr.splitlines() if "numba is not used" in line]
        assert len(said) == 1
