import { expect, test } from "vitest";
import { moment } from "./standings";

test("a time of day is the next moment with it", () => {
  const evening = new Date(2026, 10, 29, 19, 30);
  expect(moment("22:00", evening)).toBe(new Date(2026, 10, 29, 22, 0).getTime());
  expect(moment("19:30", evening)).toBe(new Date(2026, 10, 30, 19, 30).getTime());
  expect(moment("00:15", evening)).toBe(new Date(2026, 10, 30, 0, 15).getTime());
  expect(moment("", evening)).toBe(0);
});
