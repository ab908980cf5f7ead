// The person's preferences, stored only in this browser. This module knows no table.

import { untrack } from "svelte";
import { store, stored } from "./storage";

export type Theme = "auto" | "light" | "dark";
export type TextSize = "1" | "1.15" | "1.3";

export interface Likes {
  name: string;
  /** The game selected on the front page. */
  game: string;
  language: string | null;
  theme: Theme;
  textSize: TextSize;
  sound: boolean;
  /** The volume, from 0 to 1. */
  volume: number;
  /** True if other people's talk is shown at their seats, and read out. */
  talk: boolean;
  /** True if other people's reactions are shown. */
  faces: boolean;
  /** The mask chosen last; "": the mask derived from the name. */
  mask: string;
  vibration: boolean;
  /** True if the screen stays on during a game. */
  awake: boolean;
  /** True if a notification and an icon badge are shown on the player's turn while the page is
   *  hidden. */
  notify: boolean;
  /** True if notifications have been offered once. */
  offered: boolean;
  badge: boolean;
  odds: boolean;
  lookAtOnce: boolean;
  lessMotion: boolean;
  chatOpen: boolean;
  /** The games that no longer need first steps. */
  taught: readonly string[];
  /** The keys of dismissed tips. */
  tips: readonly string[];
  /** The number of finished games on this device and the last one, by game. */
  played: Readonly<Record<string, { readonly count: number; readonly last: string }>>;
  /** The games whose tutorial was finished. */
  learned: readonly string[];
  /** The ways taken in an unfinished tutorial, by game. */
  lessons: Readonly<Record<string, readonly number[]>>;
  /**
   * By table, the most recent first: whether only the player's hand is shown while a television
   * shows the rest.
   */
  handOnly: readonly { readonly table: string; readonly on: boolean }[];
}

const KEY = "mendax-likes";
const FIRST: Likes = {
  name: "",
  game: "mia",
  language: null,
  theme: "auto",
  textSize: "1",
  sound: true,
  volume: 0.8,
  talk: true,
  faces: true,
  mask: "",
  vibration: true,
  awake: true,
  notify: false,
  offered: false,
  badge: true,
  odds: false,
  lookAtOnce: false,
  lessMotion: false,
  chatOpen: false,
  taught: [],
  tips: [],
  played: {},
  learned: [],
  lessons: {},
  handOnly: [],
};

function remembered(): Partial<Likes> {
  try {
    const kept: unknown = JSON.parse(stored(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export const likes: Likes = $state({ ...FIRST, ...remembered() });

/** Change one or more preferences and store them. */
export function like(change: Partial<Likes>): void {
  Object.assign(likes, change);
  store(KEY, JSON.stringify(likes));
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
  const root = document.documentElement;
  if (likes.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = likes.theme;
  root.style.setProperty("--text-size", String(ownScale()));
  root.dataset["motion"] = lessMotion() ? "less" : "full";
}

still?.addEventListener("change", wear);
