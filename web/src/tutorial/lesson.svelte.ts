// A scripted deal: the state, the text, and the effect of a tap.
import type { Durations } from "../table/session.svelte";
import type { GameAction, StepOut, TutorialOut } from "../wire.gen";
import { Scenes } from "./scenes.svelte";
import { arrive, length, wayOf, type Taken } from "./walk";

export class Lesson {
  /** The ways taken so far. */
  taken: Taken = $state.raw([]);
  /** The reply to the last action that did not advance the lesson. */
  reply: string | null = $state(null);
  /** The number of times that a reply was given. */
  replies = $state(0);
  readonly steps: number;
  readonly scenes: Scenes;

  constructor(
    readonly tutorial: TutorialOut,
    durations: Durations,
    taken: Taken,
  ) {
    this.scenes = new Scenes(durations);
    this.steps = length(tutorial);
    const at = taken.length ? arrive(tutorial, taken) : undefined;
    if (at?.step.ways.length && at.last) {
      this.taken = taken;
      this.scenes.show(at.last);
    } else this.scenes.tell(tutorial.opening);
  }

  /** The current step, once its scenes have been shown; null before that. */
  get step(): StepOut | null {
    if (this.scenes.scene) return null;
    return arrive(this.tutorial, this.taken)?.step ?? null;
  }

  get over(): boolean {
    return this.step?.ways.length === 0;
  }

  /** True if it is the learner's turn to act, possibly after some reading. */
  get awaits(): boolean {
    return this.#reading().at(-1)?.otherwise !== null;
  }

  /**
   * Handle an action on the board, or (null) the end of reading a text. An action skips the texts
   * before it.
   */
  act(action: GameAction | null): void {
    const reading = this.#reading();
    const step = action ? reading.at(-1) : reading[0];
    const number = step ? wayOf(step, action) : -1;
    const way = step?.ways[number];
    if (!step || !way) {
      this.reply = step?.otherwise ?? null;
      this.replies += 1;
      return;
    }
    this.reply = null;
    const read = action ? reading.slice(1).map(() => 0) : [];
    this.taken = [...this.taken, ...read, number];
    this.scenes.tell(way.moments);
  }

  /**
   * Return the current step and the steps that follow by reading alone, up to a step with an
   * action.
   */
  #reading(): readonly StepOut[] {
    const found: StepOut[] = [];
    for (let step = this.step; step;) {
      found.push(step);
      const next = step.otherwise === null ? step.ways[0] : undefined;
      step = next && !next.moments.length ? (this.tutorial.steps[next.to] ?? null) : null;
    }
    return found;
  }

  again(): void {
    this.taken = [];
    this.reply = null;
    this.scenes.close();
    this.scenes.tell(this.tutorial.opening);
  }
}
