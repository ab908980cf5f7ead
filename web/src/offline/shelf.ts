// The logs of tables in IndexedDB: a text for each table, and its numbered lines. A failed request is
// repeated in a reopened database. A browser that refuses IndexedDB gets the same storage in memory.
// This module does not know the meaning of the texts.

const NAME = "mendax";
const EVERY = "\uffff";
/** The milliseconds before each repetition of a failed request. */
const PAUSES = [100, 500];

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}

/** Return true once the transaction is stored, false if a key is taken. */
function stored(change: IDBTransaction): Promise<boolean> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve(true);
    change.onabort = () => {
      if (change.error?.name === "ConstraintError") resolve(false);
      else reject(change.error ?? new Error("IndexedDB"));
    };
  });
}

/** Return the device's storage, or one in memory if the browser has or allows none. */
export async function openShelf(): Promise<Shelf | MemoryShelf> {
  try {
    const shelf = new Shelf();
    await shelf.row("");
    return shelf;
  } catch {
    return new MemoryShelf();
  }
}

/** The storage that `mendax.pyodide_server.logs.Shelf` describes. */
export class Shelf {
  /** True: the texts outlive the page. */
  readonly keeps = true;
  #opened: Promise<IDBDatabase> | null = null;

  constructor(readonly factory: IDBFactory = indexedDB) {}

  row(table: string): Promise<string> {
    return this.#use(async (database) => {
      const rows = database.transaction("rows").objectStore("rows");
      return ((await settled(rows.get(table))) as string | undefined) ?? "";
    });
  }

  lines(table: string): Promise<string> {
    return this.#use(async (database) => {
      const lines = database.transaction("lines").objectStore("lines");
      const all = IDBKeyRange.bound([table, 0], [table, EVERY]);
      return ((await settled(lines.getAll(all))) as string[]).join("\n");
    });
  }

  /** Store lines from number `first` on, and `row` unless it is empty; return false if a number is
   *  taken. */
  add(table: string, row: string, first: number, lines: string): Promise<boolean> {
    return this.#use((database) => {
      const change = database.transaction(["rows", "lines"], "readwrite", { durability: "strict" });
      const done = stored(change);
      if (row) change.objectStore("rows").put(row, table);
      const store = change.objectStore("lines");
      lines.split("\n").forEach((text, index) => store.add(text, [table, first + index]));
      return done;
    });
  }

  /** Write test data; throw if writes fail. */
  async test(): Promise<void> {
    await this.#use((database) => {
      const change = database.transaction("rows", "readwrite");
      change.objectStore("rows").put("test", "");
      return stored(change);
    });
  }

  #open(): Promise<IDBDatabase> {
    const opening = this.factory.open(NAME, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("rows");
      opening.result.createObjectStore("lines");
    };
    return settled(opening);
  }

  async #use<T>(work: (database: IDBDatabase) => Promise<T>, pauses = PAUSES): Promise<T> {
    try {
      return await work(await (this.#opened ??= this.#open()));
    } catch (error) {
      // The browser may have closed the database, for lack of memory or because its data was
      // deleted.
      this.#opened = null;
      const [pause, ...later] = pauses;
      // A plain error, because Python can't take every kind that browsers have for full storage.
      if (pause === undefined) throw new Error(String(error), { cause: error });
      await new Promise((go) => setTimeout(go, pause));
      return this.#use(work, later);
    }
  }
}

/** The same storage in memory. */
export class MemoryShelf {
  readonly keeps = false;
  readonly #rows = new Map<string, string>();
  readonly #lines = new Map<string, string[]>();

  row(table: string): Promise<string> {
    return Promise.resolve(this.#rows.get(table) ?? "");
  }

  lines(table: string): Promise<string> {
    return Promise.resolve(Object.values(this.#lines.get(table) ?? []).join("\n"));
  }

  add(table: string, row: string, first: number, lines: string): Promise<boolean> {
    const known = this.#lines.get(table) ?? [];
    const fresh = lines.split("\n");
    if (fresh.some((_, index) => first + index in known)) return Promise.resolve(false);
    fresh.forEach((text, index) => (known[first + index] = text));
    this.#lines.set(table, known);
    if (row) this.#rows.set(table, row);
    return Promise.resolve(true);
  }

  test(): Promise<void> {
    return Promise.resolve();
  }
}
