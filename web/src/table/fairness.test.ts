import { expect, test } from "vitest";
import { outcomes } from "../boards/mia/telling";
import type { AnyEvent } from "../wire.gen";
import { checks, commitment, share } from "./fairness";

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
    const draw = { commitment: SEAL, salt: SALT, ...(opened && { opened }) };
    const [found] = await checks(
      { commitment: "", shares: [], draws: { 3: draw }, seed: null },
      outcomes,
    );
    return found?.holds;
  };
  expect(await check(saw(62))).toBe(true);
  expect(await check(saw(61))).toBe(false);
  expect(await check(undefined)).toBeNull();
});

test("a share is 16 bytes in hexadecimal digits, another one each time", () => {
  expect(share()).toMatch(/^[0-9a-f]{32}$/);
  expect(share()).not.toBe(share());
});
