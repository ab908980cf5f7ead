// The table that the projector shows large, the size of cards, and the pages of lists that do not
// fit.
import type { TableStateOut } from "../wire.gen";

/** Return whether a table's game is running. */
const runs = (table: TableStateOut | undefined): boolean =>
  Boolean(table?.names.length && !table.over);

/**
 * Return the number of the most exciting running game: the one with the fewest players left; of
 * these, the one with the most rounds. The game shown `now` stays until it is over or another one
 * has fewer players left, so that the picture does not jump. Null: no game runs.
 */
export function mostExciting(tables: readonly TableStateOut[], now: number | null): number | null {
  const running = tables
    .map((table, number) => ({ table, number }))
    .filter(({ table }) => runs(table));
  const best = running.sort(
    (a, b) =>
      a.table.still_in.length - b.table.still_in.length ||
      b.table.round - a.table.round ||
      a.number - b.number,
  )[0];
  const shown = now === null ? undefined : tables[now];
  if (!best || !shown || !runs(shown)) return best?.number ?? null;
  return best.table.still_in.length < shown.still_in.length ? best.number : now;
}

/** Return the part of a list that is shown at this moment: pages of `size`, one after another. */
export function pageOf<T>(list: readonly T[], size: number, turn: number): readonly T[] {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const from = (turn % pages) * size;
  return list.slice(from, from + size);
}

/** Return how many cards stand side by side and one below another, and the height of their type in
 *  percent of the screen's height. Further cards follow on other pages. */
export function shapeOf(cards: number): {
  readonly columns: number;
  readonly rows: number;
  readonly type: number;
} {
  const rows = cards <= 3 ? 1 : cards <= 8 ? 2 : 3;
  return {
    columns: Math.min(4, Math.max(1, Math.ceil(cards / rows))),
    rows,
    type: [6, 5, 3.6][rows - 1] ?? 3.6,
  };
}
