import { afterEach, expect, test } from "vitest";
import { like, likes, wear } from "./preferences.svelte";

const before = likes.theme;
afterEach(() => like({ theme: before }));

test("the page has the chosen theme, or none if the device decides", () => {
  for (const [theme, shown] of [
    ["light", "light"],
    ["dark", "dark"],
    ["auto", undefined],
  ] as const) {
    like({ theme });
    wear();
    expect(document.documentElement.dataset["theme"]).toBe(shown);
  }
});
