// Matchers for what a reader of the page perceives: toBeVisible, toHaveAccessibleName, …
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/svelte";
import { afterEach, expect, vi } from "vitest";

// What is waited for comes as soon as the machine gets to it: only what never comes is a failure.
configure({ asyncUtilTimeout: 30_000 });
// A test that fails with its clock stopped must not stop the next one's.
afterEach(() => void vi.useRealTimers());

/** What one reads on a control, in words; pictures and what is hidden say none. */
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

// Who speaks to their device says what they read: it must be a part of what the control is called.
afterEach(() => {
  const named = [...document.querySelectorAll("button[aria-label], a[aria-label]")];
  const differ = named.filter(
    (one) => !words(one.getAttribute("aria-label") ?? "").includes(written(one)),
  );
  const told = differ.map((one) => `${one.getAttribute("aria-label") ?? ""}: ${written(one)}`);
  cleanup(); // a failure here is no other test's
  expect(told).toEqual([]);
});
