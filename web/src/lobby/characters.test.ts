// The masks of characters in the list of bots.
import { expect, test } from "vitest";
import { maskOf } from "./characters";

test("a character has a mask of its own, and a bot that nobody drew has some mask", () => {
  const known = ["truthful", "liar", "lucky", "sniper", "odds", "random", "equilibrium", "reader"];
  const erring = ["novice", "amateur", "adept"];
  const war = ["squire", "knight", "marshal"];
  const drawn = [...known, ...erring, ...war].map((bot) => JSON.stringify(maskOf(bot)));
  expect(new Set(drawn).size).toBe(14);
  expect(maskOf("newcomer").face).not.toBe("");
  expect(maskOf("newcomer")).toEqual(maskOf("newcomer"));
});
