// The phone is passed on in the order of the seats.
import { expect, test } from "vitest";
import { inTurn } from "./order";

test("the next player to act after the last holder is chosen", () => {
  expect(inTurn([2, 0, 5], 0)).toEqual([2, 5, 0]);
  expect(inTurn([0, 2], 2)).toEqual([0, 2]);
  expect(inTurn([1], -1)).toEqual([1]);
});
