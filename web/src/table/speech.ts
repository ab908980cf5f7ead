// The talk at the table, with speakers and recipients, as this person has received it.
import type { AnyEvent, SeatView } from "../wire.gen";
import { speakerKey } from "../heard/hearing.svelte";
import { likes } from "../preferences.svelte";
import { say } from "../words.svelte";
import type { Line } from "./model";

export interface Speech {
  readonly key: string;
  readonly name: string;
  /** The mute key of the speaker. */
  readonly who: string;
  readonly words: string;
  /** The only recipient; null: everyone. */
  readonly to: string | null;
  readonly mine: boolean;
  /** The speaker's seat; undefined for spectators. */
  readonly of: SeatView | undefined;
}

/** Return the talk of unmuted people, oldest first. */
export function speeches(
  lines: readonly Line[],
  you: number | null,
  muted: ReadonlySet<string>,
): readonly Speech[] {
  if (!likes.talk) return [];
  return lines.flatMap(({ event, number, seats }, index) => {
    const nameOf = (seat: number): string => seats[seat]?.name ?? String(seat + 1);
    const own = you === null ? undefined : seats[you]?.name;
    const made = spoken(event, nameOf);
    const who = speaker(event, seats);
    if (!made || who === null || muted.has(who)) return [];
    const of = "seat" in event && event.seat !== null ? seats[event.seat] : undefined;
    return [{ ...made, who, key: `${number}-${index}`, mine: who === own, of }];
  });
}

/** Return the mute key of an event's speaker; null if the event is not talk. */
export function speaker(event: AnyEvent, seats: readonly SeatView[]): string | null {
  switch (event.kind) {
    case "said":
    case "phrase-said":
    case "reacted":
      return speakerKey(event.seat, event.name);
    case "said-to":
      return speakerKey(event.seat, seats[event.seat]?.name ?? String(event.seat + 1));
    default:
      return null;
  }
}

function spoken(
  event: AnyEvent,
  nameOf: (seat: number) => string,
): Pick<Speech, "name" | "words" | "to"> | null {
  switch (event.kind) {
    case "said":
      return { name: event.name, words: event.text, to: null };
    case "phrase-said":
      return { name: event.name, words: say(`table-phrase-${event.phrase}`), to: null };
    case "said-to":
      return { name: nameOf(event.seat), words: event.text, to: nameOf(event.to) };
    default:
      return null;
  }
}
