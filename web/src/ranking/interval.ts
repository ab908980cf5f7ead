// A figure with its interval, in the form of a bar. This module has no words and no drawing code.

/** In percent of the range that all bars of a page share. */
export interface Interval {
  readonly low: number;
  readonly mean: number;
  readonly high: number;
  /** The figure's reference value. */
  readonly fair?: number;
  readonly side: "above" | "below" | "even";
}
