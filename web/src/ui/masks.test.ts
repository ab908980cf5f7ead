import { expect, test } from "vitest";
import { PEOPLES_MASKS, maskOf, wornMask } from "./masks";

test("a bot that nobody drew has a mask, the same for its name and another for another name", () => {
  const made = maskOf("newcomer");
  expect(made.face).not.toBe("");
  expect(maskOf("newcomer")).toEqual(made);
  expect(maskOf("stranger")).not.toEqual(made);
});

test("people wear what they chose, or a mask that is always the same for their name", () => {
  expect(wornMask("owl", "Ann")).toEqual(wornMask("owl", "Ben"));
  expect(wornMask(null, "Ann")).toEqual(wornMask(null, "Ann"));
  const drawn = ["Ann", "Ben", "Cy", "Dea", "Eve", "Fay"].map((name) => wornMask(null, name).hue);
  expect(new Set(drawn).size).toBeGreaterThan(2);
  expect(wornMask("of-a-later-release", "Ann")).toEqual(wornMask(null, "Ann"));
  expect(PEOPLES_MASKS.length).toBe(12);
});
