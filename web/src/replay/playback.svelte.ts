// The position in a replay: step by step as scenes, anywhere by scrubbing, or by automatic
// playback. This class replaces a table's session, without a socket.
import { lessMotion } from "../preferences.svelte";
import type { Scene } from "../table/model";
import type { Durations } from "../table/session.svelte";
import type { GameOut, ReplayOut } from "../wire.gen";
import { games } from "./steps";

/** The time for which playback shows a step without a scene, in milliseconds. */
export const DWELL = 900;

export class Playback {
  /** The shown step, or the step to which the scene leads; counted from 0. */
  at = $state(0);
  playing = $state(false);
  scene: Scene | null = $state.raw(null);
  span = $state(0);
  readonly last: number;

  readonly #games: readonly GameOut[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: ReplayOut,
    readonly durations: Durations,
    first = 0,
  ) {
    this.#games = games(replay);
    this.last = replay.steps.length - 1;
    this.at = first;
  }

  /** The board's state: during a scene, the state before it. */
  get shown(): GameOut | undefined {
    return this.#games[this.scene ? this.at - 1 : this.at];
  }

  /** Show a step without a scene. */
  go(step: number): void {
    this.pause();
    this.#show(step);
  }

  /** Play the next step as a scene. */
  next(): void {
    if (this.scene) {
      this.skip();
      return;
    }
    this.#advance();
  }

  before(): void {
    this.go(this.scene ? this.at - 1 : Math.max(0, this.at - 1));
  }

  play(): void {
    if (this.at >= this.last) this.#show(0);
    this.playing = true;
    this.#advance();
  }

  pause(): void {
    this.playing = false;
    if (!this.scene) clearTimeout(this.#timer);
  }

  /** End the current scene. */
  skip(): void {
    if (!this.scene) return;
    clearTimeout(this.#timer);
    this.#seen();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #show(step: number): void {
    clearTimeout(this.#timer);
    this.scene = null;
    this.at = Math.min(Math.max(0, step), this.last);
  }

  #advance(): void {
    clearTimeout(this.#timer);
    if (this.at >= this.last) {
      this.playing = false;
      return;
    }
    this.at += 1;
    const scene: Scene = {
      entries: this.replay.steps[this.at]?.entries ?? [],
      game: this.#games[this.at] ?? null,
    };
    const span = this.durations(scene, lessMotion());
    if (span > 0) {
      this.scene = scene;
      this.span = span;
      this.#timer = setTimeout(() => this.#seen(), span);
    } else if (this.playing) this.#timer = setTimeout(() => this.#advance(), DWELL);
  }

  #seen(): void {
    this.scene = null;
    if (this.playing) this.#timer = setTimeout(() => this.#advance(), DWELL);
  }
}
