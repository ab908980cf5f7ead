// The logs of tables in IndexedDB: a text for each table, and its numbered lines. Without
// IndexedDB, the logs are kept in memory. This module does not know the meaning of the texts.

const NAME = "mendax";
const EVERY = "\uffff";

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}

/** The storage that `mendax.browser.logs.Shelf` describes. */
export class Shelf {
  readonly #database: Promise<IDBDatabase>;

  constructor(factory: IDBFactory = indexedDB) {
    const opening = factory.open(NAME, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("rows");
      opening.result.createObjectStore("lines");
    };
    this.#database = settled(opening);
  }

  async row(table: string): Promise<string> {
    const rows = (await this.#database).transaction("rows").objectStore("rows");
    return ((await settled(rows.get(table))) as string | undefined) ?? "";
  }

  async lines(table: string): Promise<string> {
    const lines = (await this.#database).transaction("lines").objectStore("lines");
    const all = IDBKeyRange.bound([table, 0], [table, EVERY]);
    return ((await settled(lines.getAll(all))) as string[]).join("\n");
  }

  /** Store lines from number `first` on, and `row` unless it is empty; return false if a number is
   *  taken. */
  async add(table: string, row: string, first: number, lines: string): Promise<boolean> {
    const change = (await this.#database).transaction(["rows", "lines"], "readwrite", {
      durability: "strict",
    });
    const done = new Promise<boolean>((resolve, reject) => {
      change.oncomplete = () => resolve(true);
      change.onabort = () => {
        if (change.error?.name === "ConstraintError") resolve(false);
        else reject(change.error ?? new Error("IndexedDB"));
      };
    });
    if (row) change.objectStore("rows").put(row, table);
    const store = change.objectStore("lines");
    lines.split("\n").forEach((text, index) => store.add(text, [table, first + index]));
    return done;
  }
}
