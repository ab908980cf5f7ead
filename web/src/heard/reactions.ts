// The faces and phrases that stand ready, in the order of their buttons.
import type { Mood } from "../ui/faces";

export const REACTIONS = [
  "laugh",
  "gasp",
  "squint",
  "sweat",
  "weep",
  "cheer",
] as const satisfies readonly Mood[];
/** The phrases that are said most; all of them stand in the talk. */
export const COMMON = [
  "trust-me",
  "surely-not",
  "nice-bluff",
  "well-played",
  "ouch",
  "hurry",
] as const;

/** How many faces one may make in so many milliseconds: what the server takes, unless it is set otherwise. */
const MOST = 6;
const SPAN = 12_000;

/** Until when the bar rests after these faces; 0: it need not. */
export function restsUntil(made: readonly number[], now: number): number {
  const recent = made.filter((at) => at > now - SPAN);
  return recent.length < MOST ? 0 : (recent.at(-MOST) ?? now) + SPAN;
}
