// The times of an opening: below two seconds, in order, and independent of the dice.
import { expect, test } from "vitest";
import { GIVEN_UP, OPENING, afterLift, beats } from "./timeline";

test("the cup, the verdict and the loss come one after another, all within two seconds", () => {
  for (const own of [true, false]) {
    const all = beats(OPENING, false, own);
    expect(all.map(({ beat }) => beat)).toEqual([1, 2, 3]);
    expect([...all].sort((a, b) => a.at - b.at)).toEqual(all);
    expect(all[2]?.at).toBeLessThan(OPENING - 250);
  }
  expect(OPENING).toBeLessThan(2000);
});

test("whoever doubted has about a second to lift it; nobody else waits for them", () => {
  const lifted = (own: boolean): number => beats(OPENING, false, own)[0]?.at ?? 0;
  expect(lifted(true)).toBeGreaterThan(lifted(false));
  expect(lifted(true)).toBeLessThanOrEqual(1000);
});

test("a hurried opening is shorter in each of its beats, a long one in none longer", () => {
  const hurried = beats(OPENING * 0.4, false, false);
  expect(hurried.map(({ at }) => Math.round(at))).toEqual(
    beats(OPENING, false, false).map(({ at }) => Math.round(at * 0.4)),
  );
  expect(beats(9000, false, false)).toEqual(beats(OPENING, false, false));
  expect(afterLift(OPENING).map(({ beat }) => beat)).toEqual([2, 3]);
});

test("who gives up opens nothing", () => {
  expect(beats(GIVEN_UP, true, false)).toEqual([{ at: 450, beat: 3 }]);
});
