// A figure and its interval as a bar. This module contains no words and no drawing code.

/** In percent of the range that all bars of a page share. */
export interface Interval {
  readonly low: number;
  readonly mean: number;
  readonly high: number;
  /** The figure's reference value. */
  readonly fair?: number;
  readonly side: "above" | "below" | "even";
}
