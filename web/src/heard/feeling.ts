// The feelings of a scene, as boards derive them from events. Types and a test keep them public:
// they must not depend on private events, because everyone sees every face.
import type { Mood } from "../ui/faces";
import type { Tune } from "../ui/tune";

export interface Feeling {
  /** The faces that change, and how. */
  readonly moods?: readonly (readonly [seat: number, mood: Mood])[];
  readonly sound?: Tune;
  /** The height of a claim among all (0 to 1): the crowd murmurs. */
  readonly claim?: number;
  /** True if a doubt is open until the cup is up, or the scene is over: a heart beats. */
  readonly tense?: boolean;
  /** When it shows, if it would reveal the end of the scene: at the verdict or the loss of an
   *  opening, or at the end of the scene, which is the latest time for all. */
  readonly after?: "verdict" | "loss" | "end";
}
