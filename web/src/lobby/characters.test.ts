// The masks of characters in the list of bots.
import { expect, test } from "vitest";
import { maskOf } from "./characters";

test("each character has a distinct mask, and other bots have some mask", () => {
  const known = ["truthful", "liar", "lucky", "sniper", "odds", "random", "equilibrium", "reader"];
  const erring = ["novice", "amateur", "adept"];
  const war = ["squire", "knight", "marshal"];
  const drawn = [...known, ...erring, ...war].map((bot) => JSON.stringify(maskOf(bot)));
  expect(new Set(drawn).size).toBe(14);
  expect(maskOf("newcomer").face).not.toBe("");
  expect(maskOf("newcomer")).toEqual(maskOf("newcomer"));
});
