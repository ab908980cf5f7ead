"""Highlights from claims and answers, for any game.

The less likely a claim is by the rules alone, the bolder it is. The best lie is the least likely
lie that was believed. The bravest belief is the belief in the least likely true claim. Trivial
facts are omitted, such as a single caught lie or belief in a likely claim.
"""

from collections.abc import Container, Iterator, Sequence
from itertools import pairwise
from typing import Final

from mendax.core.game import Seat
from mendax.story.telling import Claimed, GameStory, Highlight, Lead, Tale, Tally, Teller

_UNLIKELY: Final = 0.34
"""The probability that makes a claim easy to believe."""
_OFTEN: Final = 2
"""The smallest count that is worth a highlight."""
_HONEST: Final = 4
"""The number of claims, none of them a lie, that is worth a highlight."""


def story_of(
    teller: Teller, tale: Tale, places: Sequence[int], by_others: Container[int] = ()
) -> GameStory:
    """Return the story of a game from its tale and the final places in seat order.

    The moves in the entries ``by_others`` were made for a seat's player. No player is credited
    with them.
    """
    seats = range(len(places)) if teller.counts else ()
    tallies = tuple(tally(tale.claims, seat, by_others) for seat in seats)
    of_claims = _of_claims(teller.prefix, tale.claims, by_others)
    told = [*of_claims, *tale.own, *_of_tallies(tale.claims, tallies)]
    turning = taking_the_lead(tale.leads, places)
    losses = {seat: loss for seat, loss in tale.losses.items() if places[seat] != 1}
    return GameStory((*told, *([turning] if turning else [])), tallies, losses)


# ── counts ───────────────────────────────────────────────────────────────────────────────────


def tally(claims: Sequence[Claimed], seat: Seat, by_others: Container[int] = ()) -> Tally:
    """Return statistics on the claims and answers of the seat's player."""
    own = [one for one in claims if one.seat == seat and one.entry not in by_others]
    known = [one for one in own if one.holds is not None and not one.blind]
    lies = [one for one in own if one.lie]
    answered = [
        one for one in _answered(claims, by_others) if one.answer and one.answer.seat == seat
    ]
    doubted = [one for one in answered if one.answer and not one.answer.believed]
    believed = [one for one in answered if one not in doubted and one.holds is not None]
    return Tally(
        said=len(own),
        known=len(known),
        lied=len(lies),
        caught=sum(_doubted(one) for one in lies),
        doubts=len(doubted),
        doubts_right=sum(one.holds is False for one in doubted),
        believed=len(believed),
        believed_right=sum(one.holds is True for one in believed),
    )


def _answered(claims: Sequence[Claimed], by_others: Container[int]) -> list[Claimed]:
    """Return the claims that a seat's own player answered."""
    return [one for one in claims if one.answer and one.answer.entry not in by_others]


def _doubted(claim: Claimed) -> bool:
    return claim.answer is not None and not claim.answer.believed


def _believed(claim: Claimed) -> bool:
    return claim.answer is not None and claim.answer.believed


# ── highlights ───────────────────────────────────────────────────────────────────────────────


def _of_claims(
    prefix: str, claims: Sequence[Claimed], by_others: Container[int]
) -> Iterator[Highlight]:
    """Yield the best lie, the bravest belief and the keenest doubt."""
    answered = _answered(claims, by_others)
    lies = [one for one in claims if one.lie and _believed(one) and one.entry not in by_others]
    if lies:
        yield _told(f"{prefix}-best-lie", min(lies, key=_boldness))
    truths = [one for one in answered if one.holds and _believed(one) and one.likely < _UNLIKELY]
    if truths:
        yield _told(f"{prefix}-bravest-belief", min(truths, key=_boldness))
    caught = [one for one in answered if one.lie and _doubted(one)]
    if caught:
        yield _told(
            f"{prefix}-keenest-doubt", max(caught, key=lambda one: (one.likely, -one.entry))
        )


def _boldness(claim: Claimed) -> tuple[float, int]:
    return claim.likely, claim.entry


def _told(key: str, claim: Claimed) -> Highlight:
    """Return a highlight for a claim with its answer."""
    assert claim.answer is not None
    values = {"claim": claim.claim} | ({} if claim.truth is None else {"truth": claim.truth})
    return Highlight(
        key,
        claim.entry,
        {"seat": claim.seat, "other": claim.answer.seat},
        values,
        {"chance": max(1, round(100 * claim.likely))},
    )


def _of_tallies(claims: Sequence[Claimed], tallies: Sequence[Tally]) -> Iterator[Highlight]:
    """Yield highlights for the seat caught most often, the most successful liar and the most honest
    seat.
    """
    caught = _most([one.caught for one in tallies])
    if caught is not None:
        yield _counted("story-most-caught", claims, caught, tallies[caught])
    slipped = _most([one.lied - one.caught for one in tallies])
    if slipped is not None:
        yield _counted("story-most-lies", claims, slipped, tallies[slipped])
    honest = [n for n, one in enumerate(tallies) if _is_honest(one)]
    if len(honest) == 1:
        yield _counted("story-honest", claims, honest[0], tallies[honest[0]])


def _is_honest(one: Tally) -> bool:
    return one.said >= _HONEST and one.known == one.said and not one.lied


def _most(counts: Sequence[int]) -> Seat | None:
    """Return the seat with the highest count, or None if the count is shared or below
    ``_OFTEN``.
    """
    best = max(counts, default=0)
    return counts.index(best) if best >= _OFTEN and counts.count(best) == 1 else None


def _counted(key: str, claims: Sequence[Claimed], seat: Seat, one: Tally) -> Highlight:
    """Return a highlight about a seat's claims or lies, located at that seat's last claim."""
    entry = max((claim.entry for claim in claims if claim.seat == seat), default=0)
    figures = {"said": one.said, "lied": one.lied, "caught": one.caught}
    figures["slipped"] = one.lied - one.caught
    return Highlight(key, entry, {"seat": seat}, {}, figures)


# ── the turning point ────────────────────────────────────────────────────────────────────────


def taking_the_lead(leads: Sequence[Lead], places: Sequence[int]) -> Highlight | None:
    """Return the moment when the winner took the lead for good, or None."""
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if len(winners) != 1 or len(leads) < _OFTEN:
        return None
    seat, since = winners[0], None
    for lead in leads:
        ahead = lead.standing[seat] > max(n for s, n in enumerate(lead.standing) if s != seat)
        since = (since or lead) if ahead else None
    if since is None or since is leads[-1]:
        return None
    return Highlight("story-lead", since.entry, {"seat": seat}, {}, {"round": since.round})


Course = Sequence[tuple[int, int, float]]
"""The log entry, the round and a seat's winning probability at each moment."""


def largest_swing(course: Course, seat: Seat) -> Highlight | None:
    """Return the round that raised the seat's winning probability most, or None if none did."""
    rises = [(after[2] - before[2], before, after) for before, after in pairwise(course)]
    if not rises:
        return None
    gain, before, after = max(rises, key=lambda rise: (rise[0], -rise[1][0]))
    if gain < _SWING:
        return None
    figures = {
        "round": before[1],
        "before": round(100 * before[2]),
        "after": round(100 * after[2]),
    }
    return Highlight("story-turning-point", before[0], {"seat": seat}, {}, figures)


_SWING: Final = 0.05
