import { afterEach, describe, expect, it, vi } from "vitest";

const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Matches an address that begins at the root of the host in a fetch or a link. */
const ROOTED = /\b(?:href|src|action)=(?:"|\{?`|\{")\/|\b(?:fetch|URL|openWindow)\(["`]\//;

/** Return the module as loaded by a page with this manifest link. */
async function on(manifest: string | null): Promise<typeof import("./base")> {
  vi.resetModules();
  document.head.innerHTML = manifest ? `<link rel="manifest" href="${manifest}">` : "";
  return import("./base");
}
afterEach(() => {
  document.head.innerHTML = "";
  delete document.documentElement.dataset.local;
  history.replaceState(null, "", "/");
  vi.resetModules();
});

it.each([
  ["http://192.168.1.5:8000", "192.168.1.5:8000"],
  ["https://192.168.1.5:8443", "https://192.168.1.5:8443"],
  ["https://mendax.example/games", "mendax.example/games"],
])("gives %s as the path to type: %s", async (address, typed) => {
  const { PLAIN } = await on(null);
  expect(address.replace(PLAIN, "")).toBe(typed);
});

describe("the base path", () => {
  it("is the root of its host unless the page names another path", async () => {
    for (const manifest of [null, "/manifest.webmanifest"]) {
      const { BASE, below } = await on(manifest);
      expect(BASE).toBe("");
      expect(["/", "/t/x"].map(below)).toEqual(["/", "/t/x"]);
    }
  });

  it("is the folder of the page's manifest", async () => {
    const { BASE, below } = await on("/games/mendax/manifest.webmanifest");
    expect(BASE).toBe("/games/mendax");
    expect(below("/games/mendax/t/x")).toBe("/t/x");
    expect(["/games/mendax", "/games/mendax/"].map(below)).toEqual(["/", "/"]);
    expect(below("/games/mendaxes")).toBe("/games/mendaxes");
  });

  it("ends with a hash on a page that plays without a server", async () => {
    document.documentElement.dataset.local = "/offline/";
    const { BASE, FILES, LOCAL, path, query } = await on("/mendax/manifest.webmanifest");
    expect([BASE, FILES, LOCAL]).toEqual(["/mendax/offline/#", "/mendax", true]);
    const { go, currentRoute } = await import("./route.svelte");
    go("/t/abc/replay/1?step=3");
    expect(location.pathname + location.hash).toBe("/mendax/offline/#/t/abc/replay/1?step=3");
    expect(currentRoute()).toEqual({ page: "replay", id: "abc", game: 1 });
    expect([path(), query().get("step")]).toEqual(["/t/abc/replay/1", "3"]);
  });

  it("is used wherever the code writes an address", () => {
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    for (const wrong of ['<a href="/t/x">', 'href={"/t/"}', "src={`/t/`}", 'fetch("/api")'])
      expect(wrong).toMatch(ROOTED);
    const rooted = Object.entries(sources).filter(([, text]) => ROOTED.test(text));
    expect(rooted.map(([file]) => file)).toEqual([]);
  });

  it("precedes every link target of a page", async () => {
    await on("/mendax/manifest.webmanifest");
    const { go, currentRoute } = await import("./route.svelte");
    go("/rules/mia");
    expect(location.pathname).toBe("/mendax/rules/mia");
    expect(currentRoute()).toEqual({ page: "rules", game: "mia" });
    const { recordAddress, socketAddress } = await import("./net/http");
    expect(recordAddress("x", 1)).toBe("/mendax/api/tables/x/record/1");
    expect(socketAddress("x")).toMatch(/:\/\/[^/]*\/mendax\/api\/tables\/x\/socket$/);
    history.replaceState(null, "", "/");
  });
});
