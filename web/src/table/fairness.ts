// Checks in the browser that dice were fixed before anybody saw them. The scheme is the house's
// own (docs, «Fair dice»): SHA-256 over a label, the salt, the number of the draw and its outcome.
import type { AnyEvent } from "../wire.gen";
import type { Draw, Fairness } from "./model";

const LABEL = "mendax/1 outcome:";

export interface Check {
  readonly draw: number;
  readonly commitment: string;
  /** What it was, once opened to this person. */
  readonly outcome: string | null;
  readonly holds: boolean | null;
}

/** The commitment that `salt` makes for an outcome, in hexadecimal digits. */
export async function commitment(salt: string, draw: number, outcome: string): Promise<string> {
  const label = new TextEncoder().encode(LABEL);
  const text = new TextEncoder().encode(outcome);
  const given = bytes(salt);
  const all = new Uint8Array(label.length + given.length + 4 + text.length);
  all.set(label);
  all.set(given, label.length);
  new DataView(all.buffer).setUint32(label.length + given.length, draw);
  all.set(text, label.length + given.length + 4);
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", all)));
}

/** Every committed draw of the running game, newest first, checked where it has been opened. */
export async function checks(fairness: Fairness): Promise<Check[]> {
  const draws = Object.entries(fairness.draws).sort(([a], [b]) => Number(b) - Number(a));
  return Promise.all(draws.map(([number, draw]) => check(Number(number), draw)));
}

/** An outcome as the wire says it is spelt: a name, and fields of the event that shows it. */
const SPELT = /^[a-z0-9-]+( '?\{(?!draw\})\w+\})*$/;

/**
 * The outcomes that an event may show. They are spelt from what was shown here and from nothing
 * else, so dice that are not those that were bound can't be passed off as them.
 */
export function outcomes(opened: AnyEvent, spelt: readonly string[]): string[] {
  const shown = opened as Readonly<Record<string, unknown>>;
  return spelt
    .filter((form) => SPELT.test(form))
    .map((form) => form.replace(/\{(\w+)\}/g, (_, field: string) => String(shown[field])));
}

async function check(
  draw: number,
  { commitment: bound = "", salt, opened, spelt = [] }: Draw,
): Promise<Check> {
  const possible = opened ? outcomes(opened, spelt) : [];
  const [first = null] = possible;
  if (first === null || salt === undefined || bound === "")
    return { draw, commitment: bound, outcome: first, holds: null };
  for (const outcome of possible)
    if ((await commitment(salt, draw, outcome)) === bound)
      return { draw, commitment: bound, outcome, holds: true };
  return { draw, commitment: bound, outcome: first, holds: false };
}

/** A share of one's own: 16 bytes of this device's randomness, in hexadecimal digits. */
export function share(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

function hex(given: Uint8Array): string {
  return Array.from(given, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytes(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
