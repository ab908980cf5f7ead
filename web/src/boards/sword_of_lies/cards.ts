// The names and drawings of cards and places. The server decides the effects of cards.
import { say } from "../../words.svelte";
import type { MarkTable } from "../../wire.gen";
import type { Card } from "./view";

/** A card on the table, as orders name it: `seat3-2` is the second from the left of seat 3. */
export type Target = string;

export function target(seat: number, place: number): Target {
  return `seat${seat + 1}-${place + 1}`;
}

/** Return the seat and the place of a target, both from 0. */
export function aimedAt(named: Target): readonly [number, number] {
  const [seat = 0, place = 0] = named.replace("seat", "").split("-").map(Number);
  return [seat - 1, place - 1];
}

export const SUITS = {
  h: "M12 20C5 14.6 3 11.3 3 8.3 3 5.7 5 4 7.3 4 9.3 4 11 5.1 12 7c1-1.9 2.7-3 4.7-3C19 4 21 5.7 21 8.3c0 3-2 6.3-9 11.7z",
  d: "M12 2.6l7.4 9.4L12 21.4 4.6 12z",
  s: "M12 3c6.6 5 8.8 7.9 8.8 10.9 0 2.5-1.9 4.2-4.2 4.2-1.4 0-2.6-.6-3.4-1.6.2 1.9.8 3.3 2.2 4.5H8.6c1.4-1.2 2-2.6 2.2-4.5-.8 1-2 1.6-3.4 1.6-2.3 0-4.2-1.7-4.2-4.2C3.2 10.9 5.4 8 12 3z",
  c: "M12 2.8a4.2 4.2 0 0 1 3.5 6.5 4.3 4.3 0 1 1-2.6 7.1c.2 1.9.9 3.3 2.3 4.6H8.8c1.4-1.3 2.1-2.7 2.3-4.6a4.3 4.3 0 1 1-2.6-7.1A4.2 4.2 0 0 1 12 2.8z",
} as const;
export type Suit = keyof typeof SUITS;
const SIGNS: Readonly<Record<string, string>> = { c: "♣", d: "♦", h: "♥", s: "♠" };

export interface Face {
  readonly rank: string;
  readonly suit: Suit;
  readonly red: boolean;
}

/** Return the parts of a face for drawing: `Td` is 10 and diamonds. */
export function faceOf(face: string): Face {
  const suit = (face[1] ?? "s") as Suit;
  return {
    rank: say("web-sword-of-lies-rank", { rank: face[0] ?? "" }),
    suit,
    red: suit === "h" || suit === "d",
  };
}

/** Return a face's name: "the queen of hearts". */
export function faceName(face: string): string {
  const [rank = "", suit = ""] = face;
  // Numeric ranks are passed as numbers, letters as words.
  return say("web-sword-of-lies-face", { rank: Number(rank) || rank, suit });
}

/** Return a face's sign, as it is drawn: "J♥". */
export function faceSign(face: string): string {
  return `${faceOf(face).rank}${SIGNS[face[1] ?? ""] ?? ""}`;
}

/** Return a place's name: "the second card from the left". */
export function placeName(place: number): string {
  return say("sword-of-lies-place", { place: place + 1 });
}

/** Return a card's name: "Ann: the second card from the left". */
export function cardName(owner: string, place: number): string {
  return say("sword-of-lies-card", { owner, place: placeName(place) });
}

export function colourName(colour: string): string {
  return say(`sword-of-lies-colour-${colour}`);
}

/** Return whether a card is a shield: it has two lives, or was revealed face down before the
 *  war. */
export function isShield(card: Card, lives: number = card.lives): boolean {
  return (
    lives === 2 || (lives === 0 && card.lives === 0 && card.revealed && card.side === "face_down")
  );
}

export type Fate = MarkTable["marks"][number]["becomes"];

/** Return the effect of the mark on a card whose face is known, from the server's table of
 *  marks. */
export function fateOf(card: Card, table: MarkTable | null): Fate | null {
  const { face, mark } = card;
  if (!face || !mark || card.revealed) return null;
  const truly = mark.named === (faceOf(face).red ? "red" : "black");
  return (
    table?.marks.find((row) => row.named_truly === truly && row.believed === mark.believed)
      ?.becomes ?? null
  );
}

/** Return an effect in words: "judged correctly, so Ann gets a sword." */
export function fateName(
  card: Card,
  fate: Fate | null,
  names: readonly string[],
  live: readonly number[],
): string {
  const by = card.mark?.by ?? 0;
  return fate
    ? say(`web-sword-of-lies-will-${fate}`, {
        by: names[by] ?? "",
        in: live.includes(by) ? "yes" : "no",
      })
    : "";
}

/** Return all facts of a card that are visible, in words. */
export function described(card: Card, names: readonly string[], mine: boolean): string {
  const parts: string[] = [];
  if (card.face === null) parts.push(say("web-sword-of-lies-unknown"));
  else if (card.revealed) parts.push(faceName(card.face));
  else
    parts.push(
      say(mine ? "web-sword-of-lies-yours" : "web-sword-of-lies-remembered", {
        face: faceName(card.face),
      }),
    );
  if (isShield(card)) parts.push(say("sword-of-lies-shield"));
  if (card.mark && !card.revealed) parts.push(markName(card.mark, names));
  return parts.join(", ");
}

export function markName(mark: NonNullable<Card["mark"]>, names: readonly string[]): string {
  const { named, believed, by } = mark;
  return say("sword-of-lies-mark", {
    by: names[by] ?? "",
    named: colourName(named),
    believed: believed ? "yes" : "no",
  });
}
