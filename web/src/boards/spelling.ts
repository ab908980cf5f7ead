// What the values of a game are called and which dice show them, for pages that know no game: the
// coach and the strategies. A game without a spelling of its own has its values written as they are.
import { learn } from "../words.svelte";
import type { SpellingBy, Spelt } from "./spelt";

const SPELLINGS: Readonly<Record<string, () => Promise<{ spelling: SpellingBy }>>> = {
  mia: () => import("./mia/spelling"),
  french_poker: () => import("./french_poker/spelling"),
  sword_of_lies: () => import("./sword_of_lies/spelling"),
};

/** Where a game has words that its coach alone uses. */
const COACH_WORDS: Readonly<Record<string, string>> = { sword_of_lies: "coach_sword_of_lies" };

export const plain: SpellingBy = () => ({ called: String, dice: () => [] });

/** How a game's values are spelt, its words loaded. */
export async function spellingOf(game: string): Promise<SpellingBy> {
  await learn(game);
  return (await SPELLINGS[game]?.())?.spelling ?? plain;
}

/** As `spellingOf`, with what the game's coach says besides. */
export async function spellingOfCoach(game: string): Promise<SpellingBy> {
  const words = COACH_WORDS[game];
  if (words) await learn(words);
  return spellingOf(game);
}

/** A word of an action's text: a number, or text without the mark that says so. */
export function speltIn(word: string): Spelt {
  return /^-?\d+$/.test(word) ? Number(word) : word.replace(/^'/, "");
}
