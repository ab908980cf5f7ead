// SHA-256 (FIPS 180-4). Browsers offer theirs only over https; a table on a local network is often
// served without, and its dice have to be checked there, too.

/** The first 32 bits of the fractional part of a root of each of the first primes. */
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

/** The message with its end mark and its length in bits, in whole blocks. */
function padded(message: Uint8Array): DataView {
  const blocks = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  blocks.set(message);
  blocks[message.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setBigUint64(blocks.length - 8, BigInt(message.length) * 8n);
  return view;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const at = (words: Uint32Array, index: number): number => words[index] ?? 0;

function schedule(view: DataView, block: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + 4 * i);
  for (let i = 16; i < 64; i++) {
    const early = at(words, i - 15);
    const late = at(words, i - 2);
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1;
  }
  return words;
}

export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const hash = START.slice();
  for (let block = 0; block < view.byteLength; block += 64) {
    const words = schedule(view, block);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i++) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const first = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(words, i)) | 0;
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = at(hash, i) + word));
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
