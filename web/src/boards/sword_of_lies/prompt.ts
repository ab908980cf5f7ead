// The prompt above the actions: the current state and the player's task.
import { say } from "../../words.svelte";
import { colourName, placeName } from "./cards";
import type { Offers } from "./offers";
import type { View } from "./view";

export function prompt(view: View, offers: Offers, names: readonly string[]): string {
  const { you, phase } = view;
  const name = (seat: number | null | undefined): string =>
    seat === null || seat === undefined ? "" : (names[seat] ?? "");
  const list = (seats: readonly number[]): string => seats.map(name).join(", ");
  const trade = view.trade;
  const question = view.question;
  const about = {
    seat: name(view.turn),
    mover: name(trade?.seat ?? question?.seat),
    other: name(trade?.of ?? question?.of),
    place: question ? placeName(question.place) : "",
    colour: question?.named ? colourName(question.named) : "",
    chips: trade?.price ?? 0,
    waiting: list(view.acting),
  };
  if (phase === "over") return say("sword-of-lies-phase-over");
  if (offers.length) return say(`web-sword-of-lies-you-${wanted(view, offers)}`, about);
  if (you !== null && !view.live.includes(you)) return say("web-sword-of-lies-you-folded");
  if (you !== null && phase === "orders" && view.sealed.includes(you))
    return say("web-sword-of-lies-you-sealed", about);
  // While the player's own move is on its way, no one else is waited for.
  if (you !== null && view.acting.includes(you)) return "";
  return say(`web-sword-of-lies-waits-${phase}`, about);
}

function wanted(view: View, offers: Offers): string {
  if (view.phase === "negotiation" && !offers.some(({ action }) => action.kind === "ready"))
    return "answer";
  return view.phase;
}
