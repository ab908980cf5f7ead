// What the server reckons from this seat's own view: asked for when wanted, once for each view. No
// `resource`, which keeps its last answer: chances of another view must not be seen for a moment.
import { aid } from "../../net/http";
import type { FrenchPokerAid, FrenchPokerView } from "../../wire.gen";

export class Reckoning {
  /** The aid for the view asked about last; null until it is here, or if there is none. */
  found: FrenchPokerAid | null = $state.raw(null);
  #asked: FrenchPokerView | null = null;

  /** Asks for the aid for `view`, unless it was asked for already. */
  ask(table: string, view: FrenchPokerView): void {
    if (view === this.#asked) return;
    this.#asked = view;
    this.found = null;
    aid(table, view.you).then(
      (answer) => {
        if (view === this.#asked) this.found = answer.aid;
      },
      () => {
        if (view === this.#asked) this.#asked = null;
      },
    );
  }

  /** No more chances. */
  forget(): void {
    this.#asked = null;
    this.found = null;
  }
}

/** A chance in whole percents; never 0 or 100 unless it is so. */
export function percent(ways: number, of: number): string {
  const whole = Math.round((100 * ways) / of);
  if (ways > 0 && whole === 0) return "<1";
  if (ways < of && whole === 100) return ">99";
  return String(whole);
}
