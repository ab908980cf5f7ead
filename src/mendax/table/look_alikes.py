"""Detection of names that look alike although their characters differ.

The keys are skeletons as in UTS 39, section 4: each character is replaced by a prototype of all
that look like it, so the Cyrillic "о", the Greek "ο" and the Latin "o" are the same. The pairs come
from ``confusable_homoglyphs`` (MIT), which contains Unicode's list. This module computes the
prototypes. A name has two keys, for lower and upper case, because "В" looks like "B" but "в" does
not look like "b". Two names are alike if they share a key.

A replay must not depend on this list, which grows with every Unicode release. The check therefore
happens when a name is chosen, and the log contains the resulting name.
"""

import functools
import unicodedata
from collections.abc import Mapping

from confusable_homoglyphs import utils

_MARKS_OF_DIRECTION = str.maketrans("", "", "\u200e\u200f")


@functools.lru_cache(4096)
def keys(name: str) -> frozenset[str]:
    """Return the keys of ``name``. Names that look alike share a key."""
    plain = unicodedata.normalize("NFKC", name)
    return frozenset((skeleton(plain.casefold()), skeleton(plain).casefold()))


def skeleton(text: str) -> str:
    """Return the UTS 39 skeleton of ``text``, without reordering right-to-left text.

    Use it for comparison only, never for display.
    """
    prototypes = _prototypes()
    visible = (c for c in unicodedata.normalize("NFD", text) if unicodedata.category(c) != "Cf")
    return unicodedata.normalize("NFD", "".join(prototypes.get(c, c) for c in visible))


@functools.cache
def _prototypes() -> Mapping[str, str]:
    """Return a prototype for each character that looks like another.

    The list names each pair from both sides. In each group of look-alikes, the prototype is the
    member with several letters ("rn" for "m"), or else the member in the most pairs. The result is
    cached, because computing it takes a few milliseconds.
    """
    listed = utils.load("confusables.json")
    pairs = {_bare(one): {_bare(other["c"]) for other in others} for one, others in listed.items()}
    single: dict[str, str] = {}
    longer: dict[str, str] = {}
    for one, others in pairs.items():
        if len(one) != 1:
            continue
        long = [other for other in others if len(other) > 1]
        if long:
            longer[one] = min(long, key=lambda other: (-len(pairs[other]), other))
        else:
            group = (one, *others)
            single[one] = min(group, key=lambda other: (-len(pairs[other]), other))
    spelt = {one: "".join(single.get(c, c) for c in other) for one, other in longer.items()}
    return {one: spelt.get(other, other) for one, other in (single | spelt).items()}


def _bare(characters: str) -> str:
    return characters.translate(_MARKS_OF_DIRECTION)
