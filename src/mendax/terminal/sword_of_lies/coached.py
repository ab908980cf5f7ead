"""The coach's orders (``seat2-4h+seat2-9c+7d``) in words, with names and cards."""

from collections import Counter
from collections.abc import Sequence

from mendax.terminal.sword_of_lies.names import face_name
from mendax.words import Words


def called(words: Words, names: Sequence[str], value: str) -> str:
    """Return the cards in an order with their owners' names. Other values are unchanged."""
    parts = [part.split("-") for part in value.split("+")]
    aims = [part for part in parts if part[0] == "own" or part[0].startswith("seat")]
    if not aims:
        return value
    owners = dict.fromkeys(aim[0] for aim in aims)
    said = _joined(words, [_of(words, names, owner, aims) for owner in owners])
    if len(aims) == len(parts):
        return said
    return words.say("sword-coach-paid", cards=said, card=_card(words, parts[-1]))


def _of(words: Words, names: Sequence[str], owner: str, aims: Sequence[Sequence[str]]) -> str:
    """Return the cards of one owner and, with several targets, the swords at each.

    If the order allows any card of the row, return only the owner.
    """
    name = "" if owner == "own" else names[int(owner.removeprefix("seat")) - 1]
    if [owner] in aims:
        return name or words.say("sword-coach-you")
    hits = Counter(tuple(card) for by, *card in aims if by == owner)
    several = len({tuple(aim) for aim in aims}) > 1
    cards = _joined(
        words,
        [
            _card(words, card) + (f" ×{swords}" if several and swords > 1 else "")
            for card, swords in hits.items()
        ],
    )
    if owner == "own":
        return words.say("sword-coach-cards-own", cards=cards)
    return words.say("sword-coach-cards-of", name=name, cards=cards)


def _card(words: Words, card: Sequence[str]) -> str:
    face = face_name(card[0])
    return words.say("sword-coach-card-at", card=face, number=int(card[1])) if card[1:] else face


def _joined(words: Words, said: Sequence[str]) -> str:
    *first, last = said
    if not first:
        return last
    return words.say("sword-coach-and", one=", ".join(first), two=last)
