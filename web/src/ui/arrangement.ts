// How the seats of a table are laid out, as its parts are told; `ring.ts` computes it.
import { getContext, setContext } from "svelte";

/** How large seats are. */
export type Crowd = "grand" | "roomy" | "snug" | "tight";

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** How large a seat is, and what stands in it; lengths in pixels, letters in rem. */
export interface SeatSize extends Box {
  readonly face: number;
  /** What a seat has said: how wide its flag is, and the faces of dice on it. */
  readonly flag: number;
  readonly pips: number;
  readonly letters: number;
  /** At the sides of a name; between the parts of a chip. */
  readonly space: number;
  /** Whether its parts grow with the letters. */
  readonly grows?: true;
}

export interface Arrangement {
  readonly layout: "oval" | "chips";
  readonly crowd: Crowd;
  readonly seat: SeatSize;
  /** The centres of the seats from one's own seat on, clockwise, in pixels; none for chips. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  /** What no seat reaches into, around the centre of the oval, or below the chips. */
  readonly middle: Box;
  /** How many chips lie side by side; 0 for an oval. */
  readonly columns: number;
}

const AROUND = Symbol("arrangement");

/** Tells the parts of a table how its seats are laid out. */
export function gather(around: () => Arrangement): void {
  setContext(AROUND, around);
}

/** How the seats are laid out around the table that this part belongs to; null where there is none. */
export function arrangement(): () => Arrangement | null {
  return getContext<(() => Arrangement) | undefined>(AROUND) ?? (() => null);
}
