// What a person likes, kept in this browser only. Knows no table.

import { untrack } from "svelte";
import { store, stored } from "./storage";

export type Theme = "auto" | "light" | "dark";
export type TextSize = "1" | "1.15" | "1.3";

export interface Likes {
  name: string;
  /** The game chosen at the front door. */
  game: string;
  language: string | null;
  theme: Theme;
  textSize: TextSize;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** Whether what others say stands at their seats, and is read out. */
  talk: boolean;
  /** Whether the faces that others make are shown. */
  faces: boolean;
  /** The mask chosen last; "": the one drawn from the name. */
  mask: string;
  vibration: boolean;
  /** The screen stays on during a game. */
  awake: boolean;
  /** A notification and a mark on the app's icon when it is one's turn and the page is hidden. */
  notify: boolean;
  /** Whether it was offered once to be called so. */
  offered: boolean;
  badge: boolean;
  odds: boolean;
  lookAtOnce: boolean;
  lessMotion: boolean;
  chatOpen: boolean;
  /** The games that need no first steps any more. */
  taught: readonly string[];
  /** Tips that were put away, by their keys. */
  tips: readonly string[];
  /** By game, how many were played to the end on this device, and which was the last. */
  played: Readonly<Record<string, { readonly count: number; readonly last: string }>>;
  /** The games whose tutorial was played to its end. */
  learned: readonly string[];
  /** By game, how far a tutorial was played that was left: the ways taken. */
  lessons: Readonly<Record<string, readonly number[]>>;
  /** By table, the last first: whether only one's hand is shown while a television shows the rest. */
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

/** Changes one or more likes and remembers them. */
export function like(change: Partial<Likes>): void {
  Object.assign(likes, change);
  store(KEY, JSON.stringify(likes));
  wear();
}

/** All is as on a new device, on this page as well: the next change would keep what was known before. */
export function unlike(): void {
  Object.assign(likes, FIRST);
  wear();
}

/** Somebody knows a game from now on. */
export function teach(game: string): void {
  if (!likes.taught.includes(game)) like({ taught: [...likes.taught, game] });
}

/** A game was played to its end, the one that is called `which`; counted once. */
export function finished(game: string, which: string): void {
  teach(game);
  if (likes.played[game]?.last === which) return;
  like({ played: { ...likes.played, [game]: { count: played(game) + 1, last: which } } });
}

/** How many of these games were played to the end on this device. */
export function played(game: string): number {
  return likes.played[game]?.count ?? 0;
}

const KEPT_TABLES = 20;

/** Whether only one's hand is wanted at this table while a television shows it; null: not said. */
export function handOnly(table: string): boolean | null {
  return likes.handOnly.find((one) => one.table === table)?.on ?? null;
}

export function wantHandOnly(table: string, on: boolean): void {
  const others = likes.handOnly.filter((one) => one.table !== table);
  like({ handOnly: [{ table, on }, ...others].slice(0, KEPT_TABLES) });
}

/** A table has another address: what is liked of it stays, and its last game is counted no second time. */
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

/** Whether movement should be kept to what is needed, by the system's wish or the person's. */
export function lessMotion(): boolean {
  return likes.lessMotion || (still?.matches ?? false);
}

/** What a television's letters are enlarged by instead of the person's wish; null: no television. */
let enlarged: number | null = $state(null);

/** The default font size of the browser, relative to 16 px, at least 1. */
const browserScale =
  typeof getComputedStyle === "function"
    ? Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1)
    : 1;

function ownScale(): number {
  return enlarged ?? Number(likes.textSize);
}

/** The factor by which letters are larger than usual. */
export function textScale(): number {
  return ownScale() * browserScale;
}

/** Enlarges letters for a screen that is looked at from afar; null: as the person wishes. */
export function enlarge(scale: number | null): void {
  enlarged = scale;
  untrack(wear);
}

/** Puts the likes on the page: theme, text size, motion. */
export function wear(): void {
  const root = document.documentElement;
  if (likes.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = likes.theme;
  root.style.setProperty("--text-size", String(ownScale()));
  root.dataset["motion"] = lessMotion() ? "less" : "full";
}

still?.addEventListener("change", wear);
