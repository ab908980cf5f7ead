// The feelings of a scene, as boards derive them from events. Types and a test ensure that feelings
// are public: they must not depend on private events, because everyone sees every face.
import type { Mood } from "../ui/faces";
import type { Tune } from "../ui/tune";

export interface Feeling {
  /** The faces that change, with their moods. */
  readonly moods?: readonly (readonly [seat: number, mood: Mood])[];
  readonly sound?: Tune;
  /** The height of a claim among all claims (0 to 1), for the murmur of the crowd. */
  readonly claim?: number;
  /**
   * True while a doubt is open, until the cup is lifted or the scene is over; a heart then beats.
   */
  readonly tense?: boolean;
  /**
   * The time at which the feeling shows, if it would reveal the end of the scene: at the verdict or
   * the loss of an opening, or at the end of the scene, which is the latest time for all.
   */
  readonly after?: "verdict" | "loss" | "end";
}
