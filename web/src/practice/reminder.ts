// The reminder of mistakes that are due: the server receives only its time, the game and a count.
import { ask } from "../net/http";
import { arrive } from "../table/push";
import type { DoneOut } from "../wire.gen";
import { type Card, DAY, dayOf, progress } from "./progress";

/** The local hour of the reminder. */
const HOUR = 17;
/** The reminder that the server has, as far as this visit knows. */
let sent = "";

interface Reminder {
  readonly game: string;
  /** Milliseconds since 1970; 0 without cards. */
  readonly at: number;
  readonly count: number;
}

/** Return the hour of the reminder on a day, at the clock of this device. */
const hourOf = (day: number): number => new Date(`${dayOf(day * DAY)}T00:00`).setHours(HOUR);

/** Return when the next card is due, at an hour of the day, and the game with most cards then. */
export function reminderOf(cards: readonly Card[], now: number): Reminder {
  if (!cards.length) return { game: "", at: 0, count: 0 };
  const next = new Date(now);
  if (next.setHours(HOUR, 0, 0, 0) <= now) next.setDate(next.getDate() + 1);
  const at = Math.max(next.getTime(), Math.min(...cards.map(({ due }) => hourOf(due))));
  const counts: Record<string, number> = {};
  for (const { due, puzzle } of cards)
    if (hourOf(due) <= at) counts[puzzle.game] = (counts[puzzle.game] ?? 0) + 1;
  const [game, count] = Object.entries(counts).reduce((a, b) => (b[1] > a[1] ? b : a), ["", 0]);
  return { game, at, count };
}

/** Clear the reminder of a person who is here, and send the next one if this browser is called. */
export async function remind(): Promise<void> {
  const endpoint = await arrive("practice");
  if (!endpoint) return;
  const next = { endpoint, ...reminderOf(progress().cards, Date.now()) };
  if (sent === JSON.stringify(next)) return;
  await ask<DoneOut>("/api/calls/reminder", next);
  sent = JSON.stringify(next);
}
