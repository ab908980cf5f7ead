import { expect, test } from "vitest";
import type { CourseOut } from "../wire.gen";
import { lineOf, linesOf, scaleOf, stepOf } from "./chart";

const FRAME = { width: 308, height: 208, left: 40, below: 20 };
const COURSE: CourseOut = {
  rounds: [
    [
      { player: 1, place: 1, points: 1 },
      { player: 0, place: 2, points: 0 },
    ],
    [
      { player: 1, place: 1, points: 1.5 },
      { player: 2, place: 2, points: 1 },
      { player: 0, place: 3, points: 0.5 },
    ],
  ],
};

test("each player has a line from the first of their rounds, and the leader comes first", () => {
  const lines = linesOf(COURSE);
  expect([...lines.keys()]).toEqual([1, 2, 0]);
  expect(lines.get(2)).toEqual([{ round: 2, points: 1 }]);
  expect(lines.get(0)?.map(({ points }) => points)).toEqual([0, 0.5]);
  expect(linesOf({ rounds: [] }).size).toBe(0);
});

test("a scale contains all points, from zero", () => {
  const scale = scaleOf(3.4, 3, FRAME);
  expect(scale.ticks).toEqual([0, 1, 2, 3, 4]);
  expect([scale.y(0), scale.y(4)]).toEqual([188, 8]);
  expect([scale.x(1), scale.x(3)]).toEqual([40, 300]);
  expect(lineOf([{ round: 1, points: 4 }], scale)).toBe("M40.0 8.0");
  expect(scaleOf(0, 1, FRAME).x(1)).toBe(170);
});

test("steps are one, two or five times a power of ten", () => {
  expect([0, 3, 9, 20, 40, 900].map(stepOf)).toEqual([0.2, 1, 5, 5, 10, 500]);
});
