// The client works in a browser without storage.
import { readdirSync, readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { store, stored, storedKeys } from "./storage";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** Block site data: the browser then refuses the storage object itself. */
function block(): void {
  const refused = {
    get: (): never => {
      throw new DOMException("denied", "SecurityError");
    },
  };
  vi.stubGlobal(
    "window",
    Object.defineProperties({}, { localStorage: refused, sessionStorage: refused }),
  );
}

/** Fill the storage: it can be read, but not written. */
function fill(): void {
  const full = {
    getItem: (key: string) => (key === "mendax-a" ? "before" : null),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: () => undefined,
  };
  vi.stubGlobal("window", { localStorage: full, sessionStorage: full });
}

test("stored values are found again", () => {
  store("mendax-a", "1");
  expect([stored("mendax-a"), localStorage.getItem("mendax-a")]).toEqual(["1", "1"]);
  expect(storedKeys("mendax-")).toEqual(["mendax-a"]);
  store("mendax-a", null);
  expect(stored("mendax-a")).toBeNull();
  store("mendax-b", "2", "sessionStorage");
  expect([stored("mendax-b"), stored("mendax-b", "sessionStorage")]).toEqual([null, "2"]);
});

test.each([
  ["blocked", block],
  ["full", fill],
])("the page remembers values if the storage is %s", (_, happens) => {
  happens();
  store("mendax-a", "now");
  expect(stored("mendax-a")).toBe("now");
  expect(storedKeys("mendax-")).toContain("mendax-a");
  store("mendax-a", null);
  expect(stored("mendax-a")).not.toBe("now");
});

test("only this module accesses the browser's storage", () => {
  const touching = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (path) =>
      /\.(ts|svelte)$/.test(path) &&
      !/\.test\.ts$|^storage\.ts$/.test(path) &&
      /(?:local|session)Storage[.[]/.test(readFileSync(`src/${path}`, "utf8")),
  );
  expect(touching).toEqual([]);
});
