// All texts that people read, from the Fluent catalogue; one language is loaded at a time.
import { path } from "./base";
import { transport } from "./net/transport";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, languageOf, type Language } from "./likes";
import { like, likes } from "./preferences.svelte";
import { missed } from "./ui/release.svelte";
import type { Reason } from "./wire.gen";
import { load, ROOMS } from "virtual:rooms";

export { LANGUAGES, type Language };

const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const built = new Set(ROOMS);
/** The games and word sets to load: a table names its game, and the front page shows one. */
const learned = new Set(
  path().startsWith("/t/")
    ? ["web", "around"]
    : [
        "web",
        ...(path().startsWith("/embed/") ? [] : ["mia"]),
        ...(path() === "/" ? ["front"] : []),
      ],
);

/**
 * Further word sets that a word set needs: a solver's reasons refer to options by name (`spoken`).
 */
const NAMING: Readonly<Record<string, readonly string[]>> = { coach: ["options_mia"] };

interface Spoken {
  readonly language: Language;
  readonly bundle: FluentBundle | null;
}
let current: Spoken = $state.raw({ language: "en", bundle: null });
/**
 * The language requested last, which may still be loading on a slow network; null before the first
 * request. Word sets that are learned earlier come in the person's language, never in English first.
 */
let wanted: Language | null = null;
/** Every file loaded so far, so that two concurrent loads do not overwrite each other. */
const texts = new Map<string, string>();
let learning = Promise.resolve();

/** Return the initial language. */
export function firstLanguage(): Language {
  return languageOf(likes);
}

/** Return the words of a set; null if the server has none for a packaged game. */
async function wordsOf(language: Language, room: string): Promise<string | null> {
  if (built.has(room)) {
    const words = load(language, room);
    words.catch(missed);
    return (await words).default;
  }
  // The words of a game that was not built into this client come from the server, as text.
  const answer = await transport().request(`/api/words/${room}/${language}`);
  return answer.ok ? answer.text() : null;
}

/** Load a language and use it from then on, unless another was requested in the meantime. */
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
    if (wanted === language) wanted = current.bundle && current.language;
    throw error;
  }
  if (language !== wanted) return;
  const bundle = new FluentBundle([language], { useIsolating: false });
  for (const [path, text] of texts)
    if (path.startsWith(language))
      // Built-in words replace the words of a package, never the other way round.
      bundle.addResource(new FluentResource(text), { allowOverrides: built.has(path.slice(3)) });
  current = { language, bundle };
  document.documentElement.lang = language;
}

/** Load the words of a game, or of a set such as the coach's, unless they are loaded. */
export function learn(...names: readonly string[]): Promise<void> {
  const named = [...names, ...names.flatMap((name) => NAMING[name] ?? [])];
  const options = named.filter((name) => name.startsWith("options_"));
  // All words of a packaged game are in one set.
  const meant = [...named, ...options.map((name) => name.replace("options", "ours"))].map((name) =>
    built.has(name) ? name : name.replace(/^(play|options|first|ours|story|bots|form)_/, ""),
  );
  const fresh = meant.filter((name) => !learned.has(name));
  if (!fresh.length) return learning;
  for (const name of fresh) learned.add(name);
  const loaded = speak(wanted ?? firstLanguage());
  // Concurrent callers wait for the same load; after a failure, the next caller retries.
  learning = loaded.catch(() => {
    for (const name of fresh) learned.delete(name);
  });
  return loaded;
}

/** Load the names of a game's options, or of those that groups argue about; if this fails, options
 *  are shown by their keys. */
export function learnOptions(game: string, which: "options" | "ours" = "options"): Promise<void> {
  return learn(`${which}_${game}`).catch(() => undefined);
}

/** Load a language and store it as the chosen one. */
export async function choose(language: Language): Promise<void> {
  like({ language });
  await speak(language);
}

/** Return the current language. */
export function language(): Language {
  return current.language;
}

/** Return whether the catalogue has words for `key`. */
export function knows(key: string): boolean {
  return current.bundle?.hasMessage(key) ?? false;
}

/** Return the words for `key`; if there are none, the key itself, so that a text is never empty. */
export function say(key: string, args: Readonly<Record<string, FluentVariable>> = {}): string {
  const pattern = current.bundle?.getMessage(key)?.value;
  if (!pattern || !current.bundle) return key;
  const given = Object.entries(args).map(([name, value]) => [name, isolated(value)] as const);
  return current.bundle.formatPattern(pattern, Object.fromEntries(given), []);
}

/**
 * Text with right-to-left letters is put between isolates, so that a number after it stays on the
 * correct side.
 */
function isolated(value: FluentVariable): FluentVariable {
  return typeof value === "string" && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
}

/** Return the word set of a reason, or undefined. */
function refusalsOf(key: string): string | undefined {
  const [, by] =
    /^(bot|rules|server|.+?(?=-(?:refused|contradiction|corrupt|set-aside)-))-/.exec(key) ?? [];
  if (!by) return undefined;
  if (/^(bot|rules|server|table|wire)$/.test(by)) return "refusals";
  // A game's keys may begin with a part of its name.
  return [...built].find((room) => room.startsWith(`refusals_${by.replaceAll("-", "_")}`));
}
/** The reasons whose words failed to load, which are shown by their keys. */
let unsaid: readonly string[] = $state.raw([]);

/** Return a reason in words, which are loaded on first use; empty until then. */
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

/**
 * Return the arguments of a reason, with the names that players know for unsolved options of Mia.
 */
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

/** Return a catalogue key for options, values and presets: underscores become hyphens. */
export function keyed(...parts: readonly (string | number | boolean)[]): string {
  return parts.map((part) => String(part).replaceAll("_", "-")).join("-");
}

/**
 * Return an option's value in words. The catalogue has words for a number that stands for
 * something else, such as 0 for no limit.
 */
export function valueInWords(
  game: string,
  option: string,
  value: string | number | boolean | undefined,
): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return say(value ? "rules-yes" : "rules-no");
  const own = keyed(game, "option", option, value);
  return typeof value === "string" || knows(own) ? say(own) : String(value);
}

/**
 * Return the name of a game, even in a language without other words for it. The name of a packaged
 * game is among the game's words, which are loaded on first use.
 */
export function gameTitle(game: string): string {
  const key = keyed("web-game", game);
  if (knows(key)) return say(key);
  void learn(game).catch(() => undefined);
  return say(keyed(game, "title"));
}

/** Return the name of a bot; for a packaged bot without words, its plain name. */
export function botName(bot: string): string {
  const key = `bot-${bot}`;
  return knows(key) ? say(key) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** Return whether a seated bot has a personal name, which does not reveal how it plays. */
export function isNamedBot(seat: {
  readonly name: string;
  readonly bot?: string | null;
  readonly away?: boolean;
}): boolean {
  return Boolean(seat.bot) && !seat.away && !seat.name.startsWith(seat.bot ?? "");
}

/** Return the name of a seat: bots go by their character in the reader's language, or by their
 *  personal name in its letters. */
export function seatName(
  seat:
    { readonly name: string; readonly bot?: string | null; readonly away?: boolean } | undefined,
): string {
  if (!seat) return "";
  const { name, bot } = seat;
  if (isNamedBot(seat))
    return ` ${say("web-bot-names")}`.split(` ${name}/`)[1]?.split(" ", 1)[0] ?? name;
  return bot && name.startsWith(bot) ? botName(bot) + name.slice(bot.length) : name;
}
