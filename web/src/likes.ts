// The preferences of a person as this browser stores them, and how a page wears them. This module
// needs no framework, because the cup has none.
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
  /** True if this device plays sounds although a television at the table plays them. */
  soundBeside: boolean;
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
  /** True if the server may call the player while no page is open. */
  called: boolean;
  /** True if these calls have been offered once. */
  offeredCalls: boolean;
  /** The hours without calls, in minutes after midnight on this device: from and to. */
  quiet: readonly [number, number] | null;
  odds: boolean;
  lookAtOnce: boolean;
  lessMotion: boolean;
  /** True if letters and digits are keys of the game. */
  letters: boolean;
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
export const FIRST: Likes = {
  name: "",
  game: "mia",
  language: null,
  theme: "auto",
  textSize: "1",
  sound: true,
  soundBeside: false,
  volume: 0.8,
  talk: true,
  faces: true,
  mask: "",
  vibration: true,
  awake: true,
  notify: false,
  offered: false,
  badge: true,
  called: false,
  offeredCalls: false,
  quiet: null,
  odds: false,
  lookAtOnce: false,
  lessMotion: false,
  letters: true,
  chatOpen: false,
  taught: [],
  tips: [],
  played: {},
  learned: [],
  lessons: {},
  handOnly: [],
};

/** Return the stored preferences, with defaults for all others. */
export function remembered(): Likes {
  try {
    const kept: unknown = JSON.parse(stored(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...FIRST, ...kept } : FIRST;
  } catch {
    return FIRST;
  }
}

export function remember(likes: Likes): void {
  store(KEY, JSON.stringify(likes));
}

/** The languages of the catalogue, each in its own words. */
export const LANGUAGES = {
  en: "English",
  uk: "Українська",
  ru: "Русский",
  de: "Deutsch",
  da: "Dansk",
} as const;
export type Language = keyof typeof LANGUAGES;

/** Return the language chosen earlier, otherwise the browser's, otherwise English. */
export function languageOf({ language }: Likes): Language {
  const wanted = [language ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return (wanted.find((code) => code in LANGUAGES) as Language | undefined) ?? "en";
}

/** Apply preferences to the page: theme, text size, motion. */
export function dress(likes: Likes, scale: number, still: boolean): void {
  const root = document.documentElement;
  if (likes.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = likes.theme;
  root.style.setProperty("--text-size", String(scale));
  root.dataset["motion"] = still ? "less" : "full";
}
