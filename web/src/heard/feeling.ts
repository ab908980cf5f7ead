// What a scene feels like, as boards say it of their events. Public by its type and by a test: from
// what one seat alone is told nothing may follow, as everybody sees everybody's face.
import type { Mood } from "../ui/faces";
import type { Tune } from "../ui/tune";

export interface Feeling {
  /** Whose face is moved, and how. */
  readonly moods?: readonly (readonly [seat: number, mood: Mood])[];
  readonly sound?: Tune;
  /** A claim stands so high among all (0 to 1): the crowd murmurs. */
  readonly claim?: number;
  /** A doubt is open until the cup is up, or the scene is over: a heart beats. */
  readonly tense?: boolean;
  /** It would give away how the scene ends, so it shows only then: at the verdict or the loss of an
   *  opening, or when the scene is over, as it does in any case. */
  readonly after?: "verdict" | "loss" | "end";
}
