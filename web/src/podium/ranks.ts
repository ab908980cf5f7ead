// The players of a finished game by place.
import type { SeatView } from "../wire.gen";

export interface Rank {
  readonly seat: SeatView;
  readonly index: number;
  /** The place, 1 being the best; 0 for players who sat down after the game. */
  readonly place: number;
}

/** Return the players, best first; those without a place are last. */
export function ranked(seats: readonly SeatView[], places: readonly number[]): readonly Rank[] {
  return seats
    .map((seat, index) => ({ seat, index, place: places[index] ?? 0 }))
    .sort((a, b) => (a.place || Infinity) - (b.place || Infinity));
}

/** Return the players in first place. */
export function winnersOf(ranks: readonly Rank[]): readonly Rank[] {
  return ranks.filter(({ place }) => place === 1);
}
