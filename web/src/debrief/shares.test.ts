import { expect, test } from "vitest";
import { sharesOf } from "./shares";

test("a claim has a share of sound play if an equilibrium player makes it", () => {
  const rare = { claim: "21", known: 2, lies: 2, sound: 0.2, sound_lies: 0.1 };
  const claims = [{ claim: "31", known: 4, lies: 1, sound: 2, sound_lies: 1 }, rare];
  expect(sharesOf(claims)).toEqual([
    { claim: "31", known: 4, lied: 0.25, sound: 0.5 },
    { claim: "21", known: 2, lied: 1, sound: null },
  ]);
});
