"""The Sword of Lies table in the terminal, with cards, chips and swords in words or drawings.

This module uses one seat's view. A card and its mark occupy 9 columns, so a row of four fits into
40 columns. Longer rows wrap.
"""

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from mendax.core.game import Seat
from mendax.games.cards import colour
from mendax.games.sword_of_lies.chances import mark_table
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.view import CardView, SwordView
from mendax.terminal.sword_of_lies.names import Callings, face_name
from mendax.words import Words

_CELL: Final = 9
"""The width in columns of a drawn card and its mark, wide enough for seat 20."""


class SwordTable:
    """The table as the player in one seat knows it."""

    def __init__(
        self, words: Words, names: Sequence[str], you: Seat, call: Callings, rules: SwordRules
    ) -> None:
        self._words, self._names, self._you, self._call = words, names, you, call
        self._side, marks = rules.shield_side, mark_table(rules)
        self._becomes = {(row.named_truly, row.believed): row.becomes for row in marks.marks}

    # ── sentences ────────────────────────────────────────────────────────────────────────────

    def lines(self, view: SwordView) -> list[str]:
        """Return the table in sentences, with all seats' chips, swords and cards."""
        sentences = [self._words.say("sword-of-lies-phase-" + view.phase) + "."]
        sentences += [self._seat_line(view, seat) for seat in range(len(self._names))]
        if view.pots:
            sentences.append(self._call.pots(view.pots) + ".")
        return sentences + [f"{left}." for left in self._raises(view)]

    def _raises(self, view: SwordView) -> list[str]:
        """Return the raises left in this round, if there is a limit."""
        if view.raises_left is None:
            return []
        return [self._words.say("sword-of-lies-raises-left", count=view.raises_left)]

    def _seat_line(self, view: SwordView, seat: Seat) -> str:
        parts = [self._standing(view, seat)]
        if seat in view.live:
            parts.append(self.row(view, seat) or self._words.say("terminal-sword-of-lies-no-cards"))
        return f"{self._names[seat]}: {'; '.join(parts)}."

    def row(self, view: SwordView, seat: Seat) -> str:
        """Return the cards of a seat, numbered from the left."""
        cards = enumerate(view.rows[seat], start=1)
        return ", ".join(f"{number} {self._card(view, card)}" for number, card in cards)

    def _standing(self, view: SwordView, seat: Seat) -> str:
        say, parts = self._words.say, [self._call.chips(view.stacks[seat])]
        if seat not in view.live:
            return f"{parts[0]}, {say('terminal-sword-of-lies-folded')}"
        if view.bets[seat]:
            parts.append(say("terminal-sword-of-lies-bet", chips=view.bets[seat]))
        if seat == view.blind:
            parts.append(say("terminal-sword-of-lies-blind"))
        parts += self._race(view, seat)
        if view.swords[seat]:
            parts.append(say("sword-of-lies-swords", swords=view.swords[seat]))
        if view.war_round:
            parts.append(say("sword-of-lies-lives", lives=view.lives[seat]))
        return ", ".join(parts)

    def _race(self, view: SwordView, seat: Seat) -> list[str]:
        """Return whether a seat leads in the race for the highest bet, or may still take it."""
        side = "yes" if self._side else "no"
        bold = None if view.armed else view.boldest
        if bold is not None and seat == bold.seat:
            return [self._words.say("sword-of-lies-leads", chips=bold.to, side=side)]
        if seat in view.contenders:
            return [self._words.say("sword-of-lies-chases", side=side)]
        return []

    def _card(self, view: SwordView, card: CardView) -> str:
        """Return a card as the player knows it, with its mark and the outcome."""
        say = self._words.say
        known = say("terminal-sword-of-lies-unknown") if card.face is None else face_name(card.face)
        notes = []
        if card.revealed and card.side == view.shield:
            notes.append(say("sword-of-lies-shield"))
        if card.mark is not None and not card.revealed:
            notes.append(self._mark(card))
            notes.extend(self._becomes_of(view, card))
        return f"{known} ({', '.join(notes)})" if notes else known

    def _mark(self, card: CardView) -> str:
        """Return a mark in short form: the interrogator, the colour, and the verdict on the
        answer.
        """
        mark = card.mark
        if mark is None:
            return ""
        believed = "yes" if mark.believed else "no"
        said = self._call.colour(mark.named)
        key = "terminal-sword-of-lies-mark"
        return self._words.say(key, number=mark.by + 1, colour=said, believed=believed)

    def _becomes_of(self, view: SwordView, card: CardView) -> list[str]:
        """Return the outcome of a known card's mark."""
        mark, face = card.mark, card.face
        if mark is None or face is None:
            return []
        becomes: str = self._becomes[colour(face) == mark.named, mark.believed]
        if becomes == "sword" and mark.by not in view.live:
            becomes = "nothing"
        key = f"terminal-sword-of-lies-will-{becomes}"
        return [self._words.say(key, number=mark.by + 1)]

    # ── drawings ─────────────────────────────────────────────────────────────────────────────

    def drawn(self, view: SwordView) -> RenderableType:
        """Return a framed drawing with one row of cards per seat."""
        title = self._words.say("sword-of-lies-phase-" + view.phase)
        seats = [part for seat in range(len(self._names)) for part in self._seat(view, seat)]
        pots = [Text(self._call.pots(view.pots), style="yellow")] if view.pots else []
        inside = Group(*seats, *pots, *map(Text, self._raises(view)))
        return Panel(
            inside, title=Text(title), title_align="left", border_style="cyan", expand=False
        )

    def _seat(self, view: SwordView, seat: Seat) -> list[RenderableType]:
        gone = seat not in view.live
        style = "dim strike" if gone else "bold" if seat == self._you else ""
        arrow = "▶ " if seat in view.acting else "  "
        head = Text.assemble((arrow, "bold cyan"), (self._names[seat], style), "  ")
        head.append(self._standing(view, seat), style="dim")
        if gone or not view.rows[seat]:
            return [head]
        return [head, Padding(self.cards(view, seat), (0, 0, 0, 2))]

    def cards(self, view: SwordView, seat: Seat) -> RenderableType:
        """Return the row of a seat, wrapped to the width."""
        cells = [self._cell(view, n, card) for n, card in enumerate(view.rows[seat], start=1)]
        return Columns(cells, padding=(0, 1, 0, 0), width=_CELL)

    def _cell(self, view: SwordView, number: int, card: CardView) -> Text:
        """Return a card with its number and, below it, its mark: the interrogator, the colour, ✓ or
        ✗.
        """
        shown = "▒▒" if card.face is None else face_name(card.face)
        left, right = ("⟦", "⟧") if card.revealed and card.side == view.shield else ("[", "]")
        body = f"{left}{shown:>3} {right}" if card.revealed else f"|{shown:>3} |"
        cell = Text.assemble((f"{number}", "dim"), (body, _style(card)))
        if card.mark is not None and not card.revealed:
            verdict = "✓" if card.mark.believed else "✗"
            said = self._words.say("terminal-sword-of-lies-short-" + card.mark.named)
            cell.append(f"\n{card.mark.by + 1} {said}{verdict}", style="italic dim")
        return cell


def _style(card: CardView) -> str:
    if card.face is None:
        return "blue"
    red = colour(card.face) == "red"
    return (
        "bold red" if red and card.revealed else "red" if red else "bold" if card.revealed else ""
    )
