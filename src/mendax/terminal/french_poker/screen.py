"""French poker in the terminal: sentences, the table, questions and typed input.

The screen uses one seat's view and observations, never a state. It contains no rules: legal actions
come from the offers, and order and chances from the game's book.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from mendax.core.game import Action, Event, Offer, OneOf, Seat
from mendax.core.meanings import meanings
from mendax.games.french_poker import odds
from mendax.games.french_poker.actions import Places, Shake
from mendax.games.french_poker.bidding import may_reroll
from mendax.games.french_poker.claims import (
    POKER_FACES,
    Spelling,
    face_of,
    height,
    order_of,
    written,
)
from mendax.games.french_poker.events import Doubted, Opened
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.state import Announcement
from mendax.games.french_poker.view import FrenchPokerView
from mendax.terminal import drawing
from mendax.terminal.french_poker.claims import kept_name
from mendax.terminal.presentation import HintLines, Screen
from mendax.terminal.typed import typed_value
from mendax.words import Words
from mendax.words.french_poker_names import claim_name, hand_name, poker_name

_SILENT: Final = {"lot-drawn", "fell", "saw", "game-ended", "unseen"}
"""Events without a sentence, because the table or the questions show them."""
POKER_LETTERS: Final = {
    **dict(zip(map(str.lower, POKER_FACES), range(1, 7), strict=True)),
    **dict(zip("tвдкт", (2, 3, 4, 5, 6), strict=True)),
}
"""Letters for poker dice in typed input, such as those of валет, дама, король and туз."""


class FrenchPokerScreen(Screen):
    """A player's seat at a French poker table."""

    game = "french-poker"
    redrawn = frozenset({"answer"})
    harmless = (Shake,)

    def __init__(
        self, words: Words, rules: FrenchPokerRules, names: Sequence[str], you: Seat
    ) -> None:
        self._words, self._rules, self._names, self._you = words, rules, names, you
        self._order = order_of(rules)
        self._marks = POKER_FACES if rules.faces == "poker" else None

    # ── values ───────────────────────────────────────────────────────────────────────────────

    def shown(self, claim: Spelling) -> str:
        """Return a claim in words, such as ``a pair of sixes`` or ``two pairs``."""
        return claim_name(self._words, self._rules, self._order.claims[self._order.step[claim]])

    def called(self, value: int | str) -> str:
        """Return a claim from a story, or the pips of known dice separated by spaces."""
        return poker_name(self._words, self._rules, value)

    def typed(self, value: Any, field: str) -> str:
        """Return the typed form of this field's value."""
        kept = field.rpartition(" ")[2] == "kept"
        return typed_value(value) if kept else written(value, self._rules)

    def read_value(self, text: str, field: str = "claim") -> Any:
        """Parse typed text: ``66``, ``5 5 6 6`` or ``two pairs`` as a claim, ``1 3`` as dice."""
        return _places(text) if field == "kept" else self._claim(text)

    def _claim(self, text: str) -> Spelling | None:
        plain = re.sub(r"[\s\-–,.]", "", text.strip().lower())
        for spelling in self._order.spellings:
            named = spelling if isinstance(spelling, str) else ""
            if named and plain in (
                re.sub(r"[\s\-]", "", hand_name(self._words, self._rules, named).lower()),
                named.replace("-", ""),
            ):
                return spelling
        plain = self._pips(plain)
        if not re.fullmatch("[1-6]{1,5}", plain):
            return None
        times = Counter(plain)
        ones = self._rules.ones
        spelled = int(
            "".join(sorted(plain, key=lambda face: (-times[face], -height(int(face), ones))))
        )
        rising = int("".join(sorted(plain)))
        return next((claim for claim in (rising, spelled) if claim in self._order.step), spelled)

    def _pips(self, text: str) -> str:
        """Return faces as digits from one to six. Poker dice may be typed as letters or ``10``."""
        if self._rules.faces == "pips":
            return text
        return "".join(
            str(POKER_LETTERS[letter]) if letter in POKER_LETTERS else "?"
            for letter in re.findall("10|.", text)
        )

    # ── events ───────────────────────────────────────────────────────────────────────────────

    def sentence(self, event: Event) -> str | None:
        """Return the event in words, or None."""
        kind = str(event.__struct_config__.tag)
        if kind in _SILENT:
            return None
        means = meanings(type(event))
        shown = {name: self._field(means.get(name, ""), v) for name, v in _fields(event).items()}
        if isinstance(event, Doubted) and event.claimer == self._you:
            return self._words.say("terminal-french-poker-you-are-doubted", **shown)
        mine = self._you in (getattr(event, "seat", None), getattr(event, "claimer", None))
        own = "terminal-french-poker-you-" + kind
        if mine and self._words.knows(own):
            return self._words.say(own, **shown)
        return self._words.say("french-poker-event-" + kind, **shown)

    def _field(self, meaning: str, value: Any) -> str | int:
        told: Mapping[str, Callable[[Any], str | int]] = {
            "seat": lambda seat: str(self._names[seat]),
            "claim": self.shown,
            "places": kept_name,
            "die": lambda place: int(place) + 1,
            "pips": lambda pips: face_of(pips, self._rules),
            "dice": lambda dice: "-".join(face_of(pips, self._rules) for pips in dice),
        }
        if meaning in told:
            return told[meaning](value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return int(value)

    def picture(self, event: Event) -> RenderableType | None:
        """Return a picture if the event opens the dice, otherwise None."""
        if isinstance(event, Opened):
            dice = drawing.dice(event.dice, marks=self._marks)
            return drawing.moment(dice, self.sentence(event) or "", event.held)
        return None

    def drawn(self, action: Action) -> str | None:
        """Return None, because the events contain all revealed facts."""
        return None

    # ── the table ────────────────────────────────────────────────────────────────────────────

    def stands(self, view: FrenchPokerView, seat: Seat) -> str:
        """Return the standing of a seat in words."""
        if seat in view.done:
            safe = self._rules.scoring == "charge"
            return self._words.say("terminal-french-poker-safe" if safe else "terminal-out")
        return self._words.say("french-poker-standing-tokens", count=view.standing[seat])

    def lines(self, view: FrenchPokerView) -> list[str]:
        """Return the table in sentences."""
        say = self._words.say
        seats = [
            say("terminal-stands", seat=name, standing=self.stands(view, seat))
            for seat, name in enumerate(self._names)
        ]
        sentences = ["; ".join(seats) + "."]
        if self._rules.scoring == "charge":
            sentences.append(say("french-poker-standing-pot", count=view.pot) + ".")
        if view.claims:
            claims = " → ".join(self._said(claim) for claim in view.claims)
            sentences.append(say("terminal-claims", claims=claims))
        return [*sentences, *self._dice_lines(view)]

    def _said(self, claim: Announcement) -> str:
        shown = {"seat": self._names[claim.seat], "value": self.shown(claim.claim)}
        if claim.deed == "opened":
            return self._words.say("terminal-claim", **shown)
        deed = self._words.say("french-poker-deed-" + claim.deed, kept=kept_name(claim.kept))
        return self._words.say("terminal-claim-how", how=deed, **shown)

    def _dice_lines(self, view: FrenchPokerView) -> list[str]:
        """Return the five dice as the player knows them."""
        if not view.dice:
            return []
        say, dice = self._words.say, []
        for place, die in enumerate(view.dice, start=1):
            how = "open" if die.open else "hidden" if die.pips is not None else "unseen"
            pips = face_of(die.pips, self._rules) if die.pips is not None else ""
            dice.append(say("terminal-french-poker-die-" + how, place=place, pips=pips))
        return [say("terminal-french-poker-dice", dice="; ".join(dice))]

    def table(self, view: FrenchPokerView) -> RenderableType:
        """Return the table as a drawing."""
        last = {claim.seat: claim for claim in view.claims}
        rows = []
        for seat, name in enumerate(self._names):
            claim = last.get(seat)
            bubble = Text(f"« {self.shown(claim.claim)} »" if claim else "")
            newest = claim is not None and claim is view.claims[-1]
            bubble.stylize("bold yellow" if newest else "dim")
            gone = seat in view.done
            style = "dim strike" if gone else "bold" if seat == self._you else ""
            rows.append([Text("▶" if seat == view.turn else "", style="bold cyan"),
                         Text(name, style=style), self._tokens(view, seat), bubble])  # fmt: skip
        title = self._words.say("terminal-round", number=view.round)
        if self._rules.scoring == "charge":
            title += " · " + self._words.say("french-poker-standing-pot", count=view.pot)
        return drawing.table(title, rows)

    def _tokens(self, view: FrenchPokerView, seat: Seat) -> Text:
        if seat in view.done:
            return Text(self.stands(view, seat), style="dim")
        left = view.standing[seat]
        if self._rules.scoring == "charge":
            return drawing.tokens("tokens", left, left)
        return drawing.tokens("tokens", left, self._rules.tokens)

    def cup(self, view: FrenchPokerView) -> RenderableType:
        """Return the five dice as the player knows them, marking the open ones."""
        if not view.dice:
            return ""
        pips = [die.pips or 0 for die in view.dice]
        say = self._words.say
        marks = [
            say("terminal-french-poker-" + ("open" if die.open else "hidden")) for die in view.dice
        ]
        row = "".join(f"{f'{n} {mark}':^11}" for n, mark in enumerate(marks, start=1))
        return drawing.dice(pips, marks=self._marks) + Text("\n" + row.rstrip(), style="dim")

    # ── questions ────────────────────────────────────────────────────────────────────────────

    def question(self, view: FrenchPokerView) -> str:
        """Return the question for the player."""
        say, beat = self._words.say, view.claims[-1] if view.claims else None
        claim = self.shown(beat.claim) if beat else ""
        if view.phase == "cup":
            first = "-first" if beat is None else "-left" if self._rolls(view) else ""
            dice, own = self._own(view)
            return say("terminal-french-poker-ask-cup" + first, dice=dice, own=own, claim=claim)
        if view.phase == "answer" and beat is not None:
            top = "-top" if beat.claim == self._order.top else ""
            asked = say(
                "terminal-french-poker-ask-answer" + top, seat=self._names[beat.seat], claim=claim
            )
            known = self._dice_lines(view) if odds.known_dice(view) else []
            return " ".join((asked, *known))
        return say("terminal-french-poker-ask-open")

    def _own(self, view: FrenchPokerView) -> tuple[str, str]:
        """Return the dice that the player knows, each with its place, and their value."""
        dice = odds.own_dice(view)
        if dice is None:
            return "", ""
        faces = " ".join(face_of(pips, self._rules) for pips in dice)
        return faces, self.shown(self._order.spellings[self._order.worth(dice)])

    def aid(self, view: FrenchPokerView, offers: Sequence[Offer], hints: bool) -> HintLines | None:
        """Return the legal claims or, with ``hints``, the relevant chances."""
        say, beat = self._words.say, view.claims[-1] if view.claims else None
        if view.phase == "answer" and hints and beat is not None:
            likely = odds.likelihood(self._rules, view)
            assert likely is not None
            return HintLines(say("terminal-french-poker-hint-answer", percent=_percent(likely)))
        reckoned = odds.aid(self._rules, view)
        if view.phase != "cup" or reckoned is None:
            return None
        if reckoned.keepings and hints:
            return self._best(view, reckoned)
        legal = next((_values(offer, "claim") for offer in offers if _values(offer, "claim")), ())
        return self._claims(legal, reckoned, hints) if legal else None

    def _rolls(self, view: FrenchPokerView) -> bool:
        return may_reroll(self._rules, view.deed, view.rerolled)

    def _beaten(self, view: FrenchPokerView) -> int:
        """Return the step of the last claim, or −1 before the first."""
        return self._order.step[view.claims[-1].claim] if view.claims else -1

    def _best(self, view: FrenchPokerView, reckoned: odds.Aid) -> HintLines:
        """Return the best dice to keep, and the chance, for the lowest legal claim of each hand."""
        hints = []
        for lowest in self._lowest_of_hands(self._beaten(view) + 1):
            best = max(reckoned.keepings, key=lambda one: (one.chances.of(lowest), len(one.kept)))
            key, name = "terminal-french-poker-hint-keep", self._named(lowest)
            percent = _percent(best.chances.of(lowest))
            kept = kept_name(best.kept)
            hints.append(self._words.say(key, claim=name, kept=kept, percent=percent))
        return HintLines(self._words.say("terminal-french-poker-hint-keeping"), tuple(hints))

    def _claims(self, legal: Sequence[Spelling], reckoned: odds.Aid, hints: bool) -> HintLines:
        """Return the legal claims, or hints.

        Hints are the odds of each hand's lowest claim as the next player sees them. If the bound
        that everyone can compute is below some of these odds, it follows.
        """
        say, step = self._words.say, self._order.step
        words = say("terminal-values", values="; ".join(self._spans(legal)))
        if hints:
            words = say("terminal-french-poker-hint-say")
        if step[legal[-1]] > step[reckoned.highest]:
            bound = say("terminal-french-poker-bound", claim=self.shown(reckoned.highest))
            words = f"{bound} {words}"
        lowest = self._lowest_of_hands(step[legal[0]]) if hints else ()
        shown = [(self._named(n), _percent(reckoned.next.of(n))) for n in lowest]
        key = "terminal-french-poker-hint-claim"
        return HintLines(words, tuple(say(key, claim=name, percent=p) for name, p in shown))

    def _lowest_of_hands(self, first: int) -> Iterator[int]:
        """Yield the step of each hand's lowest claim, from step ``first`` up."""
        higher = range(first, len(self._order.claims))
        for _, steps in groupby(higher, key=lambda step: self._order.claims[step].hand):
            yield next(steps)

    def _named(self, step: int) -> str:
        return self.shown(self._order.spellings[step])

    def _spans(self, legal: Sequence[Spelling]) -> list[str]:
        """Return the legal claims as ranges, naming the first and last claim of each hand."""
        spans = []
        claims = [(spelling, self._order.claims[self._order.step[spelling]]) for spelling in legal]
        for hand, group in groupby(claims, key=lambda pair: pair[1].hand):
            said = [written(spelling, self._rules) for spelling, _ in group]
            ends = " … ".join(dict.fromkeys((said[0], said[-1])))
            spans.append(f"{hand_name(self._words, self._rules, hand)} {ends}")
        return spans


def _places(text: str) -> Places | None:
    """Parse places such as ``1 3`` or ``13`` (the first and third die); ``0`` means none."""
    plain = re.sub(r"[\s,;№#]", "", text)
    if plain == "0":
        return ()
    if not re.fullmatch("[1-5]{1,5}", plain) or len(set(plain)) < len(plain):
        return None
    return tuple(sorted(int(digit) - 1 for digit in plain))


def _percent(chance: Fraction) -> int:
    return round(100 * chance)


def _fields(event: Event) -> Mapping[str, Any]:
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    told = meanings(type(event))
    return {name: v for name, v in fields.items() if told.get(name) not in ("draw", "by-seat")}


def _values(offer: Offer, field: str) -> tuple[Any, ...]:
    slots = (slot for slot in offer.slots if isinstance(slot, OneOf) and slot.field == field)
    return next((slot.values for slot in slots), ())
