import { expect, test } from "vitest";
import type { GameSetupOut } from "../wire.gen";
import {
  applies,
  changesFrom,
  changedValues,
  changeWords,
  plain,
  rulesAsWords,
  valuesOf,
} from "./rules";

const option = {
  values: [],
  low: 0,
  high: 99,
  source: "",
  applies: [],
  heading: "extras",
  argued: false,
  in_play: true,
  solved: null,
} as const;
const INFO: GameSetupOut = {
  name: "mia",
  fewest: 2,
  most: 20,
  options: [
    {
      ...option,
      name: "lives",
      kind: "number",
      default: 6,
      applies: [{ option: "scoring", values: ["lives"], among: true }],
    },
    { ...option, name: "scoring", kind: "choice", default: "lives", values: ["lives", "points"] },
    {
      ...option,
      name: "cap",
      kind: "number",
      default: 0,
      applies: [{ option: "lives", values: [6], among: false }],
    },
    {
      ...option,
      name: "order",
      kind: "choice",
      default: "standard",
      values: ["standard", "natural"],
    },
    { ...option, name: "mia_reveals", kind: "switch", default: false },
  ],
  presets: [
    {
      name: "standard",
      values: { lives: 6, scoring: "lives", cap: 0, order: "standard", mia_reveals: false },
    },
  ],
  default_preset: "standard",
  bots: [],
  advised: [],
  levels: {},
  levels_unsolved: {},
  packaged: [],
  coached: true,
  strategies: true,
  priced: true,
};

test("rules convert between words and form values", () => {
  const values = valuesOf(INFO, "lives=3 order=natural mia_reveals=yes");
  expect(values).toEqual({
    lives: 3,
    scoring: "lives",
    cap: 0,
    order: "natural",
    mia_reveals: true,
  });
  expect(changeWords(changesFrom(INFO, "standard", values))).toEqual([
    "lives=3",
    "order=natural",
    "mia_reveals=yes",
  ]);
});

test("values equal to the preset are no changes", () => {
  expect(
    changesFrom(INFO, "standard", valuesOf(INFO, "lives=6 order=standard mia_reveals=no")),
  ).toEqual({});
});

test("options that do not apply return to their defaults, with dependents", () => {
  const chosen = { ...valuesOf(INFO, "lives=3 cap=9"), scoring: "points" };
  expect(INFO.options.filter((one) => !applies(one, chosen)).map((one) => one.name)).toEqual([
    "lives",
  ]);
  expect(plain(INFO, chosen)).toEqual({ ...valuesOf(INFO, ""), scoring: "points" });
  const kept = valuesOf(INFO, "lives=3 cap=9");
  expect(plain(INFO, kept)).toBe(kept);
});

test("changes read back as values, and a preset is written in full", () => {
  const words = ["lives=3", "mia_reveals=yes"];
  expect(changedValues(INFO, words)).toEqual({ lives: 3, mia_reveals: true });
  expect(rulesAsWords(INFO, "standard", words)).toBe(
    "lives=3 scoring=lives cap=0 order=standard mia_reveals=yes",
  );
});

test("an omitted option has its default, including a switch that is on", () => {
  const rebuys = { ...option, name: "rebuys", kind: "switch", default: true } as const;
  const info: GameSetupOut = { ...INFO, options: [...INFO.options, rebuys] };
  expect(valuesOf(info, "lives=3")["rebuys"]).toBe(true);
  expect(valuesOf(info, "rebuys=no")["rebuys"]).toBe(false);
});
