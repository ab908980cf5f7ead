// One line above the hand that says what is going on and what is wanted.
import { say } from "../../words.svelte";
import type { GameOut, MiaView } from "../../wire.gen";
import { called, type Options } from "./values";

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
  switch (view.phase) {
    case "open":
      return say("web-mia-you-open");
    case "cup":
      if (!view.looked) return say("web-mia-you-rolled", { open: beat ? "no" : "yes", ...said });
      return say("web-mia-you-say", { open: beat ? "no" : "yes", ...said });
    case "answer":
      return say("web-mia-you-answer", said);
    default:
      return say("web-mia-you-lives");
  }
}
