// Every word people read, out of the Fluent catalogue; one language is loaded at a time.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { like, likes } from "./preferences.svelte";
import type { Reason } from "./wire.gen";

export const LANGUAGES = { en: "English", uk: "Українська" } as const;
export type Language = keyof typeof LANGUAGES;

const files = import.meta.glob<string>(["$words/*/*.ftl", "!$words/*/terminal.ftl"], {
  query: "?raw",
  import: "default",
});

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
export async function speak(language: Language, texts?: readonly string[]): Promise<void> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  const bundle = new FluentBundle([language], { useIsolating: false });
  for (const text of texts ?? (await Promise.all(own.map(([, load]) => load()))))
    bundle.addResource(new FluentResource(text));
  current = { language, bundle };
  document.documentElement.lang = language;
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
