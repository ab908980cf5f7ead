// Checks in the browser, with the server's scheme (docs, "Fair dice"), that dice and cards were
// fixed before they were seen: hashes over a label, a salt, the number of the draw and its outcome.
import type { AnyEvent } from "../wire.gen";
import type { Draw, Fairness } from "./model";
import { ascii, bytes, hex, joined, sha256 } from "./sha256";

export interface Check {
  readonly draw: number;
  readonly commitment: string;
  /** The outcome, once this person may know it. */
  readonly outcome: string | null;
  readonly holds: boolean | null;
}

function u32(number: number): Uint8Array {
  const made = new Uint8Array(4);
  new DataView(made.buffer).setUint32(0, number);
  return made;
}

/** Return the HMAC (RFC 2104), for keys of at most one block. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const keyed = (mask: number): Uint8Array =>
    Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ mask);
  return sha256(joined(keyed(0x5c), sha256(joined(keyed(0x36), message))));
}

/** Return the commitment of `salt` to an outcome, in hexadecimal digits. */
export function commitment(salt: string, draw: number, outcome: string): string {
  return hex(sha256(joined(ascii("mendax/1 outcome:"), bytes(salt), u32(draw), ascii(outcome))));
}

/** Return the salt of a draw, derived from the opened seed. */
export function saltOf(seed: string, shares: readonly (string | null)[], draw: number): string {
  const parts = shares.map((share) => bytes(share ?? ""));
  const mixed = sha256(
    joined(
      ascii("mendax/1 shares:"),
      Uint8Array.of(parts.length),
      ...parts.flatMap((part) => [Uint8Array.of(part.length), part]),
    ),
  );
  const made = hmacSha256(bytes(seed), joined(ascii("mendax/1 salt:"), mixed, u32(draw)));
  return hex(made.slice(0, 16));
}

/** Return every committed draw of the running game, newest first, with a check if it was opened. */
export function checks(fairness: Fairness): Check[] {
  return Object.entries(fairness.draws)
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([number, draw]) => check(Number(number), draw, fairness));
}

/** The format of an outcome's spelling: a name, and fields of the event that shows it. */
const SPELT = /^[a-z0-9-]+( '?\{(?!draw\})\w+\})*$/;

/** Return the outcomes that an event may show. They are spelt from the displayed event alone, so
 *  dice that differ from the committed ones cannot pass. */
export function outcomes(opened: AnyEvent, spelt: readonly string[]): string[] {
  const shown = opened as Readonly<Record<string, unknown>>;
  return spelt
    .filter((form) => SPELT.test(form))
    .map((form) => form.replace(/\{(\w+)\}/g, (_, field: string) => String(shown[field])));
}

function check(
  draw: number,
  { commitment: bound = "", salt, opened, spelt = [] }: Draw,
  { seed, shares }: Fairness,
): Check {
  const possible = opened ? outcomes(opened, spelt) : [];
  const [first = null] = possible;
  if (first === null || salt === undefined || bound === "")
    return { draw, commitment: bound, outcome: first, holds: null };
  const right = possible.find((outcome) => commitment(salt, draw, outcome) === bound);
  const fromSeed = seed === null || saltOf(seed, shares, draw) === salt;
  return {
    draw,
    commitment: bound,
    outcome: right ?? first,
    holds: right !== undefined && fromSeed,
  };
}
