// The words of an opening: the board plays it, the headline of the hand shows them.

export interface Told {
  /** The doubt or the concession, in words. */
  readonly doubt: string;
  readonly said: string;
  readonly notes: readonly string[];
  readonly losses: readonly string[];
}

export class Story {
  /** The story being shown; null outside an opening. */
  told: Told | null = $state.raw(null);
  /** The progress: 0 is the doubt, 1 the lifted cup, 2 the verdict, 3 the loss. */
  step = $state(0);
}
