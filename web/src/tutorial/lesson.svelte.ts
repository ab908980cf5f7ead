// A scripted deal: the state, the text, and the effect of a tap. This class replaces a table's
// session: the same scenes, without a socket.
import type { Durations } from "../table/session.svelte";
import type { Scene } from "../table/model";
import { lessMotion } from "../preferences.svelte";
import type { GameAction, GameOut, MomentOut, StepOut, TutorialOut } from "../wire.gen";
import { arrive, length, wayOf, type Taken } from "./walk";

export class Lesson {
  /** The ways taken so far. */
  taken: Taken = $state.raw([]);
  /** The board's state; null before the first scene. */
  shown: GameOut | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  span = $state(0);
  /** The reply to the last action that did not advance the lesson. */
  reply: string | null = $state(null);
  /** The number of times that a reply was given. */
  replies = $state(0);
  /** The facts computed from the shown view. */
  aid: MomentOut["aid"] = $state.raw(null);
  readonly steps: number;

  #waiting: readonly MomentOut[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;

  constructor(
    readonly tutorial: TutorialOut,
    readonly durations: Durations,
    taken: Taken,
  ) {
    this.steps = length(tutorial);
    const at = taken.length ? arrive(tutorial, taken) : undefined;
    if (at?.step.ways.length && at.last) {
      this.taken = taken;
      this.shown = at.last.game;
      this.aid = at.last.aid;
    } else this.#tell(tutorial.opening);
  }

  /** The current step, once its scenes have been shown; null before that. */
  get step(): StepOut | null {
    if (this.scene) return null;
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
    this.#tell(way.moments);
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

  /** End the current scenes. */
  skip(): void {
    clearTimeout(this.#timer);
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    if (last) this.#arrived(last);
    this.scene = null;
  }

  again(): void {
    clearTimeout(this.#timer);
    this.taken = [];
    this.reply = null;
    this.scene = null;
    this.shown = null;
    this.#tell(this.tutorial.opening);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #tell(moments: readonly MomentOut[]): void {
    this.#waiting = moments;
    this.#play();
  }

  /** Play the first waiting scene; it leaves the queue at its end. */
  #play(): void {
    this.scene = null;
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const moment = next;
      const scene: Scene = {
        entries: moment.entries.map((entry) => ({ ...entry, number: ++this.#number })),
        game: moment.game,
      };
      this.shown ??= moment.game;
      const span = this.durations(scene, lessMotion());
      if (span > 0) {
        this.scene = scene;
        this.span = span;
        this.#timer = setTimeout(() => {
          this.#seen(moment);
          this.#play();
        }, span);
        return;
      }
      this.#seen(moment);
    }
  }

  #seen(moment: MomentOut): void {
    this.#waiting = this.#waiting.slice(1);
    this.#arrived(moment);
  }

  #arrived(moment: MomentOut): void {
    this.shown = moment.game;
    this.aid = moment.aid;
  }
}
