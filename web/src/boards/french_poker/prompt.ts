// The prompt above the hand: the current state and the player's task.
import { say } from "../../words.svelte";
import type { FrenchPokerView, GameOut } from "../../wire.gen";
import { called } from "./claims";
import { rolling } from "./rolling";

export function prompt(
  view: FrenchPokerView,
  offers: GameOut["offers"],
  you: number | null,
  names: readonly string[],
  charge: boolean,
  poker = false,
  /** True if the dice are kept as they are, so that only a claim is needed. */
  left = false,
): string {
  if (view.phase === "over") return say("french-poker-phase-over");
  const beat = view.claims.at(-1);
  const said = {
    claim: beat ? called(beat.claim, poker) : "",
    claimer: beat ? (names[beat.seat] ?? "") : "",
  };
  if (!offers.length) {
    if (you !== null && view.done.includes(you))
      return say(charge ? "web-french-poker-you-are-safe" : "web-french-poker-you-are-out");
    // While the player's own move is on its way, no one else is waited for.
    if (view.turn === you && view.phase !== "lot") return "";
    return say(`web-french-poker-waits-${view.phase}`, { seat: names[view.turn] ?? "", ...said });
  }
  if (view.phase === "open") return say("web-french-poker-you-open");
  if (view.phase === "answer") return say("web-french-poker-you-answer", said);
  if (left || !rolling(offers))
    return beat ? say("web-french-poker-you-claim", said) : say("web-french-poker-you-claim-first");
  if (!beat) return say("web-french-poker-you-choose-first");
  const may = offers.some((one) => one.action.kind === "announce");
  return say(may ? "web-french-poker-you-choose" : "web-french-poker-you-must-roll", said);
}
