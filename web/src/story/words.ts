// A highlight in words: players by name, claims and dice by the table's names.
import type { Spelling } from "../boards/spelt";
import type { Highlight, StoryOut } from "../wire.gen";
import { say, seatName } from "../words.svelte";

/** A story, and the spelling of its values. */
export interface Told {
  readonly story: StoryOut;
  readonly spelling: Spelling;
}

/** Return a highlight as one sentence, which itself selects the colours of cards. */
export function sentence(one: Highlight, seats: StoryOut["seats"], spelling: Spelling): string {
  const args: Record<string, string | number> = { ...one.figures };
  for (const [name, seat] of Object.entries(one.seats)) args[name] = seatName(seats[seat]);
  for (const [name, value] of Object.entries(one.values)) args[name] = spelling.called(value);
  return say(one.key, args).replaceAll(" %", "\u00a0%");
}

/** Return the length of the game in words. */
export function length(story: StoryOut): string {
  return say("web-story-length", { moves: story.moves, minutes: Math.floor(story.seconds / 60) });
}
