import { describe, expect, it } from "vitest";
import type { GameSetupOut } from "../wire.gen";
import { company, firstRules } from "./company";

const game = (
  bots: readonly string[],
  presets: readonly string[] = [],
  brought: readonly string[] = [],
): GameSetupOut =>
  ({
    bots,
    packaged: brought.map((name) => ({ name, package: "package" })),
    advised: ["reader"],
    presets: presets.map((name) => ({ name, values: {} })),
  }) as unknown as GameSetupOut;
const SWORD = game(["random", "squire", "knight", "marshal"]);
const MIA = game(["random", "truthful", "liar", "lucky", "sniper", "odds", "reader"]);

describe("company at «Play now»", () => {
  it("is gentle at first", () => {
    expect(company(SWORD, 0)).toEqual(["squire", "squire", "squire"]);
    expect(company(MIA, 1)).toEqual(["truthful", "liar", "lucky"]);
  });
  it("grows stronger after some games", () => {
    expect(company(SWORD, 2)).toEqual(["knight", "squire", "knight"]);
    expect(company(SWORD, 5)).toEqual(["marshal", "knight", "squire"]);
    expect(company(MIA, 2)).toEqual(["sniper", "liar", "lucky"]);
    expect(company(MIA, 9)).toEqual(["odds", "sniper", "lucky"]);
  });
  it("is whoever plays where few do", () => {
    expect(company(game(["random"]), 0)).toEqual(["random", "random", "random"]);
    expect(company(undefined, 0)).toEqual([]);
  });
  it("has bots of packages only where there are no others", () => {
    expect(company(game(["random", "shy", "squire"], [], ["shy"]), 9)).not.toContain("shy");
    expect(company(game(["random", "shy"], [], ["shy"]), 0)).toEqual(["shy", "shy", "shy"]);
  });
});

it("begins with short rules where there are some", () => {
  const evening = game([], ["standard", "first_evening"]);
  expect(firstRules(evening, 0)).toBe("first_evening");
  expect(firstRules(evening, 2)).toBeNull();
  expect(firstRules(SWORD, 0)).toBeNull();
});
