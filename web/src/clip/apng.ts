// Joins PNG files of one size and kind into an animated PNG: https://www.w3.org/TR/png-3/#apng-frame-based-animation

const SIGNATURE = 8;

const CRCS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

/** Return a chunk of a PNG file: its length, type, content and check sum. */
function chunk(type: string, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const whole = new Uint8Array(length + 12);
  const numbers = new DataView(whole.buffer);
  numbers.setUint32(0, length);
  whole.set(new TextEncoder().encode(type), 4);
  let at = 8;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  const crc = whole
    .subarray(4, at)
    .reduce((sum, byte) => (CRCS[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), -1);
  numbers.setUint32(at, ~crc >>> 0);
  return whole;
}

const numbers32 = (...values: readonly number[]): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(4 * values.length));
  values.forEach((value, index) => bytes.setUint32(4 * index, value));
  return new Uint8Array(bytes.buffer);
};

/** Return the contents of a PNG file's chunks of one type. */
function contents(png: Uint8Array, type: string): readonly Uint8Array[] {
  const found: Uint8Array[] = [];
  const numbers = new DataView(png.buffer, png.byteOffset);
  for (let at = SIGNATURE; at < png.length;) {
    const length = numbers.getUint32(at);
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (name === type) found.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return found;
}

/** A PNG file, and the part of the whole picture that it replaces. */
export interface Picture {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly png: Uint8Array;
}

/** Return an animated PNG that shows each picture for 1 / `rate` seconds, and then repeats. */
export function animation(pictures: readonly Picture[], rate: number): Blob {
  const first = pictures[0]?.png ?? new Uint8Array(SIGNATURE);
  let order = 0;
  const frames = pictures.flatMap(({ x, y, width, height, png }, index) => {
    // The delay is a fraction of two 16-bit numbers; the last bytes choose plain replacement.
    const time = numbers32(0x10000 + rate);
    const place = numbers32(order++, width, height, x, y);
    const control = chunk("fcTL", place, time, new Uint8Array(2));
    const data = contents(png, "IDAT");
    return index
      ? [control, ...data.map((part) => chunk("fdAT", numbers32(order++), part))]
      : [control, ...data.map((part) => chunk("IDAT", part))];
  });
  const start = [first.slice(0, SIGNATURE), chunk("IHDR", ...contents(first, "IHDR"))];
  const control = chunk("acTL", numbers32(pictures.length, 0));
  return new Blob([...start, control, ...frames, chunk("IEND")], { type: "image/png" });
}
