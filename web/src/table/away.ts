// The losses of the bot that played for an absent person.
import type { Line } from "./model";

/** The events with which a seat can lose a round, in any game. */
const LOSSES: ReadonlySet<string> = new Set(["lost", "laid-off", "charged", "folded"]);

export interface Cost {
  /** The number of rounds that the bot has lost. */
  readonly losses: number;
  readonly out: boolean;
}

/**
 * Return the bot's losses for this seat; null if no bot has played. Seats do not change during a
 * game. `stoodIn` is true if the bot took over before the oldest of these lines.
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
