// Testing Library for tests of components, with matchers for what a reader of the page perceives:
// toBeVisible, toHaveTextContent, … It checks the name of every control that a test leaves on the page.
//
// Tests of logic do without it: loading it takes longer than most of them.
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/svelte";
import { afterEach, expect } from "vitest";

export * from "@testing-library/svelte";

// Waits have a long timeout, as slow machines must not fail tests.
configure({ asyncUtilTimeout: 30_000 });

/** Return the visible text of a control; pictures and hidden parts have none. */
function written(one: Element): string {
  if (one.matches("svg, .unseen, [aria-hidden=true], [hidden]")) return "";
  const parts = [...one.childNodes].map((part) =>
    part instanceof Element ? written(part) : (part.textContent ?? ""),
  );
  return words(parts.join(" "));
}
const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

// Voice control needs it: the visible label must be a part of the accessible name.
afterEach(() => {
  const named = [...document.querySelectorAll("button[aria-label], a[aria-label]")];
  const differ = named.filter(
    (one) => !words(one.getAttribute("aria-label") ?? "").includes(written(one)),
  );
  const told = differ.map((one) => `${one.getAttribute("aria-label") ?? ""}: ${written(one)}`);
  cleanup(); // a failure here must not affect other tests
  expect(told).toEqual([]);
});
