// The tables and the ranking of a tournament, as its page shows them.
import type { EntrantOut, TournamentOut } from "../wire.gen";

/** A table of the round as a person reads it. */
export interface Seated {
  /** The table's number, from 1. */
  readonly number: number;
  readonly id: string;
  readonly names: readonly string[];
  /** The place of each of the names, or null before the result. */
  readonly places: readonly number[] | null;
}

const nameOf = (seen: TournamentOut, player: number): string => seen.players[player]?.name ?? "";

/** Return the tables of the round. */
export function seated(seen: TournamentOut): readonly Seated[] {
  return seen.tables.map(({ id, players, places }, index) => ({
    number: index + 1,
    id,
    names: players.map((player) => nameOf(seen, player)),
    places,
  }));
}

/** Return the requester's table in the round, and the others at it. */
export function ownTable(seen: TournamentOut): (Seated & { others: readonly string[] }) | null {
  const { you } = seen;
  if (you === null || !["seated", "playing", "called"].includes(seen.phase)) return null;
  const index = seen.tables.findIndex((table) => table.players.includes(you));
  const found = seated(seen)[index];
  if (!found) return null;
  const own = nameOf(seen, you);
  return { ...found, others: found.names.filter((name) => name !== own) };
}

/** A player in the ranking. */
export interface Ranked extends EntrantOut {
  readonly number: number;
}

/** Return the players, best first; those who left without a game are omitted. */
export function ranking(seen: TournamentOut): readonly Ranked[] {
  return seen.players
    .map((player, number) => ({ ...player, number }))
    .filter(({ here, games }) => here || games > 0)
    .sort((a, b) => (a.place ?? 999) - (b.place ?? 999) || a.number - b.number);
}

/** Return points with at most two digits, such as 2.33. */
export function written(points: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(points);
}

/** Return seconds as minutes, such as 4:07. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Return the next moment with this time of day, such as 22:00, in milliseconds since 1970; 0 for
 *  an empty one. */
export function moment(time: string, now: Date): number {
  const [hours, minutes] = time.split(":").map(Number);
  if (hours === undefined || minutes === undefined) return 0;
  const then = new Date(now);
  then.setHours(hours, minutes, 0, 0);
  if (then <= now) then.setDate(then.getDate() + 1);
  return then.getTime();
}

/** Return names as a list, such as "Ann, Bo and Chi". */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
