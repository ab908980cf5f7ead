// What has been said at the table, by whom and to whom, as this person has heard it.
import type { AnyEvent } from "../wire.gen";
import { say } from "../words.svelte";
import type { Line } from "./model";

export interface Speech {
  readonly key: string;
  readonly name: string;
  readonly words: string;
  /** To whom alone it was said, or null: to everybody. */
  readonly to: string | null;
  readonly mine: boolean;
}

/** Everything said by those who are not muted, oldest first. */
export function speeches(
  lines: readonly Line[],
  you: number | null,
  muted: ReadonlySet<string>,
): readonly Speech[] {
  return lines.flatMap(({ event, number, seats }, index) => {
    const nameOf = (seat: number): string => seats[seat]?.name ?? String(seat + 1);
    const own = you === null ? undefined : seats[you]?.name;
    const made = spoken(event, nameOf);
    if (!made || muted.has(made.name)) return [];
    return [{ ...made, key: `${number}-${index}`, mine: made.name === own }];
  });
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
