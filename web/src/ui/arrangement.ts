// The layout of a table's seats, as context for its parts; `ring.ts` computes it.
import { getContext, setContext } from "svelte";

/** The sizes of seats. */
export type Crowd = "vast" | "grand" | "roomy" | "snug" | "tight";

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The size of a seat and its contents; lengths in pixels, letters in rem. */
export interface SeatSize extends Box {
  readonly face: number;
  /** A seat's claim: the width of its flag, and the size of the dice on it. */
  readonly flag: number;
  readonly pips: number;
  readonly letters: number;
  /** The padding beside a name, or between the parts of a chip. */
  readonly space: number;
  /** True if the parts of the seat grow with the letters, "whole" if they grow as much. */
  readonly grows?: true | "whole";
}

export interface Arrangement {
  readonly layout: "oval" | "chips";
  readonly crowd: Crowd;
  readonly seat: SeatSize;
  /** The centres of the seats, clockwise from the viewer's seat, in pixels; empty for chips. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  /**
   * The area without seats: below the chips, or `down` pixels below the centre of the oval.
   */
  readonly middle: Box & { readonly down: number };
  /** The number of chips side by side; 0 for an oval. */
  readonly columns: number;
}

const AROUND = Symbol("arrangement");

/** Provide the layout of a table's seats to its parts. */
export function gather(around: () => Arrangement): void {
  setContext(AROUND, around);
}

/** Return the seats' layout around the table that this part belongs to; null where there is
 *  none. */
export function arrangement(): () => Arrangement | null {
  return getContext<(() => Arrangement) | undefined>(AROUND) ?? (() => null);
}
