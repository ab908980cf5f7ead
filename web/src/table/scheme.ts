// The server's scheme of fair dice (docs, "Fair dice"): commitments, salts and draws.
import { ascii, bytes, hex, joined, sha256 } from "./sha256";

/** The maximum number of candidates for a draw; each is accepted with a chance of at least 1/2. */
const TRIES = 512;

function u32(number: number): Uint8Array {
  const made = new Uint8Array(4);
  new DataView(made.buffer).setUint32(0, number);
  return made;
}

/** Return the HMAC (RFC 2104), for keys of at most one block. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const keyed = (mask: number): Uint8Array =>
    Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ mask);
  return sha256(joined(keyed(0x5c), sha256(joined(keyed(0x36), message))));
}

/** Return the commitment of `salt` to an outcome, in hexadecimal digits. */
export function commitment(salt: string, draw: number, outcome: string): string {
  return hex(sha256(joined(ascii("mendax/1 outcome:"), bytes(salt), u32(draw), ascii(outcome))));
}

/** Return the commitment of a seed. */
export function seedCommitment(seed: string): string {
  return hex(sha256(joined(ascii("mendax/1 seed:"), bytes(seed))));
}

/** Repeats the draws of a game from its seed and shares. */
export class Dealer {
  readonly #seed: Uint8Array;
  readonly #mixed: Uint8Array;

  constructor(seed: string, shares: readonly (string | null)[]) {
    const parts = shares.map((share) => bytes(share ?? ""));
    const lengths = parts.flatMap((part) => [Uint8Array.of(part.length), part]);
    const count = Uint8Array.of(parts.length);
    this.#seed = bytes(seed);
    this.#mixed = sha256(joined(ascii("mendax/1 shares:"), count, ...lengths));
  }

  /** Return the salt of a draw. */
  salt(draw: number): string {
    return hex(this.#digest("salt", u32(draw)).slice(0, 16));
  }

  /** Return the index of the drawn outcome, if the outcomes hold these numbers of tickets; -1 if
   *  there are none. */
  place(draw: number, tickets: readonly number[]): number {
    const whole = tickets.reduce((sum, count) => sum + count, 0);
    const width = whole > 256 ? 2 : 1;
    const limit = Math.floor(256 ** width / whole) * whole;
    let stream: Uint8Array = new Uint8Array();
    for (let number = 0; number < TRIES * width; number += width) {
      while (stream.length < number + width) {
        const block = u32(stream.length / 32);
        stream = joined(stream, this.#digest("draw", u32(draw), block));
      }
      const [high = 0, low = 0] = stream.slice(number, number + width);
      const drawn = width > 1 ? 256 * high + low : high;
      if (drawn >= limit) continue;
      let left = drawn % whole;
      return tickets.findIndex((count) => (left -= count) < 0);
    }
    return -1;
  }

  #digest(label: string, ...parts: readonly Uint8Array[]): Uint8Array {
    return hmacSha256(this.#seed, joined(ascii(`mendax/1 ${label}:`), this.#mixed, ...parts));
  }
}
