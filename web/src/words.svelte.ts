// Every word people read, out of the Fluent catalogue; one language is loaded at a time.
import { BASE, below } from "./base";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { like, likes } from "./preferences.svelte";
import { missed } from "./ui/release.svelte";
import type { Reason } from "./wire.gen";
import { load, ROOMS } from "virtual:rooms";

export const LANGUAGES = {
  en: "English",
  uk: "Українська",
  ru: "Русский",
  de: "Deutsch",
  da: "Dansk",
} as const;
export type Language = keyof typeof LANGUAGES;

const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const built = new Set(ROOMS);
/** The games and rooms whose words are wanted: a table says which, the front door speaks of one. */
const learned = new Set(
  below(location.pathname).startsWith("/t/") ? ["web", "device"] : ["web", "mia"],
);

/** What else a room speaks of: a solver's reasons call options by their names (`spoken`). */
const NAMING: Readonly<Record<string, readonly string[]>> = { coach: ["options_mia"] };

interface Spoken {
  readonly language: Language;
  readonly bundle: FluentBundle | null;
}
let current: Spoken = $state.raw({ language: "en", bundle: null });
/** The language that was asked for last: on a slow network it may still be on its way. */
let wanted: Language = "en";
/** Every file that has come so far, so that of two that load at a time neither undoes the other. */
const texts = new Map<string, string>();
let learning = Promise.resolve();

