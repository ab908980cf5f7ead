// The shares of a debrief, as its page shows them.
import type { ClaimShare } from "../wire.gen";

/** How often a claim was a lie, and for an equilibrium player in the same spots. */
export interface ClaimBar {
  readonly claim: string;
  /** The number of claims. */
  readonly known: number;
  /** The share of lies, from 0 to 1. */
  readonly lied: number;
  /** The equilibrium's share, from 0 to 1; null without a solution. */
  readonly sound: number | null;
}

/** Return the bar of each claim. With a solution, a bar counts only the spots that have one, so
 *  that both shares are of the same spots. */
export function sharesOf(claims: readonly ClaimShare[]): readonly ClaimBar[] {
  const solved = claims.some(({ faced }) => faced.spots > 0);
  return claims.flatMap<ClaimBar>(({ claim, known, lies, faced: { spots, made, expected } }) => {
    if (!solved) return [{ claim, known, lied: lies / known, sound: null }];
    return spots ? [{ claim, known: spots, lied: made / spots, sound: expected / spots }] : [];
  });
}
