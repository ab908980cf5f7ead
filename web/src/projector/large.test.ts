import { expect, test } from "vitest";
import type { TableStateOut } from "../wire.gen";
import { mostExciting, pageOf } from "./large";

/** A table with this many players left and this round. */
const table = (left: number, round = 1, over = false): TableStateOut => ({
  names: left ? ["Ann", "Bo", "Chi", "Dee"] : [],
  places: [],
  still_in: Array.from({ length: left }, (_, seat) => seat),
  round,
  over,
});

test("the large table has the fewest players left, then the most rounds", () => {
  expect(mostExciting([table(4), table(3), table(2, 9, true), table(0)], null)).toBe(1);
  expect(mostExciting([table(3, 4), table(3, 5), table(4, 9)], null)).toBe(1);
  expect(mostExciting([table(3), table(3)], null)).toBe(0);
  expect(mostExciting([table(0), table(1, 3, true)], 1)).toBeNull();
});

test("the large table stays until it is over or another has fewer players left", () => {
  expect(mostExciting([table(3, 1), table(3, 5)], 0)).toBe(0);
  expect(mostExciting([table(3), table(2)], 0)).toBe(1);
  expect(mostExciting([table(1, 8, true), table(4)], 0)).toBe(1);
  expect(mostExciting([table(4)], 7)).toBe(0);
});

test("pages show every entry in turn", () => {
  const list = [1, 2, 3, 4, 5];
  expect([0, 1, 2, 3].map((turn) => pageOf(list, 2, turn))).toEqual([[1, 2], [3, 4], [5], [1, 2]]);
  expect(pageOf([], 3, 4)).toEqual([]);
});
