import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KEPT } from "../base";
import { stored } from "../storage";
import { keepAll, remove } from "./keep";

const LIST = {
  version: "v2",
  files: [
    { name: "a.zip", size: 30 },
    { name: "b.wasm", size: 70 },
  ],
  assets: ["assets/x.js"],
};
let kept: Map<string, string>;
let fetched: string[];

beforeEach(() => {
  kept = new Map([
    ["/offline/v1/a.zip", "old"],
    ["/offline/files.json", "list"],
  ]);
  fetched = [];
  const cache = {
    match: (file: string) => Promise.resolve(kept.get(file)),
    put: async (file: string, answer: Response) => void kept.set(file, await answer.text()),
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    delete: ({ url }: { url: string }) => Promise.resolve(kept.delete(url)),
  };
  vi.stubGlobal("caches", {
    open: () => Promise.resolve(cache),
    delete: () => Promise.resolve(kept.clear()),
  });
  vi.stubGlobal("fetch", (address: string) => {
    fetched.push(address);
    const text = address.endsWith("files.json") ? JSON.stringify(LIST) : "x".repeat(30);
    return Promise.resolve(new Response(text));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("all files are kept once, and those of another version are dropped", async () => {
  const parts: number[] = [];
  const folder = await keepAll((part) => parts.push(part));
  expect(new URL(folder).pathname).toBe("/offline/v2/");
  expect([...kept.keys()].sort()).toEqual([
    "/offline/files.json",
    "/offline/v2/a.zip",
    "/offline/v2/b.wasm",
  ]);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
  expect(parts.at(-1)).toBe(1);
  expect(stored(KEPT)).toBe("v2");

  fetched = [];
  await keepAll(() => undefined);
  expect(fetched).toEqual(["/offline/files.json", "/assets/x.js"]);
});

test("a file that is missing on the server is an error, and nothing counts as kept", async () => {
  await remove();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
  await expect(keepAll(() => undefined)).rejects.toThrow("404");
  expect(stored(KEPT)).toBeNull();
});
