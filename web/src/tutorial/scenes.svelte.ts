// Moments played one after another on a board. This class replaces a table's session: the same
// scenes, without a socket.
import type { Durations } from "../table/session.svelte";
import type { Scene } from "../table/model";
import { lessMotion } from "../preferences.svelte";
import type { GameOut, MomentOut } from "../wire.gen";

export class Scenes {
  /** The board's state; null before the first scene. */
  shown: GameOut | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  span = $state(0);
  /** The facts computed from the shown view. */
  aid: MomentOut["aid"] = $state.raw(null);

  #waiting: readonly MomentOut[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  #ended: () => void = () => undefined;

  constructor(readonly durations: Durations) {}

  /** Play these moments, then call `ended`. */
  tell(moments: readonly MomentOut[], ended: () => void = () => undefined): void {
    this.#waiting = moments;
    this.#ended = ended;
    this.#play();
  }

  /** End the current scenes. */
  skip(): void {
    clearTimeout(this.#timer);
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    if (last) this.show(last);
    this.scene = null;
    this.#ended();
  }

  /** Stop, and clear the scene. */
  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.scene = null;
    this.shown = null;
  }

  /** Show the state after a moment. */
  show(moment: Pick<MomentOut, "game" | "aid">): void {
    this.shown = moment.game;
    this.aid = moment.aid;
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
    this.#ended();
  }

  #seen(moment: MomentOut): void {
    this.#waiting = this.#waiting.slice(1);
    this.show(moment);
  }
}
