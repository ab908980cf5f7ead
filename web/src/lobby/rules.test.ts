import { expect, test } from "vitest";
import type { GameInfoOut } from "../wire.gen";
import { changesFrom, changeWords, valuesOf } from "./rules";

const option = { values: [], low: 0, high: 99, source: "" };
const INFO: GameInfoOut = {
  name: "mia",
  fewest: 2,
  most: 20,
  options: [
    { ...option, name: "lives", kind: "number", default: 6 },
    { ...option, name: "order", kind: "choice", default: "standard", values: ["standard", "natural"] },
    { ...option, name: "mia_reveals", kind: "switch", default: false },
  ],
  presets: [{ name: "house", values: { lives: 6, order: "standard", mia_reveals: false } }],
  default_preset: "house",
  bots: [],
  advised: [],
};

test("rules as words and as values of a form are the same thing", () => {
  const values = valuesOf(INFO, "lives=3 order=natural mia_reveals=yes");
  expect(values).toEqual({ lives: 3, order: "natural", mia_reveals: true });
  expect(changeWords(changesFrom(INFO, "house", values))).toEqual(["lives=3", "order=natural", "mia_reveals=yes"]);
});

test("what is as in the preset is no change", () => {
  expect(changesFrom(INFO, "house", valuesOf(INFO, "lives=6 order=standard mia_reveals=no"))).toEqual({});
});
