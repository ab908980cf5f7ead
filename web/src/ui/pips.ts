// The pips of a die on a 3 × 3 grid, columns and rows counted from 0.
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

/** The marks of a poker die for one to six. */
export const POKER_MARKS = ["9", "10", "J", "Q", "K", "A"] as const;

export function pips(face: number): readonly (readonly [number, number])[] {
  return PIPS[face] ?? [];
}

/** Return the four visible faces of a die with this face on top. Opposite faces add up to seven. */
export function neighbours(
  face: number,
): Readonly<Record<"top" | "front" | "right" | "left", number>> {
  const front = face === 2 || face === 5 ? 3 : 2;
  const right = face === 1 || face === 6 ? 3 : 1;
  return { top: face, front, right, left: 7 - right };
}
