// The faces and phrases of the buttons, in order.
import type { Mood } from "../ui/faces";

export const REACTIONS = [
  "laugh",
  "gasp",
  "squint",
  "sweat",
  "weep",
  "cheer",
] as const satisfies readonly Mood[];
/** The most common phrases; the talk offers all phrases. */
export const COMMON = [
  "trust-me",
  "surely-not",
  "nice-bluff",
  "well-played",
  "ouch",
  "hurry",
] as const;

/**
 * The number of faces that may be sent in a period, and the period in milliseconds: the server's
 * default limit.
 */
const MOST = 6;
const SPAN = 12_000;

/** Return the time until which the bar must pause after these faces; 0: no pause. */
export function restsUntil(made: readonly number[], now: number): number {
  const recent = made.filter((at) => at > now - SPAN);
  return recent.length < MOST ? 0 : (recent.at(-MOST) ?? now) + SPAN;
}
