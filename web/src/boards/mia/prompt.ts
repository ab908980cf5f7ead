// The prompt above the hand: the current state and the player's task.
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
    // While the player's own move is on its way, no one else is waited for.
    if (view.turn === you && view.phase !== "lot") return "";
    return say(`web-mia-waits-${view.phase}`, { seat: names[view.turn] ?? "", ...said });
  }
  // The server decides the legal values, which include the same value where equal claims are legal.
  const reach = beat !== undefined && announced(offers).includes(beat.value) ? "-reach" : "";
  const open = beat === undefined || wipes(beat.value, options) ? "yes" : "no";
  if (view.phase !== "cup") return say(`web-mia-you-${view.phase}`, said);
  const key = `web-mia-you-${view.looked ? "say" : "rolled"}${open === "yes" ? "" : reach}`;
  return say(key, { open, ...said });
}

/** Return the values that may be announced now. */
function announced(offers: GameOut["offers"]): readonly unknown[] {
  const slot = offers.find((one) => one.action.kind === "announce")?.slots[0];
  return slot?.kind === "one-of" ? slot.values : [];
}

/** Return whether a claim leaves no value to beat, by its special effect. */
function wipes(value: number, options: Options): boolean {
  return options[value === 32 ? "joker_32" : `effect_${value}`]?.includes("wipe") ?? false;
}
