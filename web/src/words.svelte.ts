// Every word people read, out of the Fluent catalogue; one language is loaded at a time.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { like, likes } from "./preferences.svelte";
import type { Reason } from "./wire.gen";

export const LANGUAGES = { en: "English", uk: "Українська" } as const;
export type Language = keyof typeof LANGUAGES;

const common = import.meta.glob<string>("$words/*/{web,table,bots,rules,server}.ftl", {
  query: "?raw",
  import: "default",
});
const ofGames = import.meta.glob<string>(
  ["$words/*/*.ftl", "!$words/*/{web,table,bots,rules,server,terminal*}.ftl"],
  { query: "?raw", import: "default" },
);
/** The games and rooms whose words are wanted: a table says which, the front door speaks of one. */
const learned = new Set(location.pathname.startsWith("/t/") ? [] : ["mia"]);

interface Spoken {
  readonly language: Language;
  readonly bundle: FluentBundle | null;
}
let current: Spoken = $state.raw({ language: "en", bundle: null });

/** The language to begin with: the one chosen before, else the browser's, else English. */
export function firstLanguage(): Language {
  const wanted = [likes.language ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return (wanted.find((code) => code in LANGUAGES) as Language | undefined) ?? "en";
}

/** Loads a language and speaks it from then on. */
export async function speak(language: Language): Promise<void> {
  const bundle = new FluentBundle([language], { useIsolating: false });
  const wanted = [
    ...Object.entries(common).filter(([path]) => path.includes(`/${language}/`)),
    ...Object.entries(ofGames).filter(([path]) =>
      [...learned].some((game) => path.endsWith(`/${language}/${game}.ftl`) || path.endsWith(`/${language}/web_${game}.ftl`)),
    ),
  ];
  for (const text of await Promise.all(wanted.map(([, load]) => load())))
    bundle.addResource(new FluentResource(text));
  current = { language, bundle };
  document.documentElement.lang = language;
}

/** Loads the words of a game, or of a room such as the coach's, if they are not there yet. */
export async function learn(...names: readonly string[]): Promise<void> {
  const fresh = names.filter((name) => !learned.has(name));
  if (!fresh.length) return;
  for (const name of fresh) learned.add(name);
  await speak(current.language);
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
  return current.bundle.formatPattern(pattern, { ...args }, []);
}

/** A reason in words. */
export function explain(reason: Reason): string {
  return say(reason.key, reason.arguments as Record<string, FluentVariable>);
}

/** The names of options, values and presets in catalogue keys: underscores become hyphens. */
export function keyed(...parts: readonly (string | number | boolean)[]): string {
  return parts.map((part) => String(part).replaceAll("_", "-")).join("-");
}

/** How somebody at the table is called: bots go by their character in the reader's language. */
export function seatName(seat: { readonly name: string; readonly bot?: string | null } | undefined): string {
  if (!seat) return "";
  if (!seat.bot || !seat.name.startsWith(seat.bot)) return seat.name;
  return say(`bot-${seat.bot}`) + seat.name.slice(seat.bot.length);
}
