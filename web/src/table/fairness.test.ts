import { expect, test } from "vitest";
import type { AnyEvent } from "../wire.gen";
import { checks, commitment, outcomes, share } from "./fairness";

// Made by the house's own `core.draw.commit(bytes(range(16)), 3, "fall 62")`.
const SALT = "000102030405060708090a0b0c0d0e0f";
const SEAL = "047c83e28a661b8c71968eb37cd1039588c99bece4d8b6e8a14af8afb1cfa57c";

test("the browser makes the same seal as the server", async () => {
  expect(await commitment(SALT, 3, "fall 62")).toBe(SEAL);
  expect(await commitment(SALT, 4, "fall 62")).not.toBe(SEAL);
});

test("an opened roll that fits holds, another does not, a closed one is neither", async () => {
  const saw = (roll: number): AnyEvent => ({ kind: "saw", draw: 3, roll });
  const check = async (opened: AnyEvent | undefined) => {
    const draw = {
      commitment: SEAL,
      salt: SALT,
      ...(opened && { opened, spelt: ["fall {roll}"] }),
    };
    const [found] = await checks({ commitment: "", shares: [], draws: { 3: draw }, seed: null });
    return found?.holds;
  };
  expect(await check(saw(62))).toBe(true);
  expect(await check(saw(61))).toBe(false);
  expect(await check(undefined)).toBeNull();
});

test("an outcome is spelt as the wire says, from what was shown and from nothing else", () => {
  const turned: AnyEvent = { kind: "turned-up", draw: 8, seat: 0, face: "7h" };
  expect(outcomes(turned, ["turn-up '{face}"])).toEqual(["turn-up '7h"]);
  const landed: AnyEvent = { kind: "shown", draw: 4, die: 2, pips: 5 };
  expect(outcomes(landed, ["fall {pips}", "fall-open {pips}"])).toEqual(["fall 5", "fall-open 5"]);
  // What was bound can't be put in the place of what is shown, nor its number.
  expect(outcomes(landed, ["fall 3", "fall {draw}"])).toEqual([]);
});

test("a die that was covered holds whichever way it had fallen", async () => {
  const shown: AnyEvent = { kind: "shown", draw: 7, die: 0, pips: 5 };
  for (const fell of ["fall 5", "fall-open 5", "fall 6"]) {
    const draw = {
      commitment: await commitment(SALT, 7, fell),
      salt: SALT,
      opened: shown,
      spelt: ["fall {pips}", "fall-open {pips}"],
    };
    const [found] = await checks({ commitment: "", shares: [], draws: { 7: draw }, seed: null });
    expect(found?.holds).toBe(fell !== "fall 6");
  }
});

test("a share is 16 bytes in hexadecimal digits, another one each time", () => {
  expect(share()).toMatch(/^[0-9a-f]{32}$/);
  expect(share()).not.toBe(share());
});
