// Where seats lie around a table: clockwise on screen, one's own seat nearest; and how closely.
import { getContext, setContext } from "svelte";

/** The place of `seat` on the unit circle; y grows downwards, `nearest` is at the bottom. */
export function place(seat: number, seats: number, nearest: number): { x: number; y: number } {
  const angle = Math.PI / 2 + (2 * Math.PI * (seat - nearest)) / seats;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

export type Crowd = "roomy" | "snug" | "tight";

/** How closely people sit. */
export function crowd(seats: number): Crowd {
  return seats <= 6 ? "roomy" : seats <= 10 ? "snug" : "tight";
}

const CROWD = Symbol("crowd");

/** Tells the parts of a table how closely people sit around it. */
export function gather(around: () => Crowd): void {
  setContext(CROWD, around);
}

/** How closely people sit around the table that this part belongs to; "" where there is none. */
export function crowdAround(): () => Crowd | "" {
  return getContext<(() => Crowd) | undefined>(CROWD) ?? (() => "");
}
