// The tables that somebody sat at on this device, for the front page. Kept here and nowhere else.
import { BASE } from "../base";
import { store, stored } from "../storage";
import type { TableView } from "../wire.gen";
import { seatName } from "../words.svelte";

export interface Visited {
  readonly id: string;
  readonly game: string;
  /** The others at it. */
  readonly names: readonly string[];
}

/** Of several houses of one host each keeps its own. */
const KEY = `mendax-tables${BASE}`;
const MOST = 10;

/** The tables, the last first. */
export function visited(): readonly Visited[] {
  try {
    const kept: unknown = JSON.parse(stored(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Visited[]) : [];
  } catch {
    return [];
  }
}

/** Somebody sits at a table; it comes first from now on. */
export function remember(table: TableView, you: number): void {
  const { id, game } = table;
  const names = table.seats.filter((_, seat) => seat !== you).map(seatName);
  keep([{ id, game, names }, ...visited().filter((one) => one.id !== id)].slice(0, MOST));
}

/** This table, or every one, is not kept any more. */
export function forget(id: string | null): void {
  keep(id === null ? [] : visited().filter((one) => one.id !== id));
}

/** A table has another address. */
export function moveVisited(before: string, id: string): void {
  if (visited().some((one) => one.id === before))
    keep(visited().map((one) => (one.id === before ? { ...one, id } : one)));
}

function keep(tables: readonly Visited[]): void {
  store(KEY, tables.length ? JSON.stringify(tables) : null);
}
