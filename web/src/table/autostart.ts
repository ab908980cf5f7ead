// "Play now" opens a table whose game starts automatically. This module remembers that table, and
// the tables that this page has opened.
import { store, stored } from "../storage";

const KEY = "mendax-autostart";
const own = new Set<string>();

/** Remember a table that this page has opened; `begin`: its game starts automatically. */
export function opened(table: string, begin: boolean): void {
  own.add(table);
  if (begin) store(KEY, table, "sessionStorage");
}

/** Return whether this page has opened the table. */
export function isOwn(table: string): boolean {
  return own.has(table);
}

/** Return whether this table's game has yet to start automatically. */
export function begins(table: string): boolean {
  return stored(KEY, "sessionStorage") === table;
}

/** Return whether this table's game should start automatically; true once. */
export function autostarted(table: string): boolean {
  if (!begins(table)) return false;
  store(KEY, null, "sessionStorage");
  return true;
}
