// What the bot that stood in for somebody has cost them while they were away.
import type { Line } from "./model";

/** What a seat can lose by in a round, in whichever game. */
const LOSSES: ReadonlySet<string> = new Set(["lost", "laid-off", "charged", "folded"]);

export interface Cost {
  /** How often the stand-in has lost. */
  readonly losses: number;
  readonly out: boolean;
}

/**
 * Null: no bot has played for this seat. Seats stay where they are while a game runs. Where it
 * began so long ago that its line is not among these, `stoodIn` says that one has.
 */
export function standInCost(
  lines: readonly Line[],
  you: number | null,
  stoodIn: boolean,
): Cost | null {
  const own = lines.filter(({ event }) => "seat" in event && event.seat === you && you !== null);
  const began = own.findIndex(
    ({ event }) => event.kind === "stood-in" || (event.kind === "left" && event.bot !== null),
  );
  if (began < 0 && !stoodIn) return null;
  const played = own.slice(Math.max(0, began));
  return {
    losses: played.filter(({ event }) => LOSSES.has(event.kind)).length,
    out: played.some(({ event }) => event.kind === "went-out"),
  };
}
