import { expect, test } from "vitest";
import { botNames } from "./botNames";

test("nobody is called like somebody who is there, and no two alike", () => {
  const taken = botNames(20, []);
  expect(new Set(taken).size).toBe(20);
  const more = botNames(
    20,
    taken.map((name) => name.toUpperCase()),
  );
  expect(more).toHaveLength(5);
  expect(more.filter((name) => taken.includes(name))).toEqual([]);
});
