// The names of bots at a table: personal names, so that a name reveals no strategy. The table's log
// has them, so they are equal in all languages; `seatName` shows them in the reader's letters.
import { say } from "../words.svelte";

/** Return this many names, none similar to one of `taken`; fewer if there are no more. */
export function botNames(count: number, taken: readonly string[]): string[] {
  const known = new Set(taken.map((name) => name.normalize("NFKC").toLowerCase()));
  const free = say("web-bot-names")
    .split(" ")
    .map((name) => name.replace(/\/.*/, ""))
    .filter((name) => !known.has(name.toLowerCase()));
  // Sixteen bytes, like a client seed: predictable bytes would make the names predictable.
  const [start = 0] = crypto.getRandomValues(new Uint8Array(16));
  return free.map((_, index) => free[(start + 7 * index) % free.length] ?? "").slice(0, count);
}
