"""Names that a reader may take for one another, although their letters have other codes.

By the skeletons of Unicode's UTS 39, section 4: each character is replaced by the one that stands
for all that look like it, so the Cyrillic «о», the Greek «ο» and the Latin «o» are one. Which look
alike is read from ``confusable_homoglyphs`` (MIT), which keeps Unicode's list by pairs; what stands
for a group is found here. A name has two keys: small letters that look alike, and capitals that do,
as «В» looks like «B» and «в» not like «b». Two names are alike if they share a key.

Nothing that a log depends on may depend on this list: it grows with every release of Unicode. It is
asked when a name is given, and the name that was found is what the log holds.
"""

import functools
import unicodedata
from collections.abc import Mapping

from confusable_homoglyphs import utils

_MARKS_OF_DIRECTION = str.maketrans("", "", "\u200e\u200f")


@functools.lru_cache(4096)
def keys(name: str) -> frozenset[str]:
    """What ``name`` has in common with every name that looks like it."""
    plain = unicodedata.normalize("NFKC", name)
    return frozenset((skeleton(plain.casefold()), skeleton(plain).casefold()))


def skeleton(text: str) -> str:
    """UTS 39's skeleton of ``text``, but for the order of what is written right to left.

    Only for comparing: it is no text to show to anybody.
    """
    prototypes = _prototypes()
    visible = (c for c in unicodedata.normalize("NFD", text) if unicodedata.category(c) != "Cf")
    return unicodedata.normalize("NFD", "".join(prototypes.get(c, c) for c in visible))


@functools.cache
def _prototypes() -> Mapping[str, str]:
    """What stands for each character that looks like another; some milliseconds, at the first name.

    The list names each pair from both sides. All that look alike are pairs with one of them, their
    prototype: the one of several letters («rn» for «m»), or else the one of most pairs.
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
