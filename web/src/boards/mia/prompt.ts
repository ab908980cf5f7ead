// The prompt above the hand: the current state and what is asked of the player.
import { say } from "../../words.svelte";
import type { GameOut, MiaView } from "../../wire.gen";
import type { Options } from "../options";
import { called } from "./values";

export function prompt(
  view: MiaView,
  offers: GameOut["offers"],
  you: number | null,
  names: readonly string[],
  options: Options,
  playing: boolean,
): string {
  if (playing) return "";
  if (view.phase === "over") return say("mia-phase-over");
  const beat = view.claims.at(-1);
  const said = beat
    ? { value: called(beat.value, options), announcer: names[beat.seat] ?? "" }
    : { value: "", announcer: "" };
  if (!offers.length) {
    if (you !== null && view.out.includes(you)) return say("web-mia-you-are-out");
    return say(`web-mia-waits-${view.phase}`, { seat: names[view.turn] ?? "", ...said });
  }
  // The server decides the lowest legal value: the same value where equal claims are legal.
  const reach = beat !== undefined && least(offers) === beat.value ? "-reach" : "";
  switch (view.phase) {
    case "open":
      return say("web-mia-you-open");
    case "cup":
      if (!view.looked)
        return say(`web-mia-you-rolled${reach}`, { open: beat ? "no" : "yes", ...said });
      return say(`web-mia-you-say${reach}`, { open: beat ? "no" : "yes", ...said });
    case "show":
      return say("web-mia-you-show");
    case "answer":
      return say("web-mia-you-answer", said);
    default:
      return say("web-mia-you-lives");
  }
}

/** Return the lowest value that may be announced now. */
function least(offers: GameOut["offers"]): unknown {
  const slot = offers.find((one) => one.action.kind === "announce")?.slots[0];
  return slot?.kind === "one-of" ? slot.values[0] : undefined;
}
