// The times of an opening: below two seconds, in order, and independent of the dice.
import { expect, test } from "vitest";
import { GIVEN_UP, OPENING, afterLift, beats } from "./timeline";

test("the cup, the verdict and the loss follow each other within two seconds", () => {
  for (const own of [true, false]) {
    const all = beats(OPENING, false, own);
    expect(all.map(({ beat }) => beat)).toEqual([1, 2, 3]);
    expect([...all].sort((a, b) => a.at - b.at)).toEqual(all);
    expect(all[2]?.at).toBeLessThan(OPENING - 250);
  }
  expect(OPENING).toBeLessThan(2000);
});

test("the doubter has about a second to lift the cup, and others do not wait", () => {
  const lifted = (own: boolean): number => beats(OPENING, false, own)[0]?.at ?? 0;
  expect(lifted(true)).toBeGreaterThan(lifted(false));
  expect(lifted(true)).toBeLessThanOrEqual(1000);
});

test("hurrying shortens every beat of an opening, and no beat grows", () => {
  const hurried = beats(OPENING * 0.4, false, false);
  expect(hurried.map(({ at }) => Math.round(at))).toEqual(
    beats(OPENING, false, false).map(({ at }) => Math.round(at * 0.4)),
  );
  expect(beats(9000, false, false)).toEqual(beats(OPENING, false, false));
  expect(afterLift(OPENING).map(({ beat }) => beat)).toEqual([2, 3]);
});

test("giving up opens no cup", () => {
  expect(beats(GIVEN_UP, true, false)).toEqual([{ at: 450, beat: 3 }]);
});
