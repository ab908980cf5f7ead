import { expect, test } from "vitest";
import { isNowhere, keepFocus } from "./focus";

test("the hand takes the focus of a removed button", async () => {
  document.body.innerHTML =
    '<section data-part="actions" tabindex="-1"><button>a</button></section><button>b</button>';
  const hand = document.querySelector("section") as HTMLElement;
  const [inside, outside] = [...document.querySelectorAll("button")];
  const stop = keepFocus(hand);
  outside?.focus();
  hand.append(document.createElement("i"));
  await Promise.resolve();
  expect(document.activeElement).toBe(outside);
  inside?.focus();
  expect(isNowhere(document.activeElement)).toBe(false);
  inside?.remove();
  await new Promise((done) => queueMicrotask(() => done(null)));
  await Promise.resolve();
  expect(document.activeElement).toBe(hand);
  expect(isNowhere(hand)).toBe(true);
  stop();
});
