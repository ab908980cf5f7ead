"""Refusals of unknown names that list the known names and suggest the most similar one."""

from collections.abc import Iterable
from difflib import get_close_matches

from mendax.core.game import Reason


def likely_meant(name: str, known: Iterable[str]) -> dict[str, str]:
    """Return the argument ``like`` of a reason: the known name most similar to ``name``, if any.

    ``Words.explain`` then suggests that name.
    """
    similar = get_close_matches(name[:80], list(known), 1)
    return {"like": similar[0]} if similar else {}


def unknown_name(key: str, name: str, known: Iterable[str], argument: str = "given") -> Reason:
    """Return the reason ``key`` for a ``name`` that is not in ``known``.

    The reason's argument called ``argument`` contains ``name``. A similar known name is suggested.
    """
    names, given = list(known), str(name)
    shown = {argument: given[:40], "allowed": ", ".join(names)}
    return Reason(key, {**shown, **likely_meant(given, names)})
