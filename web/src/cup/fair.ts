// Dice from the browser's secure generator.

/** Return one random byte, 0 to 255. */
export type Byte = () => number;

const secure: Byte = () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;

/** The largest multiple of six among the values of a byte: others are drawn again, so that all
 *  faces are equally likely. */
const FAIR = 252;

/** Return a face, 1 to 6. */
export function fairFace(byte: Byte = secure): number {
  let drawn = byte();
  while (drawn >= FAIR) drawn = byte();
  return (drawn % 6) + 1;
}
