import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KEPT } from "../base";
import { stored } from "../storage";
import { keepAll, remove } from "./keep";

const LIST = {
  version: "v2",
  files: [
    { name: "a.zip", size: 30 },
    { name: "b.wasm", size: 70 },
    { name: "c.zip", size: 50, later: true },
  ],
  assets: ["assets/de_mia-1.js", "assets/en_mia-1.js", "assets/x.js"],
};
/** Load and keep all files; return the address of Python's. */
async function everything(told: (part: number) => void = () => undefined): Promise<string> {
  const [files, rest] = await keepAll(told);
  await rest();
  return files;
}
let kept: Map<string, string>;
let fetched: string[];
/** Called before each access to the cache; throws to make the access fail. */
let access: () => void;

beforeEach(() => {
  kept = new Map([
    ["/offline/v1/a.zip", "old"],
    ["/offline/files.json", "list"],
  ]);
  fetched = [];
  access = () => undefined;
  const cache = {
    match: async (file: string) => {
      access();
      const known = kept.get(file);
      return known === undefined ? undefined : new Response(known);
    },
    put: async (file: string, answer: Response) => {
      access();
      kept.set(file, await answer.text());
    },
    keys: async () => {
      access();
      return [...kept.keys()].map((url) => ({ url }));
    },
    delete: async ({ url }: { url: string }) => {
      access();
      return kept.delete(url);
    },
  };
  vi.stubGlobal("caches", {
    open: async () => (access(), cache),
    delete: () => Promise.resolve(kept.clear()),
  });
  vi.stubGlobal("fetch", (address: string) => {
    fetched.push(address);
    const size = LIST.files.find(({ name }) => address.endsWith(name))?.size ?? 1;
    const text = address.endsWith("files.json") ? JSON.stringify(LIST) : "x".repeat(size);
    return Promise.resolve(new Response(text));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("files that a first roll needs are stored first, then all others", async () => {
  const parts: number[] = [];
  const [folder, rest] = await keepAll((part) => parts.push(part));
  expect(new URL(folder).pathname).toBe("/offline/v2/");
  const first = ["/offline/v2/a.zip", "/offline/v2/b.wasm"];
  expect(fetched).toEqual(["/offline/files.json", ...first]);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
  expect(parts.at(-1)).toBe(1);
  expect(stored(KEPT)).toBeNull();

  fetched = [];
  await rest();
  const words = ["/assets/en_mia-1.js", "/assets/x.js", "/offline/v2/c.zip", "/assets/de_mia-1.js"];
  expect(fetched).toEqual(words);
  expect([...kept.keys()].sort()).toEqual(["/offline/files.json", ...first, "/offline/v2/c.zip"]);
  expect(stored(KEPT)).toBe("v2");

  fetched = [];
  await everything();
  expect(fetched.filter((address) => !address.startsWith("/assets/"))).toEqual([
    "/offline/files.json",
  ]);
});

test("loading continues with a failing cache, and no file counts as stored", async () => {
  let most = 0;
  access = () => void (most += 1);
  await everything();
  for (let first = 1; first <= most; first += 1) {
    kept.clear();
    let count = 0;
    access = () => {
      if ((count += 1) >= first) throw new DOMException("denied", "SecurityError");
    };
    expect(new URL(await everything()).pathname).toBe("/offline/v2/");
    const whole = LIST.files.every(({ name }) => kept.has(`/offline/v2/${name}`));
    expect(stored(KEPT)).toBe(whole ? "v2" : null);
    await remove();
  }
  vi.stubGlobal("caches", undefined);
  expect(new URL(await everything()).pathname).toBe("/offline/v2/");
  expect(stored(KEPT)).toBeNull();
});

test("a file of another size is an error, and a stored one is reloaded", async () => {
  kept.set("/offline/v2/a.zip", "<form>Room number?</form>");
  await everything();
  expect(kept.get("/offline/v2/a.zip")).toHaveLength(30);
  const list = new Response(JSON.stringify(LIST));
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(address.endsWith("files.json") ? list : new Response("<form></form>")),
  );
  kept.clear();
  await expect(everything()).rejects.toThrow("13 bytes instead of 30");
  expect(kept.size).toBe(0);
});

test("a file missing on the server is an error, and no file counts as stored", async () => {
  await remove();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
  await expect(everything()).rejects.toThrow("404");
  expect(stored(KEPT)).toBeNull();
});
