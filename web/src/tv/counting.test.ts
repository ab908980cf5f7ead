import { expect, test } from "vitest";
import { counted } from "./counting";

test("a score counts from zero to its total, without falling", () => {
  const shown = Array.from({ length: 21 }, (_, step) => counted(7, step / 20));
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  expect([shown[0], shown.at(-1), counted(7, 1.2), counted(7, -1)]).toEqual([0, 7, 7, 0]);
});
