// The shares of a debrief, as its page shows them.
import type { ClaimShare } from "../wire.gen";

/** How often a claim was a lie, and for an equilibrium player in the same spots. */
export interface ClaimBar {
  readonly claim: string;
  /** The number of claims. */
  readonly known: number;
  /** The share of lies, from 0 to 1. */
  readonly lied: number;
  /** The equilibrium's share, from 0 to 1; null if it hardly makes this claim. */
  readonly sound: number | null;
}

/** The expected number of claims from which a share of sound play is shown. */
const ENOUGH = 0.5;

/** Return the bar of each claim. */
export function sharesOf(claims: readonly ClaimShare[]): readonly ClaimBar[] {
  return claims.map(({ claim, known, lies, sound, sound_lies }) => ({
    claim,
    known,
    lied: lies / known,
    sound: sound >= ENOUGH ? sound_lies / sound : null,
  }));
}
