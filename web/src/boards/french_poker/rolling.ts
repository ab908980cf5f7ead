// The ways to use the dice after looking: their names, and the dice that each needs.
import { say } from "../../words.svelte";
import type { GameAction, GameOut } from "../../wire.gen";

type Offers = GameOut["offers"];

/** The actions with the kept dice, with their words and looks. */
const WAYS = [
  {
    kind: "keep-open",
    key: "KeyH",
    words: "roll-hidden",
    note: "roll-hidden-note",
    look: "hidden",
  },
  { kind: "roll-rest", key: "KeyR", words: "roll-rest", note: "roll-rest-note", look: "hidden" },
  { kind: "keep-hidden", key: "KeyO", words: "roll-open", note: "roll-open-note", look: "open" },
  { kind: "show", key: "KeyS", words: "show", note: "show-note", look: "open" },
] as const;

export interface Way {
  readonly kind: GameAction["kind"];
  readonly look: "hidden" | "open";
  /** The action's key, by its place on the keyboard. */
  readonly key: string;
  readonly label: string;
  readonly note: string;
  /** True if the action is offered with these dice. */
  readonly legal: boolean;
}

/** Return whether any of these actions is offered. */
export function rolling(offers: Offers): boolean {
  return WAYS.some(({ kind }) => offers.some((one) => one.action.kind === kind));
}

/** Return the offered ways with the dice at these places, which show `faces`. */
export function ways(offers: Offers, kept: readonly number[], faces: string): readonly Way[] {
  const named = kept.length === 0 ? "none" : kept.length === 5 ? "all" : faces;
  return WAYS.flatMap(({ kind, key, words, note, look }) => {
    const offer = offers.find((one) => one.action.kind === kind);
    if (!offer) return [];
    const slot = offer.slots.find((one) => one.kind === "one-of");
    const count = kind === "show" ? kept.length : 5 - kept.length;
    return {
      kind,
      look,
      key,
      label: say(`web-french-poker-${words}`, { count }),
      note: say(`web-french-poker-${note}`, { kept: named }),
      legal: slot?.kind === "one-of" && slot.values.some((one) => String(one) === String(kept)),
    };
  });
}
