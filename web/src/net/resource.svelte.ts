// Something asked of the server, as state: what came, or why nothing did. Of two questions only the
// later one is answered, whichever answer comes first.
import type { Reason } from "../wire.gen";
import { reasonFor } from "./http";

export interface Resource<T> {
  /** The last answer; it stays while the next one is on its way. */
  readonly value: T | null;
  /** Why there is no answer; null while there is one, or may still be. */
  readonly trouble: Reason | null;
}

/**
 * Asks when the component that calls this is made, and again whenever state that `ask` reads
 * changes; null asks nothing. What is no refusal of the server is called trouble of the server.
 */
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
