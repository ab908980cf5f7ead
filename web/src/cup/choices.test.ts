import { expect, test } from "vitest";
import { OURS, linked, oursOf, presetOf, valuesOf, withLink } from "./choices";

const LINK = "2,pips,Gran%C2%B4s,21:mia-value-mia,11,22,66,65,31";
const PLAIN = { count: 5, presets: { 5: "wild" } };

test("the rules of a link are in use until others are chosen", () => {
  const own = withLink(PLAIN, LINK);
  expect(presetOf(own)).toBe(OURS);
  expect(oursOf(own)?.name).toBe("Gran´s");
  expect(valuesOf(own)?.values.slice(0, 2)).toEqual([
    ["21", "mia-value-mia"],
    ["11", ""],
  ]);
  expect(presetOf({ ...own, count: 5 })).toBe("wild");
  const other = { ...own, presets: { 2: "meyer" } };
  expect(presetOf(other)).toBe("meyer");
  expect(oursOf(other)).not.toBeNull();
});

test.each([
  "",
  "rules=mia",
  "3,pips,,21",
  "2,pips,%,21",
  "2,pips,,<b>",
  "2,pips,,21,99",
  "2,a,,21",
])("a damaged link changes no choice: %s", (text) => {
  expect(linked(text)).toBeNull();
  expect(withLink(PLAIN, text)).toBe(PLAIN);
});
