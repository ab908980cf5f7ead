// The progress of the current scene, for the drawings and sounds that follow it. This module knows
// no game.
import { getContext, setContext } from "svelte";

export class Progress {
  /**
   * In an opening: 0 is the doubt, 1 the lifted cup, 2 the verdict, 3 the loss; 0 in other scenes.
   */
  beat: 0 | 1 | 2 | 3 = $state(0);
  /** Completes the scene's story immediately; null if the story is complete, or if there is none. */
  hurry: (() => void) | null = null;
}

const PROGRESS = Symbol("progress");

/** Return the progress of the table that this part belongs to; the outermost caller creates it. */
export function progress(): Progress {
  const known = getContext<Progress | undefined>(PROGRESS);
  return known ?? setContext(PROGRESS, new Progress());
}
