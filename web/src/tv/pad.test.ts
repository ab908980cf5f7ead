import { expect, test } from "vitest";
import { COLUMNS, ENTER, ERASE, LETTERS, moved } from "./pad";

test("arrows lead to every key and back, and stop at the edges", () => {
  const ways = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  const reached = new Set([0]);
  for (const key of reached) for (const way of ways) reached.add(moved(key, way) ?? -1);
  expect([...reached].sort((a, b) => a - b)).toEqual([...LETTERS, ERASE, ENTER].map((_, at) => at));
  expect(moved(0, "ArrowLeft")).toBe(0);
  expect(moved(COLUMNS - 1, "ArrowRight")).toBe(COLUMNS - 1);
  expect(moved(ENTER, "ArrowDown")).toBe(ENTER);
  expect(moved(ERASE - 1, "ArrowDown")).toBe(ENTER);
  expect(moved(ERASE, "ArrowRight")).toBe(ENTER);
  expect(moved(ENTER, "ArrowLeft")).toBe(ERASE);
  expect(moved(0, "a")).toBeNull();
});
