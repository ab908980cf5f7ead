// Storage of an embedded page: none. Its data is in memory and ends with the page.
const memory = new Map<string, string>();

export function stored(key: string): string | null {
  return memory.get(key) ?? null;
}

export function store(key: string, text: string | null): void {
  if (text === null) memory.delete(key);
  else memory.set(key, text);
}

export function storedKeys(start: string): readonly string[] {
  return [...memory.keys()].filter((key) => key.startsWith(start));
}
