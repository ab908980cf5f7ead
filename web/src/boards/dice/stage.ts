// How a television shows a dice game. The television brings the parts, so that phones load none.
import type { Component, Snippet } from "svelte";
import type { SeatSize } from "../../ui/arrangement";

/** A claim of the current round in words. */
export interface Said {
  readonly seat: number;
  readonly name: string;
  readonly words: string;
  /** The tooltip. */
  readonly title: string;
}

export interface ClaimsProps {
  /** The running claims of the round, oldest first. */
  claims: readonly Said[];
  /** The name of the list for screen readers. */
  label: string;
  /** The text if there is no claim yet. */
  none: string;
  /** How the newest claim was made, if that matters. */
  how?: string;
  /** The claim with this number as dice. */
  drawn: Snippet<[number]>;
}

export interface Stage {
  /** The size of seats that is tried first: the felt fills the board. */
  readonly seats: SeatSize;
  /** The claims on the felt. */
  readonly Claims: Component<ClaimsProps>;
  /** The sentence below the felt. */
  readonly Line: Component<{
    /** The current state; empty during scenes. */
    line: string;
  }>;
}
