import { expect, test } from "vitest";
import { LESSON } from "../coach/fixtures";
import { REPLAY } from "./fixtures";
import { games, marks, nextMark, stepFrom, stepOf } from "./steps";

test("a step merges its changes into the previous state", () => {
  const shown = games(REPLAY);
  expect(shown.map(({ view }) => (view as { phase: string }).phase)).toEqual([
    "open",
    "cup",
    "cup",
    "cup",
  ]);
  expect(shown[3]?.view).toMatchObject({ roll: 53, looked: true, turn: 1, standing: [6, 6] });
  expect(shown.map((one) => one.places)).toEqual([null, null, null, [1, 2]]);
  expect(games({ ...REPLAY, whole: false }).at(-1)?.places).toBeNull();
});

test("an entry belongs to the step that contains it", () => {
  expect([5, 6, 7, 8, 9, 99, 1].map((entry) => stepOf(REPLAY, entry))).toEqual([
    0, 1, 1, 2, 3, 3, 0,
  ]);
});

test("an address names a step or an entry within the game", () => {
  const asked = ["", "?step=2", "?step=99", "?step=-4", "?step=x", "?entry=7", "?entry=7&step=4"];
  expect(asked.map((search) => stepFrom(new URLSearchParams(search), REPLAY))).toEqual([
    0, 1, 3, 0, 0, 1, 1,
  ]);
});

test("mistakes are marked at their steps, and the search wraps around", () => {
  const [first] = LESSON.review.decisions;
  if (!first) throw new Error("no decision");
  const decisions = [
    { ...first, entry: 6, lost: 0.2 },
    { ...first, entry: 8, lost: 0 },
    { ...first, entry: 9, lost: 0.1 },
  ];
  const all = marks(REPLAY, { ...LESSON, review: { ...LESSON.review, decisions } });
  expect(all.map((mark) => mark.step)).toEqual([1, 3]);
  expect([0, 1, 3].map((at) => nextMark(all, at))).toEqual([1, 3, 1]);
  expect(nextMark(marks(REPLAY, null), 0)).toBeNull();
});
