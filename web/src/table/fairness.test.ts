import { expect, test } from "vitest";
import type { AnyEvent } from "../wire.gen";
import { createHmac } from "node:crypto";
import { checks, commitment, hmacSha256, outcomes, saltOf } from "./fairness";
import { NO_DRAWS, type Draw } from "./model";
import { hex } from "./sha256";
import { seedCommitment, shareHash } from "./shares";

// Made by the server's `core.draw.commit(bytes(range(16)), 3, "fall 62")`.
const SALT = "000102030405060708090a0b0c0d0e0f";
const SEAL = "047c83e28a661b8c71968eb37cd1039588c99bece4d8b6e8a14af8afb1cfa57c";

/** Return whether the commitment of a draw with this number is correct. */
function holds(number: number, draw: Draw): boolean | null | undefined {
  return checks({ ...NO_DRAWS, draws: { [number]: draw } })[0]?.holds;
}

test("the browser makes the same seal as the server", () => {
  expect(commitment(SALT, 3, "fall 62")).toBe(SEAL);
  expect(commitment(SALT, 4, "fall 62")).not.toBe(SEAL);
});

test("an opened roll that fits holds, another does not, a closed one is neither", () => {
  const saw = (roll: number): AnyEvent => ({ kind: "saw", draw: 3, roll });
  const check = (opened: AnyEvent | undefined) =>
    holds(3, { commitment: SEAL, salt: SALT, ...(opened && { opened, spelt: ["fall {roll}"] }) });
  expect(check(saw(62))).toBe(true);
  expect(check(saw(61))).toBe(false);
  expect(check(undefined)).toBeNull();
});

test("an outcome is spelt as the wire says, from what was shown and from nothing else", () => {
  const turned: AnyEvent = { kind: "turned-up", draw: 8, seat: 0, face: "7h" };
  expect(outcomes(turned, ["turn-up '{face}"])).toEqual(["turn-up '7h"]);
  const landed: AnyEvent = { kind: "shown", draw: 4, die: 2, pips: 5 };
  expect(outcomes(landed, ["fall {pips}", "fall-open {pips}"])).toEqual(["fall 5", "fall-open 5"]);
  // A committed outcome cannot be exchanged, and neither can its number.
  expect(outcomes(landed, ["fall 3", "fall {draw}"])).toEqual([]);
});

test("a die that was covered holds whichever way it had fallen", () => {
  const shown: AnyEvent = { kind: "shown", draw: 7, die: 0, pips: 5 };
  for (const fell of ["fall 5", "fall-open 5", "fall 6"]) {
    const draw = {
      commitment: commitment(SALT, 7, fell),
      salt: SALT,
      opened: shown,
      spelt: ["fall {pips}", "fall-open {pips}"],
    };
    expect(holds(7, draw)).toBe(fell !== "fall 6");
  }
});

// The test vectors of docs/fairness.md.
const SEED = "51cd0abd096506a33341e9dc358937fe3504ef4cc1c0e19708c664d092750a0f";
const SHARES = ["00112233445566778899aabbccddeeff", null, "00".repeat(16)];

test("seeds, shares and salts are those of the docs", () => {
  expect(seedCommitment(SEED)).toBe(
    "de303c9fa8c5cc230432e75669e1644eb3d8ee94aa2935aa8a6bf9747fc2e250",
  );
  expect(shareHash(SHARES[0] ?? "")).toBe(
    "b69fa1db4c9be3c46600c4305fc5917e7117d0a5d1f876eacafe02cd6cfdd2f4",
  );
  expect(saltOf(SEED, SHARES, 1)).toBe("eb520412dd58dff4ba0f367de5e493cf");
});

test("once the seed is open, a salt that it does not make shows a false draw", () => {
  const outcome = {
    opened: { kind: "saw", draw: 3, roll: 62 } as AnyEvent,
    spelt: ["fall {roll}"],
  };
  const draw = { commitment: SEAL, salt: SALT, ...outcome };
  const salt = saltOf(SEED, SHARES, 3);
  const own = { commitment: commitment(salt, 3, "fall 62"), salt, ...outcome };
  const opened = { ...NO_DRAWS, seed: SEED, shares: SHARES };
  expect(checks({ ...opened, draws: { 3: draw } })[0]?.holds).toBe(false);
  expect(checks({ ...opened, draws: { 3: own } })[0]?.holds).toBe(true);
});

test("HMACs are those of every other", () => {
  for (const length of [0, 32, 64]) {
    const [key, message] = [new Uint8Array(length).fill(7), new Uint8Array(100).fill(9)];
    const known = createHmac("sha256", key).update(message).digest("hex");
    expect(hex(hmacSha256(key, message))).toBe(known);
  }
});
