// The positions of points over the rounds in a picture of a given size in pixels. This module has
// no words and no drawing code.
import type { CourseOut } from "../wire.gen";

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The space for labels to the left of the picture and below it, in pixels. */
  readonly left: number;
  readonly below: number;
}

export interface Scale {
  readonly x: (round: number) => number;
  readonly y: (points: number) => number;
  readonly ticks: readonly number[];
}

/** Points after a round. */
export interface Mark {
  readonly round: number;
  readonly points: number;
}

/** Return each player's points after each of their rounds, best first. */
export function linesOf({ rounds }: CourseOut): ReadonlyMap<number, readonly Mark[]> {
  const order = rounds.at(-1) ?? [];
  const lines = new Map(order.map(({ player }) => [player, [] as Mark[]]));
  rounds.forEach((ranking, index) => {
    for (const { player, points } of ranking) lines.get(player)?.push({ round: index + 1, points });
  });
  return lines;
}

/** Return a scale from 0 to at least the most points, with round numbers. */
export function scaleOf(most: number, rounds: number, frame: Frame): Scale {
  const step = stepOf(most);
  const to = Math.max(step, Math.ceil(most / step) * step);
  const across = frame.width - frame.left - 8;
  const up = frame.height - frame.below - 8;
  const ticks = [];
  for (let tick = 0; tick <= to + step / 2; tick += step) ticks.push(tick);
  return {
    x: (round) => frame.left + (rounds > 1 ? ((round - 1) / (rounds - 1)) * across : across / 2),
    y: (points) => 8 + ((to - points) / to) * up,
    ticks,
  };
}

/** Return 1, 2 or 5 times a power of ten, so that a span has three to seven steps. */
export function stepOf(span: number): number {
  const rough = Math.max(span, 0.5) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((one) => one * power >= rough) ?? 10);
}

/** Return a line through points, as a path. */
export function lineOf(marks: readonly Mark[], { x, y }: Scale): string {
  return marks
    .map((at, index) => `${index ? "L" : "M"}${x(at.round).toFixed(1)} ${y(at.points).toFixed(1)}`)
    .join("");
}
