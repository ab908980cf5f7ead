import { expect, test } from "vitest";
import type { Picture } from "../wire.gen";
import { readAddress, writeAddress } from "./address";
import { differences, differs, figures, rowsOf, truthOf } from "./map";

const claim = (value: number, chance: number, lie: number, doubt: number) => ({
  value,
  chance,
  lie,
  doubt,
});

/** Return a picture of three values, 31 < 32 < 21, of which only 31 can be beaten here. */
function picture(doubt: number, bluff: number): Picture {
  return {
    rules: "",
    seats: 2,
    lives: [1, 1],
    unit: "chance",
    values: [31, 32, 21],
    most: 6,
    note: null,
    pages: [
      {
        over: null,
        worth: 0.6,
        unseen: null,
        lies: bluff,
        claims: [claim(31, 0.5, 0, 0), claim(32, 0.3, bluff, doubt), claim(21, 0.001, 1, 1)],
        rolls: [
          { roll: 32, truth: 32, say: [0, 1, 0], again: 0 },
          { roll: 31, truth: 31, say: [1 - bluff, bluff, 0], again: 0 },
        ],
      },
      {
        over: 31,
        worth: 0.2,
        unseen: null,
        lies: 0,
        claims: [claim(32, 1, 0, 1), claim(21, 0, 0, 1)],
        rolls: [{ roll: 32, truth: 32, say: [1, 0], again: 0.25 }],
      },
    ],
  };
}

test("an address reads back and omits defaults", () => {
  const usual = readAddress("", "standard");
  expect(usual).toEqual({
    rules: { preset: "standard", changes: [] },
    against: null,
    seats: 2,
    lives: [],
    toBeat: null,
    map: "say",
  });
  expect(writeAddress(usual, "standard")).toBe("");
  const shown = {
    rules: { preset: "classic", changes: ["lives=3"] },
    against: { preset: "standard", changes: [] },
    seats: 3,
    lives: [3, 1],
    toBeat: "61",
    map: "lie",
  } as const;
  const address = writeAddress(shown, "standard");
  expect(address).toBe(
    "?preset=classic&rules=lives=3&preset2=standard&seats=3&lives=3,1&over=61&map=lie",
  );
  expect(readAddress(address, "standard")).toEqual(shown);
});

test("an invalid address gives the defaults", () => {
  const found = readAddress(
    "?seats=x&lives=9,-1,foo&map=moon&rules=<b>,joker_32=toast",
    "standard",
  );
  expect(found).toEqual({
    rules: { preset: "standard", changes: ["joker_32=toast"] },
    against: null,
    seats: 2,
    lives: [],
    toBeat: null,
    map: "say",
  });
});

test("the map marks each claim as the truth, a lie or an understatement", () => {
  const [first, second] = rowsOf(picture(0.5, 0.2), "say", null);
  expect(first?.cells.map((cell) => [cell.chance, cell.truth])).toEqual([
    [0, "less"],
    [1, "truth"],
    [0, "bluff"],
  ]);
  expect(second?.cells.map((cell) => cell.chance)).toEqual([0.8, 0.2, 0]);
  expect(second?.again).toBeNull();
  const over = rowsOf(picture(0.5, 0.2), "say", 31);
  expect(over[0]).toMatchObject({
    head: 32,
    again: 0.25,
    cells: [{ chance: null }, { chance: 1 }, { chance: 0 }],
  });
  expect(rowsOf(picture(0.5, 0.2), "say", 66)).toEqual([]);
});

test("the server defines the true claims of each roll", () => {
  expect(truthOf([31, 62, 66, 21], 62, 62)).toBe("truth");
  expect(truthOf([31, 62, 66, 21], 62, 31)).toBe("less");
  expect(truthOf([31, 62, 66, 21], 31, 62)).toBe("bluff");
  expect(truthOf([31, 62, 66, 21], null, 31)).toBe("bluff");
});

test("a rare claim does not count as a lie", () => {
  const [open] = rowsOf(picture(0.5, 0.2), "lie", null);
  expect(open?.cells.map((cell) => cell.chance)).toEqual([0, 0.2, 0]);
  const [doubts] = rowsOf(picture(0.5, 0.2), "doubt", null);
  expect(doubts?.cells.map((cell) => cell.chance)).toEqual([0, 0.5, 1]);
});

test("differences above 5% are marked, one of each kind", () => {
  const cell = (chance: number | null) => ({ chance, truth: "bluff" as const });
  expect(differs(cell(0.5), cell(0.54))).toBe(false);
  expect(differs(cell(0.5), cell(0.56))).toBe(true);
  expect(differs(cell(null), cell(0))).toBe(false);
  expect(differences(picture(0.5, 0.2), picture(0.5, 0.2), null, 4)).toEqual([]);
  expect(differences(picture(0.5, 0.2), picture(0.9, 0.4), null, 4)).toEqual([
    { kind: "say", toBeat: null, roll: 31, value: 31, one: 0.8, two: 0.6 },
    { kind: "say", toBeat: null, roll: 31, value: 32, one: 0.2, two: 0.4 },
    { kind: "doubt", toBeat: null, roll: null, value: 32, one: 0.5, two: 0.9 },
  ]);
});

test("the figures of a strategy", () => {
  const found = figures(picture(0.5, 0.2));
  expect(found).toMatchObject({ worth: 0.6, lies: 0.2, fall: [null, 31] });
  expect(found.doubted).toBeCloseTo((0.3 * 0.5 + 0.001) / 0.801);
});

test("values can be texts of the game", () => {
  const texts = picture(0.5, 0.2);
  const named = JSON.parse(JSON.stringify(texts).replaceAll(/\b(31|32|21)\b/g, '"v$1"')) as Picture;
  const [row] = rowsOf(named, "say", "v31");
  expect(row).toMatchObject({ head: "v32", again: 0.25 });
  expect(figures(named).fall).toEqual([null, "v31"]);
});
