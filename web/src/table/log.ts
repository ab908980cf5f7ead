// The events of a table as lines of its history. A host changes rules option by option, so the line
// about rules appears once: before the game that uses them.
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

/** Return the events that have a line: the line of a new round tells of the lot for its opener. */
const toTell = (events: readonly AnyEvent[]): readonly AnyEvent[] =>
  events.some(({ kind }) => kind === "round-started")
    ? events.filter(({ kind }) => kind !== "lot-drawn")
    : events;

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
    toTell(events).map((event) => ({ number, at, event, seats: seatsOf(event), game })),
  );
}

/** Lines, and the line about rules that waits for its game. */
export interface Log {
  readonly lines: readonly Line[];
  readonly set: Line | null;
}

/** Return the log with further lines. */
export function logged(log: Log, fresh: readonly Line[]): Log {
  const lines = [...log.lines];
  let { set } = log;
  for (const line of fresh) {
    const { event, number, at } = line;
    if (event.kind === "rules-set") {
      set = line;
      continue;
    }
    if (event.kind === "game-set") {
      const { game, preset, changes, name } = event;
      set = { ...line, game, event: { kind: "rules-set", preset, changes, name } };
    } else if (event.kind === "game-started" && set) {
      lines.push({ ...set, number, at });
      set = null;
    }
    lines.push(line);
  }
  return { lines, set };
}
