// The marks of a seat that every game has: bonus points, bot, program, next player, disconnected. A
// ring draws them at the face; Sword of Lies writes them beside its own tags.
import type { SeatView } from "../wire.gen";
import { say, seatName } from "../words.svelte";
import { absence, counted } from "./absence.svelte";

export interface SeatMark {
  readonly kind: "bonus" | "bot" | "program" | "next" | "away" | "lost";
  /** The full text. */
  readonly words: string;
  /** The short text; null without a short form, "" if it is empty for now. */
  readonly text: string | null;
}

/** Return the marks of a seat; `absent` if the player is disconnected. */
export function marksOf(one: SeatView, absent: boolean): readonly SeatMark[] {
  const { name, bot, program, away, next, bonus } = one;
  const marks: SeatMark[] = [];
  const mark = (kind: SeatMark["kind"], words: string, text: string | null = null): void =>
    void marks.push({ kind, words, text });
  if (bonus) mark("bonus", say("web-bonus", { count: bonus }), `★${bonus}`);
  if (bot && !away) mark("bot", say("web-bot"));
  if (program) mark("program", say("web-program"));
  if (next) mark("next", say("web-take-over-next", { name: next, of: seatName(one) }), `⇢ ${next}`);
  if (away) mark("away", say("web-away-mark"));
  else if (absent && !bot) mark("lost", absence(name), counted(name));
  return marks;
}
