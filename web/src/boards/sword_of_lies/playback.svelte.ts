// A scene played step by step: the current step, and its effect on the cards.
import { untrack } from "svelte";
import { buzz, sound } from "../../ui/sound";
import { steps, type Step, type SwordScene } from "./scene";

export class Playback {
  readonly #scene: () => SwordScene | null;
  readonly script: readonly Step[] = $derived.by(() => steps(this.#scene()));
  /** The number of steps that have begun. */
  seen = $state(0);
  /** The latest step. */
  readonly step: Step | undefined = $derived.by(() =>
    this.#scene() && this.seen ? this.script[this.seen - 1] : undefined,
  );

  /** The time for which the latest step is shown, in milliseconds. */
  lasts = $state(0);

  /** Create it during a component's setup; `scene` is played over `span` milliseconds. */
  constructor(scene: () => SwordScene | null, span: () => number) {
    this.#scene = scene;
    $effect(() => {
      const all = this.script;
      const last = all.at(-1);
      this.seen = scene() && all.length ? 1 : 0;
      if (!scene() || !last) return;
      const pace = span() / (last.at + last.span);
      this.lasts = (all[0]?.span ?? 0) * pace;
      const timers = all.slice(1).map((step, index) =>
        setTimeout(() => {
          this.lasts = step.span * pace;
          this.seen = index + 2;
        }, step.at * pace),
      );
      return () => timers.forEach(clearTimeout);
    });
    $effect(() => {
      const event = this.step?.event;
      if (!event) return;
      untrack(() => sound(event));
      if (event.kind === "card-hit") buzz(50);
    });
  }
}
