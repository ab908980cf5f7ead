// The names and drawings of claims of French poker. The server ranks and judges claims. A claim is
// spelled by its dice (6655), or a general claim by its hand ("two-pairs").
import { say } from "../../words.svelte";
import { mark } from "./faces";
import type { Announcement, FrenchPokerAnnounce, FrenchPokerRung } from "../../wire.gen";

export type Claim = FrenchPokerAnnounce["claim"];
export type Hand = FrenchPokerRung["hand"];
/** Return the dice that spell a claim; none for a general claim. */
export function spelled(claim: Claim): readonly number[] {
  return typeof claim === "number" ? Array.from(String(claim), Number) : [];
}

/** The number of dice of each face in a hand; further dice of a claim are kickers. */
const SHAPES: Readonly<Record<string, readonly number[]>> = {
  five: [5],
  four: [4],
  "full-house": [3, 2],
  three: [3],
  "two-pairs": [2, 2],
  pair: [2],
  "high-die": [1],
};

/** A small pattern for each hand: the equal dice among the five. */
export const PATTERNS: Readonly<Record<Hand, string>> = {
  "high-die": "a....",
  pair: "aa...",
  "two-pairs": "aabb.",
  three: "aaa..",
  "straight-to-5": "<<<<<",
  "straight-to-6": "<<<<<",
  "full-house": "aaabb",
  four: "aaaa.",
  five: "aaaaa",
};

interface Parsed {
  readonly hand: Hand;
  readonly ranks: readonly number[];
  readonly kickers: readonly number[];
}

/** Return the parts of a claim's spelling. */
export function parsed(claim: Claim): Parsed {
  if (claim === 12345) return { hand: "straight-to-5", ranks: [], kickers: [] };
  if (claim === 23456) return { hand: "straight-to-6", ranks: [], kickers: [] };
  if (typeof claim === "string") return { hand: claim, ranks: [], kickers: [] };
  const dice = spelled(claim);
  for (const [hand, shape] of Object.entries(SHAPES)) {
    const starts = shape.map((_, index) =>
      shape.slice(0, index).reduce((sum, count) => sum + count, 0),
    );
    const fits = shape.every((count, index) => {
      const run = dice.slice(starts[index] ?? 0, (starts[index] ?? 0) + count);
      return run.length === count && run.every((die) => die === run[0]);
    });
    if (!fits) continue;
    const length = shape.reduce((sum, count) => sum + count, 0);
    return {
      hand: hand as Hand,
      ranks: starts.map((start) => dice[start] ?? 0),
      kickers: dice.slice(length),
    };
  }
  return { hand: "high-die", ranks: dice.slice(0, 1), kickers: dice.slice(1) };
}

export function handName(hand: Hand, poker = false): string {
  return say(`french-poker-hand-${hand}`, { faces: poker ? "poker" : "pips" });
}

/** Return the name of a claim: "two pairs", "sixes and fives", "a pair of sixes, with 5, 4". */
export function called(claim: Claim, poker = false): string {
  const { hand, ranks, kickers } = parsed(claim);
  if (!ranks.length) return handName(hand, poker);
  // In the catalogue the ranks of poker dice are ten above those of pips.
  const [first = 0, second = 0] = ranks.map((rank) => (poker ? rank + 10 : rank));
  const plain = say(`french-poker-claim-${hand}`, { first, second });
  if (!kickers.length) return plain;
  return say("french-poker-claim-with-kickers", {
    claim: plain,
    kickers: kickers.map((rank) => mark(rank, poker)).join(", "),
  });
}

/** Return dice by their places, counted from 1 ("№1, №3"), or words for none and all. */
export function places(kept: readonly number[]): string {
  if (!kept.length) return "none";
  return kept.length === 5 ? "all" : kept.map((place) => `№${place + 1}`).join(", ");
}

/** Return the player's action with the dice before the claim, and the number of dice. */
export function did(deed: Announcement["deed"], kept: readonly number[]): string {
  return say(`web-french-poker-did-${deed}`, { count: kept.length, rest: 5 - kept.length });
}

/** The legal claims, grouped for choosing in two taps: first the hand, then its ranks. */
export interface Group {
  readonly hand: Hand;
  readonly choices: readonly Choice[];
}
/** A claim without kickers, or a general one, with its versions with kickers if the table counts
 *  them. */
export interface Choice {
  readonly ranks: readonly number[];
  /** The shortest legal spelling. */
  readonly claim: Claim;
  readonly kickers: readonly { readonly claim: Claim; readonly dice: readonly number[] }[];
}

/** Return the legal claims by hand and ranks, in the server's order. */
export function grouped(legal: readonly Claim[]): readonly Group[] {
  const hands = new Map<
    Hand,
    Map<string, { ranks: readonly number[]; said: { claim: Claim; dice: readonly number[] }[] }>
  >();
  for (const claim of legal) {
    const { hand, ranks, kickers } = parsed(claim);
    const group = hands.get(hand) ?? new Map();
    hands.set(hand, group);
    const choice = group.get(ranks.join()) ?? { ranks, said: [] };
    group.set(ranks.join(), choice);
    choice.said.push({ claim, dice: kickers });
  }
  return [...hands].map(([hand, group]) => ({
    hand,
    choices: [...group.values()].flatMap(({ ranks, said }) => {
      const [first] = said;
      return first ? [{ ranks, claim: first.claim, kickers: said }] : [];
    }),
  }));
}
