// SHA-256 (FIPS 180-4). Browsers offer it only over https, but a table on a local network is often
// served without https, and its dice must be checked there too.

/** Return the first 32 bits of the fractional part of a root of each of the first primes. */
function fractions(count: number, root: number): Uint32Array {
  const found = new Uint32Array(count);
  for (let at = 0, number = 2; at < count; number++) {
    let divisor = 2;
    while (divisor * divisor <= number && number % divisor) divisor++;
    if (divisor * divisor > number) found[at++] = (number ** (1 / root) % 1) * 2 ** 32;
  }
  return found;
}

const START = fractions(8, 2);
const ROUNDS = fractions(64, 3);

/** Return the message with its end mark and its length in bits, in whole blocks. */
function padded(message: Uint8Array): DataView {
  const blocks = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  blocks.set(message);
  blocks[message.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setBigUint64(blocks.length - 8, BigInt(message.length) * 8n);
  return view;
}

/** Return a word rotated right by each of these numbers of bits, and the results combined by
 *  XOR. */
const turned = (word: number, ...by: readonly number[]): number =>
  by.reduce((sum, bits) => sum ^ (word >>> bits) ^ (word << (32 - bits)), 0);

export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const hash = START.slice();
  for (let block = 0; block < view.byteLength; block += 64) {
    const words = new Uint32Array(64);
    const word = (index: number): number => words[index] ?? 0;
    let state = [...hash];
    ROUNDS.forEach((round, i) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
      const early = word(i - 15);
      const late = word(i - 2);
      words[i] =
        i < 16
          ? view.getUint32(block + 4 * i)
          : word(i - 16) +
            (turned(early, 7, 18) ^ (early >>> 3)) +
            word(i - 7) +
            (turned(late, 17, 19) ^ (late >>> 10));
      const first = h + turned(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + round + word(i);
      const second = turned(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
      state = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    });
    state.forEach((one, i) => (hash[i] = (hash[i] ?? 0) + one));
  }
  const made = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => made.setUint32(4 * i, word));
  return new Uint8Array(made.buffer);
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}

export function hex(given: Uint8Array): string {
  return Array.from(given, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytes(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
