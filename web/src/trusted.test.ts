import { describe, expect, it } from "vitest";
import { rulebook, serviceWorker, workerScript } from "./trusted";

const pages = import.meta.glob<string>("$words/rules/*.md", { import: "default", eager: true });

describe("trusted markup", () => {
  it("contains every page of the rules unchanged", () => {
    expect(Object.keys(pages).length).toBeGreaterThan(8);
    for (const page of Object.values(pages)) expect(String(rulebook(page))).toBe(page);
  });

  it("contains nothing executable", () => {
    for (const wrong of [
      "<p>x</p><script src='/a.js'></script>",
      "<img src=x onerror=alert(1)>",
      "<p\nonclick = 'x'>",
      "<a href='JavaScript:x'>y</a>",
      "<svg><g/></svg>",
      "<base href='/'>",
    ])
      expect(() => rulebook(wrong)).toThrow("could run");
  });

  it("includes the addresses of two scripts", () => {
    expect(String(serviceWorker())).toBe("/sw.js");
    for (const wrong of [
      "https://elsewhere.org/assets/worker-a.js",
      "/assets/other-a.js",
      "/a/sw.js",
    ])
      expect(() => workerScript(wrong)).toThrow("no script of this server");
  });
});
