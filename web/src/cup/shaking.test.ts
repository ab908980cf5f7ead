import { expect, test } from "vitest";
import { shakes } from "./shaking";

/** The time between two readings, in milliseconds. */
const STEP = 16;
const GRAVITY = 9.8;

/** Return when shakes begin and end in a motion of this many milliseconds, in milliseconds. */
function heard(length: number, motion: (at: number) => number): (string | number)[][] {
  const step = shakes();
  const found: (string | number)[][] = [];
  for (let at = 0; at < length; at += STEP) {
    const change = step({ x: motion(at), y: 0, z: GRAVITY, at });
    if (change) found.push([change, at]);
  }
  return found;
}
const swing = (at: number, strength: number, perSecond: number): number =>
  strength * Math.sin((at / 1000) * perSecond * 2 * Math.PI);

test("to and fro is a shake, which ends when the phone is still", () => {
  const found = heard(3000, (at) => (at < 1500 ? swing(at, 22, 4) : 0));
  expect(found.map(([change]) => change)).toEqual(["begins", "ends"]);
  expect(found[0]?.[1]).toBeLessThan(900);
  expect(found[1]?.[1]).toBeGreaterThan(1500);
});

test.each([
  ["lying still", () => 0],
  ["walking", (at: number) => swing(at, 6, 2)],
  ["a table that is hit once", (at: number) => (at > 500 && at < 560 ? 30 : 0)],
  ["handing on", (at: number) => (at > 500 && at < 900 ? 14 : at > 900 && at < 1300 ? -14 : 0)],
  ["turning the phone", (at: number) => GRAVITY * Math.sin((at / 3000) * 2 * Math.PI)],
])("%s is no shake", (_, motion) => {
  expect(heard(3000, motion)).toEqual([]);
});
