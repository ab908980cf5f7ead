// What the dice of this table show: pips, or 9 10 J Q K A as poker dice do. Names only.
import { POKER_MARKS } from "../../ui/pips";

/** What a die shows for one to six. */
export function mark(pips: number, poker: boolean): string {
  return poker ? (POKER_MARKS[pips - 1] ?? String(pips)) : String(pips);
}

/** A die as a letter that looks like one, so that its pips are not taken for its place. */
export function drawn(face: number | null, poker: boolean): string {
  if (face === null) return "?";
  return poker ? mark(face, true) : String.fromCodePoint(0x267f + face);
}
