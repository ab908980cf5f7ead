import { describe, expect, it } from "vitest";
import type { GameSetupOut } from "../wire.gen";
import { company, firstRules } from "./company";

const game = (presets: readonly string[] = []): GameSetupOut =>
  ({
    levels: { easy: ["a"], normal: ["b"], hard: ["reader"] },
    levels_unsolved: {
      easy: ["novice", "liar", "novice", "liar"],
      normal: ["amateur", "odds", "amateur", "odds"],
      hard: ["odds", "odds"],
    },
    presets: presets.map((name) => ({ name, values: {} })),
  }) as unknown as GameSetupOut;

describe('opponents of "Play now"', () => {
  it("get stronger with the games played", () => {
    expect(company(game(), 0)).toEqual(["novice", "liar", "novice"]);
    expect(company(game(), 1)).toEqual(["novice", "liar", "novice"]);
    expect(company(game(), 2)).toEqual(["amateur", "odds", "amateur"]);
  });
  it("contain no bots that use solutions", () => {
    expect(company(game(), 5)).toEqual(["odds", "odds"]);
  });
  it("are empty while the server's levels are unknown", () => {
    expect(company(undefined, 0)).toEqual([]);
  });
});

it("start with short rules if the game has some", () => {
  expect(firstRules(game(["standard", "first_evening"]), 0)).toBe("first_evening");
  expect(firstRules(game(["standard", "first_evening"]), 2)).toBeNull();
  expect(firstRules(game(), 0)).toBeNull();
});
