"""Each seat's face: a free mask and a colour.

A bot's mask does not reveal its character. ``seats`` assigns faces. The log contains the masks, so
they stay the same in a replay and after a restart.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final
from zlib import crc32

MASKS: Final = (
    *("fox", "owl", "cat", "bear", "hare", "wolf", "frog", "raven", "badger"),
    *("moon", "sun", "jester", "lion", "mouse", "rooster", "dragon", "devil", "pirate"),
    *("hedgehog", "ram"),
)
"""Players' masks. The catalogue names them ``table-mask-<name>``."""
COLOURS: Final = 12
"""The number of colours. Larger tables repeat some of them."""


def free_mask(name: str, worn: Iterable[str], wish: str | None = None) -> str:
    """Return ``wish`` if no seat wears it, otherwise a least worn mask that depends on the name."""
    counts = Counter(worn)
    if wish is not None and wish not in counts:
        return wish
    return min(MASKS, key=lambda mask: (counts[mask], crc32(f"{mask} {name}".encode())))


def free_colour(taken: Iterable[int]) -> int:
    """Return the lowest-numbered of the least used colours."""
    counts = Counter(taken)
    return min(range(COLOURS), key=lambda colour: counts[colour])
