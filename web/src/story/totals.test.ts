// The player's statistics over time.
import { beforeEach, expect, test } from "vitest";
import { count, kept } from "./ownRecord";
import { STORY } from "./fixtures";
import { parts, records, total } from "./totals";

beforeEach(() => localStorage.clear());

test("parts of a list are in order and of nearly equal length", () => {
  expect(parts([1, 2, 3, 4, 5], 2)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(parts([1, 2], 8)).toEqual([[1], [2]]);
  expect(parts([], 8)).toEqual([]);
});

test("games from before single games were stored are still counted", () => {
  const { tally } = total([]);
  const before = { games: 4, won: 1, tally: { ...tally, said: 20 } };
  localStorage.setItem("mendax-record", JSON.stringify({ games: { mia: before }, seen: [] }));
  count(STORY);
  expect(records()["mia"]).toMatchObject({ games: 5, won: 2, tally: { said: 29 } });
  expect(kept().list).toMatchObject([{ kind: "mia", against: "people", won: true }]);
});
