// What bots are called at a table: people's names, so that a name gives no strategy away. They are
// part of the table's log, so they are alike in every language; few people here are called so.
const NAMES = [
  ...["Ambros", "Berta", "Cosmo", "Delfina", "Emeric", "Flora", "Gaspar", "Hedda", "Ignaz"],
  ...["Jolanda", "Kasimir", "Leonie", "Minerva", "Nestor", "Octavia", "Pascal", "Quirin"],
  ...["Rosalba", "Silvan", "Thekla", "Urban", "Viola", "Wanda", "Xaver", "Zenobia"],
] as const;

/** So many names, none of them like one of `taken`; fewer where there are no more. */
export function botNames(count: number, taken: readonly string[]): string[] {
  const known = new Set(taken.map((name) => name.normalize("NFKC").toLowerCase()));
  const free = NAMES.filter((name) => !known.has(name.toLowerCase()));
  // Sixteen bytes, as of a client seed: where those are foreseen, so are the names.
  const [start = 0] = crypto.getRandomValues(new Uint8Array(16));
  return free.map((_, index) => free[(start + 7 * index) % free.length] ?? "").slice(0, count);
}
