// The tips for a player's first games, which follow from the rules of the table. Each tip is used
// up when the player takes the step that it explains, or dismisses the tip.
import { tips as tipsOf } from "../net/http";
import { like, likes } from "../preferences.svelte";
import type { Line } from "../wire.gen";

export type Steps = Readonly<Record<string, Line>>;

/** Return the name under which a used tip is stored; under other rules, its text may be new. */
const mark = ({ key, arguments: given }: Line): string => [key, ...Object.values(given)].join(" ");

class Tips {
  /** The tips of the table, by step, and the goal. */
  #steps: Steps = $state.raw({});
  #asked = "";
  /** The tip on the screen. */
  #shown: Line | null = null;

  /** Load the tips for these rules; null shows none. */
  async ask(game: string | null, rules: string): Promise<void> {
    const asked = game === null ? "" : `${game} ${rules}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#steps = {};
    const steps = game === null ? {} : await tipsOf(game, rules).catch(() => ({}));
    if (asked === this.#asked) this.#steps = steps;
  }

  /** Replace the tips, for tests. */
  give(steps: Steps): void {
    this.#steps = steps;
  }

  /** Return the tip of a step; null if there is none or it is used up. */
  of(step: string | null): Line | null {
    const line = step === null ? undefined : this.#steps[step];
    return line && !likes.tips.includes(mark(line)) ? line : null;
  }

  /** Record the tip that is on the screen. */
  show(line: Line | null): void {
    this.#shown = line;
  }

  /** Use up the tip on the screen, because its step is done or it was dismissed. */
  done(): void {
    const line = this.#shown;
    if (line && !likes.tips.includes(mark(line))) like({ tips: [...likes.tips, mark(line)] });
  }
}

export const tips = new Tips();
