// The tournament for which a person waits in this tab while solving puzzles.
import { store, stored } from "../storage";

const KEY = "waits-for";

/** Remember the tournament for which the person waits; null: none. */
export function waitFor(id: string | null): void {
  store(KEY, id, "sessionStorage");
}

/** Return the tournament for which the person waits, or null. */
export function waitsFor(): string | null {
  return stored(KEY, "sessionStorage");
}
