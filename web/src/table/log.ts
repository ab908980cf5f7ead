// The events of a table as lines of its history.
import type { AnyEvent, EntryOut, SeatView, TableView } from "../wire.gen";

/** One event as a line of the history, with the seats as they were at that time. */
export interface Line {
  readonly number: number;
  readonly at: number;
  readonly event: AnyEvent;
  readonly seats: readonly SeatView[];
  /** The game on the table at that time. */
  readonly game: string;
}

/** Return the events as lines; `before` is the table before them, if it is known. */
export function linesOf(
  entries: readonly EntryOut[],
  table: TableView | null,
  before = table,
): Line[] {
  const seats = table?.seats ?? [];
  const game = table?.game ?? "";
  // Seats move up when a player leaves the lobby, so the player is found by name.
  const known = [...(before?.seats ?? []), ...seats];
  const seatsOf = (event: AnyEvent): readonly SeatView[] => {
    if (event.kind !== "seated" && event.kind !== "left") return seats;
    const player = known.find((one) => one.name === event.name) ?? event;
    return Object.assign([...seats], { [event.seat]: player });
  };
  return entries.flatMap(({ number, at, events }) =>
    events.map((event) => ({ number, at, event, seats: seatsOf(event), game })),
  );
}
