// How far the scene that is being played is, for what is drawn and heard around it. Knows no game.
import { getContext, setContext } from "svelte";

export class Progress {
  /** Of an opening: 0 the doubt, 1 the cup is up, 2 the verdict, 3 the loss; 0 of any other scene. */
  beat: 0 | 1 | 2 | 3 = $state(0);
  /** Tells all that the scene has to tell at once; null: it has told it, or has nothing to. */
  hurry: (() => void) | null = null;
}

const PROGRESS = Symbol("progress");

/** The progress of the table that this part belongs to; the outermost part that asks makes it. */
export function progress(): Progress {
  const known = getContext<Progress | undefined>(PROGRESS);
  return known ?? setContext(PROGRESS, new Progress());
}
