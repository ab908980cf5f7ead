import { expect, test } from "vitest";
import { sharesOf } from "./shares";

const claim = (name: string, known: number, lies: number, spots = 0, made = 0, expected = 0) => ({
  ...{ claim: name, known, lies },
  faced: { spots, made, expected, variance: 0 },
});

test("bars count the same spots as the curve, or all without a solution", () => {
  expect(sharesOf([claim("31", 4, 1), claim("65", 2, 2)])).toEqual([
    { claim: "31", known: 4, lied: 0.25, sound: null },
    { claim: "65", known: 2, lied: 1, sound: null },
  ]);
  expect(sharesOf([claim("31", 9, 7), claim("65", 4, 3, 2, 1, 0.5)])).toEqual([
    { claim: "65", known: 2, lied: 0.5, sound: 0.25 },
  ]);
});
