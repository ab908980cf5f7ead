// The house rules of a group, kept on this device: the last choice for each game, and the named
// rules. They can also be sent in a link. This module knows no game.
import { store, stored } from "../storage";

export interface OurRules {
  readonly game: string;
  /** The group's name for the rules; empty: the last choice without a name. */
  readonly name: string;
  readonly preset: string;
  readonly changes: readonly string[];
}

const KEY = "mendax-rules";
const MOST = 30;
export const LONGEST_NAME = 40;

/** All kept rules, the last choice first. */
let kept: readonly OurRules[] = $state.raw(readRules(stored(KEY)));

/** Return the rules in a stored text, without damaged ones. */
export function readRules(text: string | null): readonly OurRules[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.flatMap((one) => checked(one) ?? []) : [];
  } catch {
    return [];
  }
}

/** Return the rules if they have the right form, else null. */
function checked(given: unknown): OurRules | null {
  const { game, name, preset, changes } = Object(given) as Partial<Record<keyof OurRules, unknown>>;
  if (typeof game !== "string" || typeof name !== "string" || typeof preset !== "string")
    return null;
  const words: readonly unknown[] = Array.isArray(changes) ? changes : [];
  const plain = words.filter(
    (word): word is string => typeof word === "string" && /^[a-z0-9_]+=[a-z0-9_]+$/.test(word),
  );
  if (!/^[a-z0-9_]+$/.test(`${game}${preset}`)) return null;
  return { game, name: name.trim().slice(0, LONGEST_NAME), preset, changes: plain };
}

function write(rules: readonly OurRules[]): void {
  kept = rules.slice(0, MOST);
  store(KEY, JSON.stringify(kept));
}

/** Return the rules chosen last for a game; undefined before the first choice. */
export function lastRules(game: string): OurRules | undefined {
  return kept.find((one) => one.game === game);
}

/** Return a game's rules that have a name, the last choice first. */
export function namedRules(game: string): readonly OurRules[] {
  return kept.filter((one) => one.game === game && one.name);
}

/** Keep rules as the last choice; they replace rules of the same game and name. */
export function keepRules(rules: OurRules): void {
  const given = checked(rules);
  if (!given) return;
  const others = kept.filter((one) => one.game !== given.game || one.name !== given.name);
  write([given, ...others]);
}

/** Return the rules, without a name if they are those of a preset, which has its own. */
export function withoutPresetName(rules: OurRules): OurRules {
  return rules.changes.length ? rules : { ...rules, name: "" };
}

/** Name the last choice of a game, or rename it. */
export function nameRules(game: string, name: string): void {
  const last = lastRules(game);
  if (!last || last.name === name.trim()) return;
  write(kept.filter((one) => one !== last));
  keepRules({ ...last, name });
}

/** Forget the name of these rules; if they are the last choice, they remain so. */
export function forgetRules({ game, name }: OurRules): void {
  const last = lastRules(game);
  write(kept.filter((one) => one.game !== game || one.name !== name));
  if (last?.name === name) keepRules({ ...last, name: "" });
}

/** Return the address of the front page with these rules, without the server's origin. */
export function rulesLink({ game, name, preset, changes }: OurRules): string {
  return `/#rules=${[game, preset, changes.join(","), encodeURIComponent(name)].join(":")}`;
}

/** Return the rules in the part of an address after "#"; null if there are none. */
export function linkedRules(hash: string): OurRules | null {
  const [, text] = /^#rules=(.*)$/.exec(hash) ?? [];
  if (text === undefined) return null;
  const [game, preset, changes = "", name = ""] = text.split(":");
  try {
    const given = { game, preset, changes: changes.split(",").filter(Boolean) };
    return checked({ ...given, name: decodeURIComponent(name) });
  } catch {
    return null;
  }
}