/** The language to begin with: the one chosen before, else the browser's, else English. */
export function firstLanguage(): Language {
  const wanted = [likes.language ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return (wanted.find((code) => code in LANGUAGES) as Language | undefined) ?? "en";
}

/** Return the words of a room, or null where the server has none for a game of a package. */
async function wordsOf(language: Language, room: string): Promise<string | null> {
  if (built.has(room)) {
    const words = load(language, room);
    words.catch(missed);
    return (await words).default;
  }
  // A game that this client was built without: its words come from the server, as text.
  const answer = await fetch(`${BASE}/api/words/${room}/${language}`);
  return answer.ok ? answer.text() : null;
}

/** Loads a language and speaks it from then on, unless another was asked for meanwhile. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  try {
    await Promise.all(
      [...learned].map(async (room) => {
        const text = await wordsOf(language, room);
        if (text !== null) texts.set(`${language}/${room}`, text);
      }),
    );
  } catch (error) {
    if (wanted === language) wanted = current.language;
    throw error;
  }
  if (language !== wanted) return;
  const bundle = new FluentBundle([language], { useIsolating: false });
  for (const [path, text] of texts)
    if (path.startsWith(language))
      // Words of the house replace those of a package, and never the other way round.
      bundle.addResource(new FluentResource(text), { allowOverrides: built.has(path.slice(3)) });
  current = { language, bundle };
  document.documentElement.lang = language;
}

/** Loads the words of a game, or of a room such as the coach's, if they are not there yet. */
export function learn(...names: readonly string[]): Promise<void> {
  // All words of a game of a package stand in one place.
  const meant = [...names, ...names.flatMap((name) => NAMING[name] ?? [])].map((name) =>
    built.has(name) ? name : name.replace(/^(play|options)_/, ""),
  );
  const fresh = meant.filter((name) => !learned.has(name));
  if (!fresh.length) return learning;
  for (const name of fresh) learned.add(name);
  const loaded = speak(wanted);
  // Who asks for the same meanwhile waits too; what failed is tried again by whoever asks next.
  learning = loaded.catch(() => {
    for (const name of fresh) learned.delete(name);
  });
  return loaded;
}

/** Loads what a game's options are called; where that fails they are shown by their keys. */
export function learnOptions(game: string): Promise<void> {
  return learn(`options_${game}`).catch(() => undefined);
}

/** Loads a language and remembers that it was chosen. */
export async function choose(language: Language): Promise<void> {
  like({ language });
  await speak(language);
}

/** The language spoken now. */
export function language(): Language {
  return current.language;
}

/** Whether the catalogue has words for `key`. */
export function knows(key: string): boolean {
  return current.bundle?.hasMessage(key) ?? false;
}

/** The words for `key`; the key itself where there are none, so that nothing is ever silent. */
export function say(key: string, args: Readonly<Record<string, FluentVariable>> = {}): string {
  const pattern = current.bundle?.getMessage(key)?.value;
  if (!pattern || !current.bundle) return key;
  const given = Object.entries(args).map(([name, value]) => [name, isolated(value)] as const);
  return current.bundle.formatPattern(pattern, Object.fromEntries(given), []);
}

/** Text with right-to-left letters stands between isolates: a number after it stays on its side. */
function isolated(value: FluentVariable): FluentVariable {
  return typeof value === "string" && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
}

/** The room that a reason is said in, if it has one of its own. */
function refusalsOf(key: string): string | undefined {
  const [, by] = /^(.+?)-(?:refused|corrupt|set-aside)-/.exec(key) ?? [];
  if (!by) return undefined;
  if (/^(table|wire)$/.test(by)) return "refusals";
  // A game's keys may begin with a part of its name.
  return [...built].find((room) => room.startsWith(`refusals_${by.replaceAll("-", "_")}`));
}
/** Reasons that nothing could be loaded for: they are shown by their keys. */
let unsaid: readonly string[] = $state.raw([]);

/** A reason in words, which come when they are first wanted: until then it is empty. */
export function explain(reason: Reason): string {
  const { key } = reason;
  const room = refusalsOf(key);
  if (!room || knows(key) || unsaid.includes(key)) return say(key, spoken(reason));
  void learn(room)
    .catch(() => undefined)
    .then(() => {
      if (!knows(key)) unsaid = [...unsaid, key];
    });
  return "";
}

/** What a reason is about, options of Mia that are not solved by the names that players know. */
export function spoken(reason: Reason): Record<string, FluentVariable> {
  const told = reason.arguments as Record<string, FluentVariable>;
  if (reason.key !== "solver-refused-option") return told;
  const { option = "", given = "", allowed = "" } = told as Record<string, string>;
  const name = keyed("mia-option", option);
  const called = (key: string, plain: string) => (knows(key) ? say(key) : plain);
  const valued = (value: string) => called(keyed(name, value), value);
  return {
    option: called(name, option),
    given: valued(given),
    allowed: allowed.split(", ").map(valued).join("; "),
  };
}

/** The names of options, values and presets in catalogue keys: underscores become hyphens. */
export function keyed(...parts: readonly (string | number | boolean)[]): string {
  return parts.map((part) => String(part).replaceAll("_", "-")).join("-");
}

/** What a game is called, also in a language that has no other words for it. That of a package is
    called so in its own words, which come when they are first wanted. */
export function gameTitle(game: string): string {
  const key = keyed("web-game", game);
  if (knows(key)) return say(key);
  void learn(game).catch(() => undefined);
  return say(keyed(game, "title"));
}

/** What a bot is called: by its plain name if it is of a package without words for it. */
export function botName(bot: string): string {
  const key = `bot-${bot}`;
  return knows(key) ? say(key) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** Whether a bot that sits here for itself has a person's name, which tells nothing of how it plays. */
export function isNamedBot(seat: {
  readonly name: string;
  readonly bot?: string | null;
  readonly away?: boolean;
}): boolean {
  return Boolean(seat.bot) && !seat.away && !seat.name.startsWith(seat.bot ?? "");
}

/** How somebody at the table is called: bots go by their character in the reader's language. */
export function seatName(
  seat: { readonly name: string; readonly bot?: string | null } | undefined,
): string {
  if (!seat) return "";
  if (!seat.bot || !seat.name.startsWith(seat.bot)) return seat.name;
  return botName(seat.bot) + seat.name.slice(seat.bot.length);
}
