// The positions of a league's ratings in a picture of a given size in pixels. This module has no
// words and no drawing code.
import type { LeagueStanding, RatingPoint } from "../wire.gen";

/** The half width of the interval around μ, in σ, for about 95% confidence. */
export const SURE = 2;

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The space for labels to the left of the picture and below it, in pixels. */
  readonly left: number;
  readonly below: number;
}

export interface Scale {
  readonly x: (round: number) => number;
  readonly y: (rating: number) => number;
  readonly ticks: readonly number[];
}

/**
 * Return a scale from the lowest to the highest of these ratings, with a margin and round numbers.
 */
export function scaleOf(shown: readonly LeagueStanding[], rounds: number, frame: Frame): Scale {
  const every = shown.flatMap((one) => one.history.map((point) => point.mu));
  const low = Math.min(25, ...every);
  const high = Math.max(25, ...every);
  const step = stepOf(high - low);
  const from = Math.floor(low / step) * step;
  const to = Math.max(from + step, Math.ceil(high / step) * step);
  const across = frame.width - frame.left - 8;
  const up = frame.height - frame.below - 8;
  const ticks = [];
  for (let tick = from; tick <= to + step / 2; tick += step) ticks.push(tick);
  return {
    x: (round) => frame.left + (rounds > 1 ? ((round - 1) / (rounds - 1)) * across : across / 2),
    y: (rating) => 8 + ((to - rating) / (to - from)) * up,
    ticks,
  };
}

/** Return 1, 2 or 5 times a power of ten, so that a span has three to seven steps. */
export function stepOf(span: number): number {
  const rough = Math.max(span, 0.5) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((one) => one * power >= rough) ?? 10);
}

/** Return a line through ratings, as a path. */
export function lineOf(history: readonly RatingPoint[], { x, y }: Scale): string {
  return history.map((at, index) => `${index ? "L" : "M"}${place(x(at.round), y(at.mu))}`).join("");
}

/** Return the area of the confidence interval around a line, as a path. */
export function bandOf(history: readonly RatingPoint[], { x, y }: Scale): string {
  const above = history.map((at) => place(x(at.round), y(at.mu + SURE * at.sigma)));
  const below = history.map((at) => place(x(at.round), y(at.mu - SURE * at.sigma)));
  return history.length > 1 ? `M${[...above, ...below.reverse()].join("L")}Z` : "";
}

const place = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
