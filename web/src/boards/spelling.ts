// The names and dice of a game's values, for pages that know no game: the coach and the strategies.
// Values of a game without a spelling are shown unchanged.
import { learn } from "../words.svelte";
import type { SpellingBy, Spelt } from "./spelt";

const SPELLINGS: Readonly<Record<string, () => Promise<{ spelling: SpellingBy }>>> = {
  mia: () => import("./mia/spelling"),
  french_poker: () => import("./french_poker/spelling"),
  sword_of_lies: () => import("./sword_of_lies/spelling"),
};

/** The word sets of games that only the coach uses. */
const COACH_WORDS: Readonly<Record<string, string>> = { sword_of_lies: "coach_sword_of_lies" };

export const plain: SpellingBy = () => ({ called: String, dice: () => [] });

/** Return the spelling of a game's values, with its words loaded. */
export async function spellingOf(game: string): Promise<SpellingBy> {
  await learn(game);
  return (await SPELLINGS[game]?.())?.spelling ?? plain;
}

/** Like `spellingOf`, with the words of the game's coach loaded too. */
export async function spellingOfCoach(game: string): Promise<SpellingBy> {
  const words = COACH_WORDS[game];
  if (words) await learn(words);
  return spellingOf(game);
}

/** Return a word of an action's text: a number, or a text without its quotation mark. */
export function speltIn(word: string): Spelt {
  return /^-?\d+$/.test(word) ? Number(word) : word.replace(/^'/, "");
}
