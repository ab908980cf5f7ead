"""The options that a puzzle shows, which are a choice of the legal moves."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from mendax.practice.puzzle import Judged, grade

MOST: Final = 8
"""The maximum number of options."""
TRUE: Final = 0.3
"""The share of the positions with a right true claim that become puzzles. There are many more of
them than of positions in which the truth is wrong.
"""
_MOST_RIGHT: Final = 3
_RIGHT: Final = ("excellent", "good")


def shown(
    options: Sequence[Judged], taken: Mapping[str, float], truth: str, rng: Random
) -> tuple[Judged, ...] | None:
    """Return the options to show in their order, or None if too few are wrong for a puzzle.

    Fewer than half of the options are right, except that one of two may be. The sound player's
    usual move and the move ``truth`` are always shown. Half of the wrong options are those that
    beginners take most often (``taken``), and the other half is random.
    """
    good = _right(options)
    bad = [option for option in options if option not in good]
    if len(bad) < min(2, len(options) - 1):
        return None
    best = max(good, key=lambda option: (option.share, option.worth))
    good.sort(key=lambda option: (option != best, option.action != truth, rng.random()))
    most = max(1, min(_MOST_RIGHT, len(bad) - 1))
    if truth in {option.action for option in good[most:]}:
        return None
    good = good[:most]
    bad.sort(key=lambda option: (option.action != truth, -taken.get(option.action, 0.0)))
    free = MOST - len(good)
    tempting, others = bad[: (free + 1) // 2], bad[(free + 1) // 2 :]
    kept = {*good, *tempting, *rng.sample(others, min(len(others), free - len(tempting)))}
    return tuple(option for option in options if option in kept)


def is_right(options: Sequence[Judged], action: str) -> bool:
    """Return whether ``action`` is one of the right options."""
    return any(option.action == action for option in _right(options))


def _right(options: Sequence[Judged]) -> list[Judged]:
    top = max(option.worth for option in options)
    return [option for option in options if grade(top - option.worth, option.share) in _RIGHT]
