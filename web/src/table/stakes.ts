// The chips that may be bought, under the limits that the server sends with the table.
import type { SeatView, TableView } from "../wire.gen";

export interface Span {
  readonly low: number;
  readonly high: number;
}

/** Return whether a seat has brought chips and has too few left to continue. */
function below(table: TableView, seat: SeatView): boolean {
  return !seat.away && typeof seat.stack === "number" && seat.stack < (table.stakes?.to_go_on ?? 0);
}

/** Return whether a person must buy chips before the next game; bots do so automatically. */
export function short(table: TableView, seat: SeatView): boolean {
  return below(table, seat) && !seat.bot && (table.stakes?.rebuys ?? false);
}

/** Return whether a seat can neither continue nor buy. */
export function out(table: TableView, seat: SeatView): boolean {
  return below(table, seat) && table.games > 0 && !(table.stakes?.rebuys ?? true);
}

/**
 * Return the range of chips that a seat may buy now, or null. The stack may grow to the table's
 * limit, or to the largest stack of another seat.
 */
export function span(table: TableView, you: number): Span | null {
  const { stakes, seats, games } = table;
  const own = seats[you];
  if (!stakes || !own || own.away) return null;
  const stack = own.stack ?? 0;
  const played = games > 0 && typeof own.stack === "number";
  if (played && !stakes.rebuys) return null;
  const highest = Math.max(
    0,
    ...seats.flatMap((seat, index) =>
      index !== you && typeof seat.stack === "number" ? [seat.stack] : [],
    ),
  );
  const low = Math.max(1, (played ? stakes.to_go_on : stakes.buy_in) - stack);
  const high = Math.max(played ? stakes.buy_in : stakes.most, highest) - stack;
  return high < low ? null : { low, high };
}
