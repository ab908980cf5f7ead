// Search in the rules by word stems, so that "Pasch" finds "Päsche" and «дубль» finds «Дублі».
const VOWELS = "aeiouyаеиіоуыэюяєьъ";
const SHORTEST = 3;
const LONGEST = 5;

/** Return the stems of a text: letters without marks and endings. */
export function stems(text: string): readonly string[] {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => {
    let end = word.length;
    while (end > SHORTEST && VOWELS.includes(word[end - 1] ?? "")) end -= 1;
    return word.slice(0, Math.min(end, LONGEST));
  });
}

/**
 * Return the items whose texts contain every search word. Items that contain them in their first
 * texts come first.
 */
export function found<Item>(
  items: readonly Item[],
  texts: (item: Item) => readonly string[],
  sought: string,
): readonly Item[] {
  const words = stems(sought);
  const ranked = items.map((item) => {
    const parts = texts(item).map(stems);
    const rank = (word: string): number => {
      const at = parts.findIndex((part) => part.some((one) => one.startsWith(word)));
      return at < 0 ? Infinity : at;
    };
    return { item, rank: Math.max(0, ...words.map(rank)) };
  });
  return ranked
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
