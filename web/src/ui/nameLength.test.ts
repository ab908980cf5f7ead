// A name is cut between graphemes, never inside one.
import { expect, test } from "vitest";
import { asName, divided, nameLength } from "./nameLength";

const FAMILY = "👩‍👩‍👧‍👦";
const FLAG = "🏴‍☠️";

test.each([
  ["a".repeat(25), "a".repeat(20)],
  [FAMILY.repeat(3) + FLAG, FAMILY.repeat(3) + FLAG],
  [FAMILY.repeat(21), FAMILY.repeat(20)],
  ["Олена", "Олена"],
  ["", ""],
])("%s", (typed, kept) => {
  expect(asName(typed)).toBe(kept);
});

test.each([
  ["Konstantin", "Konst|antin"],
  ["Олександра", "Олекс|андра"],
  ["Grandpa Joachim", "Grandpa Joachim"],
])("%s may be divided between two lines", (name, parts) => {
  expect(divided(name)).toBe(parts.replaceAll("|", "\u00AD"));
});

test("an input keeps whole characters and unfinished compositions", () => {
  const input = document.createElement("input");
  const free = nameLength(input);
  const type = (text: string, isComposing = false): string => {
    input.value = text;
    input.dispatchEvent(Object.assign(new Event("input"), { isComposing }));
    return input.value;
  };
  expect(type(FLAG.repeat(21))).toBe(FLAG.repeat(20));
  expect(type("a".repeat(25), true)).toBe("a".repeat(25));
  free();
  expect(type("a".repeat(25))).toBe("a".repeat(25));
});
