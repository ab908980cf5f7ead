// A request to the server as state: the answer, or the reason for its failure. Of two requests,
// only the later one counts, regardless of the order of the answers.
import type { Reason } from "../wire.gen";
import { reasonFor } from "./http";

export interface Resource<T> {
  /** The last answer; it stays while the next one is loading. */
  readonly value: T | null;
  /** The reason why there is no answer; null while there is an answer, or while it is loading. */
  readonly trouble: Reason | null;
}

/** Send a request when the calling component is created, and again whenever state that `ask`
 *  reads changes; null sends none. Errors that are not refusals are reported as server trouble. */
export function resource<T>(ask: () => Promise<T> | null): Resource<T> {
  let value: T | null = $state.raw(null);
  let trouble: Reason | null = $state.raw(null);
  $effect(() => {
    let current = true;
    ask()?.then(
      (answer) => {
        if (!current) return;
        value = answer;
        trouble = null;
      },
      (error: unknown) => {
        if (!current) return;
        value = null;
        trouble = reasonFor(error);
      },
    );
    return () => (current = false);
  });
  return {
    get value() {
      return value;
    },
    get trouble() {
      return trouble;
    },
  };
}
