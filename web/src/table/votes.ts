// The votes for the next game. The server counts them by the same rule (`table/voting.py`) when all
// players are ready; the host may start earlier.
import type { SeatView, TableView } from "../wire.gen";

/** Return the seats of all people who may vote. */
export function voters(table: TableView): readonly SeatView[] {
  return table.seats.filter((seat) => !seat.bot && !seat.away && !seat.program);
}

/** Return the games with most votes: none without votes, and several in a tie. */
export function leading(table: TableView): readonly string[] {
  const counts = new Map<string, number>();
  for (const { vote } of voters(table)) if (vote) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([game]) => game);
}
