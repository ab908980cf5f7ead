"""Sword of Lies as the terminal shows it: sentences for what happened, and the questions.

Works from one seat's view and its observations; it never sees a state. How things are
called and typed is in ``names``, how they stand in ``table``.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from mendax.core.game import Action, Event, Offer, OneOf, Result, Seat
from mendax.core.meanings import meanings
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies import events as happened
from mendax.games.sword_of_lies import war_events as fought
from mendax.games.sword_of_lies.chances import mark_table
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.view import SwordView
from mendax.terminal.presentation import HintLines
from mendax.terminal.sword_of_lies.names import Callings, face_name
from mendax.terminal.sword_of_lies.table import SwordTable
from mendax.words import Words

_SILENT: Final = {"dealt", "chose", "wrote-order", "unseen", "game-ended", "pots-formed"}
"""Events that the table or the questions show anyway."""


class SwordScreen:
    """One person's seat at a table of Sword of Lies."""

    game = "sword-of-lies"
    redrawn = frozenset({"castling", "asked", "questioned", "verdict", "betting", "reveal"}) | {
        "negotiation",
        "orders",
    }
    """In which phases the table is drawn at every question."""

    def __init__(self, words: Words, rules: SwordRules, names: Sequence[str], you: Seat) -> None:
        self._words, self._rules, self._you = words, rules, you
        self._names = [f"№{seat + 1} {name}" for seat, name in enumerate(names)]
        self._call = Callings(words, self._names, you)
        self._table = SwordTable(words, self._names, you, self._call, mark_table(rules))

    # ── values ───────────────────────────────────────────────────────────────────────────────

    def read_value(self, text: str, field: str) -> Any:
        """What a word means as a value of this field of an action."""
        return self._call.value(text, field)

    def called(self, value: int | str) -> str:
        """A colour of a story: the sentences that it is put into choose their words by it."""
        return str(value)

    def typed(self, value: Any, field: str) -> str:
        """A value as one types it."""
        return self._call.typed(value, field)

    # ── what happened ────────────────────────────────────────────────────────────────────────

    def sentence(self, event: Event) -> str | None:
        """What happened, in words; None for what needs none."""
        kind = str(event.__struct_config__.tag)
        if kind in _SILENT:
            return None
        means = meanings(type(event))
        shown = {
            name: self._field(means.get(name, means.get(name + "[]", "")), getattr(event, name))
            for name in event.__struct_fields__
        }
        if isinstance(event, happened.PriceNamed | fought.DealProposed):
            shown["words"] = self._call.quoted(event.words)
        if isinstance(event, fought.DealProposed):
            shown["mine"] = self._call.given(event.chips, event.mine)
            shown["yours"] = self._call.given(-event.chips, event.yours)
        if isinstance(event, fought.Armed):
            shown["swords"] = self._call.armed(event.swords, event.boldest)
        own = "terminal-sword-of-lies-you-" + kind
        deed_of = getattr(event, "seat", getattr(event, "by", None))
        mine = deed_of == self._you and self._words.knows(own)
        said = self._words.say(own if mine else "sword-of-lies-event-" + kind, **shown).strip()
        return said[:1].upper() + said[1:]

    def _field(self, meaning: str, value: Any) -> str | int:
        call = self._call
        told: Mapping[str, Callable[[Any], str]] = {
            "seat": lambda one: call.names(one) if isinstance(one, tuple) else call.name(one),
            "place": call.place,
            "face": face_name,
            "colour": call.colour,
            "pledge": call.pledge,
            "order": call.order,
            "pot": call.pot,
            "by-seat": call.shares,
        }
        if meaning in told and value is not None:
            return told[meaning](value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if isinstance(value, int | str) else ""

    def picture(self, event: Event) -> RenderableType | None:
        """An opened order in a frame; None for events that are words only."""
        if isinstance(event, fought.OrderOpened):
            return Panel(Text(self.sentence(event) or ""), border_style="red", expand=False)
        return None

    def drawn(self, action: Action) -> str | None:
        """Nothing: what has come to light is told by events."""
        return None

    # ── how things stand ─────────────────────────────────────────────────────────────────────

    def lines(self, view: SwordView) -> list[str]:
        """The table in sentences: everybody's chips, swords and cards."""
        return self._table.lines(view)

    def table(self, view: SwordView) -> RenderableType:
        """The table, drawn: a row of cards for each seat."""
        return self._table.drawn(view)

    def cup(self, view: SwordView) -> RenderableType:
        """The person's own cards."""
        if not view.rows[self._you]:
            return ""
        title = self._words.say("terminal-sword-of-lies-your-cards")
        cards = self._table.cards(view, self._you)
        return Panel(cards, title=Text(title), expand=False, border_style="dim")

    # ── questions ────────────────────────────────────────────────────────────────────────────

    def question(self, view: SwordView) -> str:
        """What the person at this seat is asked."""
        key = "terminal-sword-of-lies-ask-" + view.phase
        asked = self._words.say(key, **self._asked(view)).strip()
        own = self._table.row(view, self._you)
        if not own:
            return asked
        return f"{asked} {self._words.say('terminal-sword-of-lies-you-have', cards=own)}"

    def _asked(self, view: SwordView) -> Mapping[str, str | int]:
        trade, question = view.trade, view.question
        if view.phase in ("asked", "priced") and trade is not None:
            return {
                "seat": self._call.name(trade.seat),
                "own": self._call.place(trade.own),
                "theirs": self._call.place(trade.theirs),
                "chips": trade.chips if trade.price is None else trade.price,
                "of": self._call.name(trade.of),
                "words": trade.words,
            }
        if question is not None:
            return {
                "seat": self._call.name(question.seat),
                "of": self._call.name(question.of),
                "place": self._call.place(question.place),
                "colour": self._call.colour(question.named) if question.named else "",
            }
        missing = view.level - view.bets[self._you]
        swords = self._words.say("sword-of-lies-swords", swords=view.swords[self._you])
        return {"chips": max(0, missing), "swords": swords, "round": view.war_round}

    def aid(self, view: SwordView, offers: Sequence[Offer], hints: bool) -> HintLines | None:
        """The deals that wait for an answer."""
        deals = [deal for deal in view.deals if deal.to == self._you]
        if not deals:
            return None
        listed = tuple(
            self._words.say(
                "sword-of-lies-event-deal-proposed",
                number=deal.number,
                seat=self._call.name(deal.seat),
                to=self._call.name(deal.to),
                mine=self._call.given(deal.chips, deal.mine),
                yours=self._call.given(-deal.chips, deal.yours),
                words=self._call.quoted(deal.words),
            ).strip()
            for deal in deals
        )
        return HintLines(self._words.say("terminal-sword-of-lies-deals"), listed)

    def usual(self, offers: Sequence[Offer]) -> Action | None:
        """What an empty line does: the only thing there is to do, or a free check, or ready."""
        if len(offers) == 1 and not offers[0].slots:
            return offers[0].action
        answers = any(
            isinstance(offer.action, actions.SignDeal | actions.DeclineDeal) for offer in offers
        )
        for kind in (actions.Check, actions.Ready):
            action = next((o.action for o in offers if isinstance(o.action, kind)), None)
            if action is not None and not answers:
                return action
        return None

    def ended(self, view: SwordView, result: Result, seat: Seat) -> str:
        """The stack, and what it has grown or shrunk by."""
        change = int(result.payoffs[seat])
        sign = "+" if change > 0 else "−" if change < 0 else "±"
        shown: dict[str, str | int] = {"chips": view.stacks[seat], "change": f"{sign}{abs(change)}"}
        return self._words.say("terminal-sword-of-lies-ended", **shown)

    def forced(self, offers: Sequence[Offer]) -> Action | None:
        """The last card of a row, and «ready» where nothing can be proposed or answered."""
        alone = offers[0].action if len(offers) == 1 else None
        return alone if isinstance(alone, actions.Ready) or _is_last_card(offers) else None


def _is_last_card(offers: Sequence[Offer]) -> bool:
    places = [slot.values for offer in offers for slot in offer.slots if isinstance(slot, OneOf)]
    revealed = all(isinstance(offer.action, actions.Reveal) for offer in offers)
    return revealed and len(places) == 1 and len(places[0]) == 1
