import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { ascii, bytes, hex, sha256 } from "./sha256";

test("hashes equal the platform's SHA-256 around block lengths", () => {
  for (const length of [0, 1, 31, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
    const known = createHash("sha256").update(message).digest("hex");
    expect(hex(sha256(message)), String(length)).toBe(known);
  }
});

test("the standard's example has its hash", () => {
  expect(hex(sha256(ascii("abc")))).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});

test("hexadecimal digits and bytes convert both ways", () => {
  expect(hex(bytes("00ff7a"))).toBe("00ff7a");
});
