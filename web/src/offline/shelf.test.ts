import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openShelf, Shelf } from "./shelf";

/** The errors of the next transactions, in order; null: the transaction succeeds. */
let faults: (DOMException | null)[];
let opened: number;

/** An IndexedDB whose writes end as listed in `faults`. */
const factory = {
  open: () => {
    opened += 1;
    const request = { result: { transaction }, onsuccess: null as (() => void) | null };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  },
} as unknown as IDBFactory;

function transaction(): unknown {
  const error = faults.shift() ?? null;
  const change = {
    error,
    oncomplete: null as (() => void) | null,
    onabort: null as (() => void) | null,
    objectStore: () => ({ put: () => undefined, add: () => undefined }),
  };
  queueMicrotask(() => (error ? change.onabort?.() : change.oncomplete?.()));
  return change;
}

const full = new DOMException("no space", "QuotaExceededError");

beforeEach(() => {
  vi.useFakeTimers();
  faults = [];
  opened = 0;
});
afterEach(() => vi.useRealTimers());

test("a failed write is repeated in a reopened database", async () => {
  faults = [full, full];
  const added = new Shelf(factory).add("t", "row", 1, "line");
  await vi.runAllTimersAsync();
  expect(await added).toBe(true);
  expect(opened).toBe(3);
});

test("a write that keeps failing is an error, and the next one is tried", async () => {
  const shelf = new Shelf(factory);
  faults = [full, full, full];
  const refused = expect(shelf.add("t", "", 1, "line")).rejects.toMatchObject({
    name: "Error",
    cause: full,
  });
  await vi.runAllTimersAsync();
  await refused;
  expect(await shelf.add("t", "", 1, "line")).toBe(true);
  await shelf.test();
});

test("a number that exists is no failure", async () => {
  faults = [new DOMException("taken", "ConstraintError")];
  expect(await new Shelf(factory).add("t", "", 1, "line")).toBe(false);
  expect(opened).toBe(1);
});

test.each([
  ["has no IndexedDB", undefined],
  [
    "refuses IndexedDB",
    {
      open: () => {
        throw new DOMException("denied", "SecurityError");
      },
    },
  ],
])("a browser that %s keeps tables in memory", async (_, refused) => {
  vi.stubGlobal("indexedDB", refused);
  const opening = openShelf();
  await vi.runAllTimersAsync();
  const shelf = await opening;
  expect(shelf.keeps).toBe(false);
  expect([await shelf.row("t"), await shelf.lines("t")]).toEqual(["", ""]);
  await shelf.test();
  expect(await shelf.add("t", "row", 1, "one\ntwo")).toBe(true);
  expect(await shelf.add("t", "", 2, "taken")).toBe(false);
  expect(await shelf.add("t", "", 3, "three")).toBe(true);
  expect(await shelf.add("u", "other", 1, "four")).toBe(true);
  expect([await shelf.row("t"), await shelf.lines("t")]).toEqual(["row", "one\ntwo\nthree"]);
  vi.unstubAllGlobals();
});
