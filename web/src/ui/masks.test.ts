import { expect, test } from "vitest";
import { maskOf } from "./masks";

test("a bot that nobody drew has a mask, the same for its name and another for another name", () => {
  const made = maskOf("newcomer");
  expect(made.marks.length).toBeGreaterThan(0);
  expect(maskOf("newcomer")).toEqual(made);
  expect(maskOf("stranger")).not.toEqual(made);
});
