// The names of bots at a table: personal names, so that a name reveals no strategy. The table's log
// has them, so they are equal in all languages; they are rare in these languages.
const NAMES = [
  ...["Ambros", "Berta", "Cosmo", "Delfina", "Emeric", "Flora", "Gaspar", "Hedda", "Ignaz"],
  ...["Jolanda", "Kasimir", "Leonie", "Minerva", "Nestor", "Octavia", "Pascal", "Quirin"],
  ...["Rosalba", "Silvan", "Thekla", "Urban", "Viola", "Wanda", "Xaver", "Zenobia"],
] as const;

/** Return this many names, none similar to one of `taken`; fewer if there are no more. */
export function botNames(count: number, taken: readonly string[]): string[] {
  const known = new Set(taken.map((name) => name.normalize("NFKC").toLowerCase()));
  const free = NAMES.filter((name) => !known.has(name.toLowerCase()));
  // Sixteen bytes, like a client seed: predictable bytes would make the names predictable.
  const [start = 0] = crypto.getRandomValues(new Uint8Array(16));
  return free.map((_, index) => free[(start + 7 * index) % free.length] ?? "").slice(0, count);
}
