import { expect, test } from "vitest";
import { refetchStyles } from "./lateStyles";

test("a missing style is requested once when the network returns", () => {
  document.head.innerHTML = "<link href='/late.css'><link href='/there.css'>";
  const [late, there] = document.querySelectorAll("link");
  refetchStyles();
  late?.dispatchEvent(new Event("error"));
  dispatchEvent(new Event("online"));
  const [again, same] = document.querySelectorAll("link");
  expect(again).not.toBe(late);
  expect(again?.getAttribute("href")).toBe("/late.css");
  expect(same).toBe(there);
  dispatchEvent(new Event("online"));
  expect(document.querySelector("link")).toBe(again);
});
