// A tournament as state: each change as it comes, and the seconds until its next step.
import type { Reason, TournamentActionIn, TournamentOut } from "../wire.gen";
import { reasonFor, Refused } from "../net/http";
import { act, next, tournament } from "../net/tournaments";

/** The pauses after failed requests, in milliseconds. */
const PAUSES = [500, 1500, 4000, 10_000];

export class Following {
  /** The tournament; null until the first answer. */
  now: TournamentOut | null = $state.raw(null);
  /** The reason why there is no tournament here. */
  barred: Reason | null = $state.raw(null);
  /** The reason why the last action was refused. */
  wrong: Reason | null = $state.raw(null);
  /** The seconds until the next step; null without one. */
  seconds: number | null = $state(null);
  busy = $state(false);
  /** When the next step is due, by this device's clock. */
  #due: number | null = null;
  #closed = false;
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  /** Follow the tournament until the returned function is called. */
  start(): () => void {
    void this.#follow();
    const timer = setInterval(() => this.#count(), 500);
    return () => {
      this.#closed = true;
      clearInterval(timer);
    };
  }

  async #follow(): Promise<void> {
    let failures = 0;
    while (!this.#closed) {
      try {
        const seen = await tournament(this.#id, this.now?.number);
        failures = 0;
        if (this.#closed) return;
        this.#take(seen);
        if (seen.phase === "over") return;
      } catch (error) {
        const reason = reasonFor(error);
        if (error instanceof Refused && error.status === 404) {
          this.barred = reason;
          return;
        }
        const pause = PAUSES[Math.min(failures, PAUSES.length - 1)];
        failures += 1;
        await new Promise((done) => setTimeout(done, pause));
      }
    }
  }

  /** Show an answer, unless a later one is shown. */
  #take(seen: TournamentOut): void {
    if (this.now && seen.number < this.now.number) return;
    this.now = seen;
    this.#due = seen.left === null ? null : performance.now() + seen.left;
    this.#count();
  }

  #count(): void {
    const left = this.#due === null ? null : this.#due - performance.now();
    this.seconds = left === null ? null : Math.max(0, Math.ceil(left / 1000));
  }

  /** Do something, and show the result or the refusal. */
  async act(action: TournamentActionIn["action"]): Promise<void> {
    await this.#ask(() => act(this.#id, action));
  }

  /** Take the next step of the clock now. */
  async next(): Promise<void> {
    await this.#ask(() => next(this.#id));
  }

  async #ask(request: () => Promise<TournamentOut>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.wrong = null;
    try {
      this.#take(await request());
    } catch (error) {
      this.wrong = reasonFor(error);
    } finally {
      this.busy = false;
    }
  }
}
