"""Paths through a played tutorial, for tests."""

from collections.abc import Iterator

from mendax.tutorial.graph import Moment, Tutorial, TutorialStep, Way

Path = tuple[tuple[TutorialStep, Way], ...]


def paths(tutorial: Tutorial, number: int = 0, before: Path = ()) -> Iterator[Path]:
    """Yield every path from step ``number`` to the end. Raises ``AssertionError`` for a cycle."""
    step = tutorial.steps[number]
    assert all(step is not passed for passed, _ in before), f"{step.text} comes twice"
    if not step.ways:
        yield before
    for way in step.ways:
        yield from paths(tutorial, way.to, (*before, (step, way)))


def moments(tutorial: Tutorial, path: Path) -> list[Moment]:
    """Return all moments of a path, starting with the opening."""
    return [*tutorial.opening, *(moment for _, way in path for moment in way.moments)]
