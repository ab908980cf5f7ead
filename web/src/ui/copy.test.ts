import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copied } from "./copy";

/** The texts that the browser copied, which are its selections. */
let clipboard: string[];

beforeEach(() => {
  clipboard = [];
  vi.stubGlobal("navigator", {}); // plain http
  document.execCommand = () => {
    const field = document.activeElement;
    const chosen = field instanceof HTMLInputElement ? field.value : getSelection()?.toString();
    clipboard.push(chosen ?? "");
    return true;
  };
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test.each(["input", "pre", null])("a text in %s is copied without the API", async (tag) => {
  const shown = tag === null ? null : document.body.appendChild(document.createElement(tag));
  if (shown instanceof HTMLInputElement) shown.value = "a link";
  else if (shown) shown.textContent = "a link";
  const before = document.body.childElementCount;
  expect(await copied("a link", shown)).toBe(true);
  expect(clipboard).toEqual(["a link"]);
  expect(document.body.childElementCount).toBe(before);
});

test("a text stays selected where the browser refuses", async () => {
  document.execCommand = () => false;
  const shown = document.body.appendChild(document.createElement("pre"));
  shown.textContent = "the result";
  expect(await copied("the result", shown)).toBe(false);
  expect(getSelection()?.toString()).toBe("the result");
});
