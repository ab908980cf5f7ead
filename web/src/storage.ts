// This browser's stored data. If site data is blocked or the storage is full, data is kept in
// memory until the page is reloaded.

type Where = "localStorage" | "sessionStorage";
const memory: Readonly<Record<Where, Map<string, string>>> = {
  localStorage: new Map(),
  sessionStorage: new Map(),
};

/** Return the text stored under a key. */
export function stored(key: string, where: Where = "localStorage"): string | null {
  try {
    return memory[where].get(key) ?? window[where].getItem(key);
  } catch {
    return memory[where].get(key) ?? null;
  }
}

/** Store a text under a key; null deletes it. */
export function store(key: string, text: string | null, where: Where = "localStorage"): void {
  memory[where].delete(key);
  try {
    if (text === null) window[where].removeItem(key);
    else window[where].setItem(key, text);
  } catch {
    if (text !== null) memory[where].set(key, text);
  }
}

/** Return the stored keys with this prefix. */
export function storedKeys(start: string): readonly string[] {
  let kept: readonly string[] = [];
  try {
    kept = Object.keys(localStorage);
  } catch {
    // The data is only in memory.
  }
  return [...new Set([...kept, ...memory.localStorage.keys()])].filter((key) =>
    key.startsWith(start),
  );
}
