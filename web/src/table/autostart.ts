// «Play now» opens a table whose game begins by itself; this remembers which, and which tables this
// page has opened.
import { store, stored } from "../storage";

const KEY = "mendax-autostart";
const own = new Set<string>();

/** This page has opened a table; `begin`: its game begins by itself. */
export function opened(table: string, begin: boolean): void {
  own.add(table);
  if (begin) store(KEY, table, "sessionStorage");
}

/** Whether this page has opened the table. */
export function isOwn(table: string): boolean {
  return own.has(table);
}

/** Whether this table's game should begin by itself; true once. */
export function autostarted(table: string): boolean {
  if (stored(KEY, "sessionStorage") !== table) return false;
  store(KEY, null, "sessionStorage");
  return true;
}
