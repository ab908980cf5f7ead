// The claims that a person kept, newest first. They are stored only on this device, with its other
// data (see `persons.ts`), which can be exported and deleted.
import { store, stored } from "../storage";
import type { Lie } from "./lie";

const KEY = "mendax-lies";
/** The number of kept claims; a further one replaces the oldest. */
export const MOST = 24;

/** Return the kept claims. */
export function keptLies(): readonly Lie[] {
  try {
    const all: unknown = JSON.parse(stored(KEY) ?? "[]");
    return Array.isArray(all) ? (all as readonly Lie[]) : [];
  } catch {
    return [];
  }
}

const same = (one: Lie, other: Lie): boolean => JSON.stringify(one) === JSON.stringify(other);

export function isKept(lie: Lie): boolean {
  return keptLies().some((one) => same(one, lie));
}

/** Keep a claim, which becomes the newest one. */
export function keepLie(lie: Lie): void {
  const others = keptLies().filter((one) => !same(one, lie));
  store(KEY, JSON.stringify([lie, ...others].slice(0, MOST)));
}

/** Remove a claim, or all of them. */
export function dropLie(lie?: Lie): void {
  const rest = lie ? keptLies().filter((one) => !same(one, lie)) : [];
  store(KEY, rest.length ? JSON.stringify(rest) : null);
}
