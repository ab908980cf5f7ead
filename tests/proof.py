"""The tests of `./run proof`: marked tests, and tests of marked modules or folders.

A module or a folder's ``conftest.py`` has ``pytestmark = pytest.mark.proof``. That line is read
before anything is imported, so `./run test` neither imports nor compiles the modules it does not
run.
"""

import functools
import re
from collections.abc import Container, Iterable
from pathlib import Path
from typing import Any

import pytest

ONLY_TEST = "not proof"
"""The mark expression of `./run test`."""
_LINE = re.compile(r"^pytestmark = .*\bpytest\.mark\.proof\b", re.MULTILINE)


@functools.cache
def is_proof(path: Path) -> bool:
    """Return whether all tests of a module, or of a folder by its ``conftest.py``, are proof
    tests."""
    source = path / "conftest.py" if path.is_dir() else path
    return source.suffix == ".py" and source.is_file() and bool(_LINE.search(source.read_text()))


@functools.cache
def in_proof_folder(path: Path, top: Path) -> bool:
    """Return whether all tests of a folder between ``top`` and the file are proof tests."""
    inside = path.relative_to(top).parents if path.is_relative_to(top) else ()
    return any(is_proof(top / folder) for folder in inside)


def parametrize(
    names: str, values: Iterable[Any], *, test: Container[Any], **options: Any
) -> pytest.MarkDecorator:
    """Parametrize a test. The values in ``test`` always run, and the others only in
    `./run proof`."""
    several = "," in names
    chosen = [
        value
        if value in test
        else pytest.param(*(value if several else (value,)), marks=pytest.mark.proof)
        for value in values
    ]
    return pytest.mark.parametrize(
        [name.strip() for name in names.split(",")] if several else names, chosen, **options
    )
