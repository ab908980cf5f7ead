// The person's preferences, stored only in this browser. This module knows no table.

import { untrack } from "svelte";
import { FIRST, dress, remember, remembered, type Likes } from "./likes";

export type { Likes, TextSize, Theme } from "./likes";

export const likes: Likes = $state({ ...remembered() });

/** Change one or more preferences and store them. */
export function like(change: Partial<Likes>): void {
  Object.assign(likes, change);
  remember(likes);
  wear();
}

/**
 * Reset all preferences to those of a new device, on this page too; otherwise the next change would
 * store the old ones.
 */
export function unlike(): void {
  Object.assign(likes, FIRST);
  wear();
}

/** Mark a game as known. */
export function teach(game: string): void {
  if (!likes.taught.includes(game)) like({ taught: [...likes.taught, game] });
}

/** Count a finished game by its id `which`, once. */
export function finished(game: string, which: string): void {
  teach(game);
  if (likes.played[game]?.last === which) return;
  like({ played: { ...likes.played, [game]: { count: played(game) + 1, last: which } } });
}

/** Return the number of games of this kind that were finished on this device. */
export function played(game: string): number {
  return likes.played[game]?.count ?? 0;
}

const KEPT_TABLES = 20;

/** Return whether only the hand is shown at this table beside a television; null: not chosen. */
export function handOnly(table: string): boolean | null {
  return likes.handOnly.find((one) => one.table === table)?.on ?? null;
}

export function wantHandOnly(table: string, on: boolean): void {
  const others = likes.handOnly.filter((one) => one.table !== table);
  like({ handOnly: [{ table, on }, ...others].slice(0, KEPT_TABLES) });
}

/** Move a table's preferences to its new address; the table's last game is not counted again. */
export function moveLikes(before: string, id: string): void {
  const handOnly = likes.handOnly.map((one) =>
    one.table === before ? { ...one, table: id } : one,
  );
  const played = Object.entries(likes.played).map(([game, { count, last }]) => {
    const [table, ...number] = last.split(" ");
    return [game, { count, last: table === before ? [id, ...number].join(" ") : last }];
  });
  like({ handOnly, played: Object.fromEntries(played) as Likes["played"] });
}

const still =
  typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Return whether motion should be reduced, by the system's setting or the person's. */
export function lessMotion(): boolean {
  return likes.lessMotion || (still?.matches ?? false);
}

/** The text scale of a television, which replaces the person's setting; null: no television. */
let enlarged: number | null = $state(null);

/** The browser's default font size, relative to 16 px, at least 1. */
const browserScale =
  typeof getComputedStyle === "function"
    ? Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1)
    : 1;

function ownScale(): number {
  return enlarged ?? Number(likes.textSize);
}

/** Return the scale of the text. */
export function textScale(): number {
  return ownScale() * browserScale;
}

/** Set the text scale of a screen viewed from afar; null: the person's setting. */
export function enlarge(scale: number | null): void {
  enlarged = scale;
  untrack(wear);
}

/** Apply the preferences to the page: theme, text size, motion. */
export function wear(): void {
  dress(likes, ownScale(), lessMotion());
}

still?.addEventListener("change", wear);
