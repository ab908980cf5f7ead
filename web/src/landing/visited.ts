// The tables at which the player sat on this device, for the front page. Stored only in this
// browser.
import { BASE } from "../base";
import { store, stored } from "../storage";
import type { TableView } from "../wire.gen";
import { seatName } from "../words.svelte";

export interface Visited {
  readonly id: string;
  readonly game: string;
  /** The names of the others at the table. */
  readonly names: readonly string[];
}

/** Several servers under path prefixes of one host have separate lists. */
const KEY = `mendax-tables${BASE}`;
const MOST = 10;

/** Return the tables, the most recent first. */
export function visited(): readonly Visited[] {
  try {
    const kept: unknown = JSON.parse(stored(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Visited[]) : [];
  } catch {
    return [];
  }
}

/** Remember a table at which the player sits, as the most recent one. */
export function remember(table: TableView, you: number): void {
  const { id, game } = table;
  const names = table.seats.filter((_, seat) => seat !== you).map(seatName);
  keep([{ id, game, names }, ...visited().filter((one) => one.id !== id)].slice(0, MOST));
}

/** Forget this table, or all of them. */
export function forget(id: string | null): void {
  keep(id === null ? [] : visited().filter((one) => one.id !== id));
}

/** Change the address of a remembered table. */
export function moveVisited(before: string, id: string): void {
  if (visited().some((one) => one.id === before))
    keep(visited().map((one) => (one.id === before ? { ...one, id } : one)));
}

function keep(tables: readonly Visited[]): void {
  store(KEY, tables.length ? JSON.stringify(tables) : null);
}
