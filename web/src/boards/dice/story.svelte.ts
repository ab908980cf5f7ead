// What is told in words while a cup is opened: the board plays it, the hand's headline tells it.

export interface Told {
  /** Who doubts whom, or who gives up. */
  readonly doubt: string;
  readonly said: string;
  readonly notes: readonly string[];
  readonly losses: readonly string[];
}

export class Story {
  /** What is being told; null while nothing is opened. */
  told: Told | null = $state.raw(null);
  /** How far: 0 the doubt, 1 the lid is up, 2 the verdict, 3 the loss. */
  step = $state(0);
}
