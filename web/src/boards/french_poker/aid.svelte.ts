// The facts that the server computes from this seat's view: fetched on demand, once for each view.
// This is not a `resource`, which keeps its last answer, because odds of another view must never be
// shown.
import { ask, whose } from "../../net/http";
import type { AidOut, FrenchPokerAid, FrenchPokerView } from "../../wire.gen";

export class Reckoning {
  /** The aid for the view requested last; null until it is loaded, or if the server has none. */
  found: FrenchPokerAid | null = $state.raw(null);
  #asked: FrenchPokerView | null = null;

  /** Request the aid for `view`, unless it was requested before. */
  ask(table: string, view: FrenchPokerView): void {
    if (view === this.#asked) return;
    this.#asked = view;
    this.found = null;
    ask<AidOut>(`/api/tables/${encodeURIComponent(table)}/aid${whose(view.you)}`).then(
      (answer) => {
        if (view === this.#asked) this.found = answer.aid;
      },
      () => {
        if (view === this.#asked) this.#asked = null;
      },
    );
  }

  /** Clear the odds. */
  forget(): void {
    this.#asked = null;
    this.found = null;
  }
}

/** Return a chance in whole percent; 0 and 100 only if they are exact. */
export function percent(ways: number, of: number): string {
  const whole = Math.round((100 * ways) / of);
  if (ways > 0 && whole === 0) return "<1";
  if (ways < of && whole === 100) return ">99";
  return String(whole);
}
