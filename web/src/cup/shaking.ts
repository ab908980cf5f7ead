// Recognises a shaken phone in the readings of its motion sensor. A pure computation on readings and
// their times, without a clock.

export interface Reading {
  /** The acceleration with gravity, in m/s². */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** The time in milliseconds. */
  readonly at: number;
}

/** The acceleration, without gravity, of one stroke, in m/s². Walking and handing on stay below. */
const STROKE = 11;
/** The number of strokes to and fro that make a shake. */
const STROKES = 4;
/** The longest time between two strokes, in milliseconds. */
const APART = 450;
/** How quickly the estimate of gravity follows, per reading. */
const FOLLOWS = 0.1;

export type Change = "begins" | "ends" | null;

/** Return a function that takes readings and says when a shake begins or ends. */
export function shakes(): (reading: Reading) => Change {
  let gravity: readonly [number, number, number] | null = null;
  let last: readonly [number, number, number] = [0, 0, 0];
  let lastAt = -Infinity;
  let strokes = 0;
  let shaking = false;
  return ({ x, y, z, at }) => {
    const now = gravity ?? [x, y, z];
    const push = [x - now[0], y - now[1], z - now[2]] as const;
    gravity = [now[0] + push[0] * FOLLOWS, now[1] + push[1] * FOLLOWS, now[2] + push[2] * FOLLOWS];
    if (at - lastAt > APART) {
      strokes = 0;
      last = [0, 0, 0];
    }
    if (Math.hypot(...push) >= STROKE) {
      const turned = push[0] * last[0] + push[1] * last[1] + push[2] * last[2] <= 0;
      if (turned) strokes += 1;
      last = push;
      lastAt = at;
    }
    const before = shaking;
    shaking = shaking ? strokes > 0 : strokes >= STROKES;
    return shaking === before ? null : shaking ? "begins" : "ends";
  };
}
