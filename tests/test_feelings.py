"""Tests of the client's faces: fresh data for the client's tests, a drawing of each, and distinct
colours."""

import itertools
import math
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from mendax.table.faces import COLOURS, MASKS
from mendax.table.heard import REACTIONS
from tests import feelings, replays

WEB = Path(__file__).parents[1] / "web" / "src"


@pytest.mark.parametrize("made", [feelings, replays])
def test_the_fixtures_of_the_client_are_fresh(made: Any) -> None:
    fresh = made.FILE.read_text("utf-8") == made.written()
    assert fresh, f"regenerate it: python -m {made.__name__}"


def test_the_client_draws_all_faces_and_masks_that_there_are() -> None:
    drawn = (WEB / "ui" / "masks.ts").read_text("utf-8")
    assert [mask for mask in MASKS if f"\n  {mask}: {{" not in drawn] == []
    ready = (WEB / "heard" / "reactions.ts").read_text("utf-8")
    assert [name for name in REACTIONS if f'"{name}"' not in ready] == []


def test_the_colours_of_seats_are_far_apart_for_all_eyes() -> None:
    """Any two of the twelve colours differ by 0.1 in OKLab, even without the red or the green
    cones."""
    drawn = (WEB / "ui" / "masks.ts").read_text("utf-8")
    listed = drawn.partition("const COLOURS = [")[2].partition("];")[0]
    colours = [_linear(written) for written in re.findall(r'"#([0-9a-f]{6})"', listed)]
    assert len(colours) == COLOURS
    for eyes in (_ALL_CONES, _NO_RED_CONES, _NO_GREEN_CONES):
        seen = [_oklab(_times(eyes, colour)) for colour in colours]
        assert min(math.dist(a, b) for a, b in itertools.combinations(seen, 2)) > 0.1


_Triple = tuple[float, float, float]
_ALL_CONES = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
_NO_RED_CONES = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
_NO_GREEN_CONES = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
"""Machado, Oliveira and Fernandes (2009), for linear sRGB."""
_TO_LMS = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_TO_LAB = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def _times(matrix: Sequence[_Triple], vector: _Triple) -> _Triple:
    a, b, c = (sum(x * y for x, y in zip(row, vector, strict=True)) for row in matrix)
    return a, b, c


def _linear(written: str) -> _Triple:
    parts = (int(written[at : at + 2], 16) / 255 for at in (0, 2, 4))
    a, b, c = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return a, b, c


def _oklab(colour: _Triple) -> _Triple:
    a, b, c = (math.cbrt(max(0.0, cone)) for cone in _times(_TO_LMS, colour))
    return _times(_TO_LAB, (a, b, c))
