// The words of the cup, in all languages: one script, so that the page needs no second request.
import TEXTS from "virtual:cup-words";
import { languageOf, type Likes } from "../likes";

export type Say = (key: string, arguments_?: Readonly<Record<string, string>>) => string;

/** Return the language of the person, and a function that returns its texts. */
export function wordsOf(likes: Likes): readonly [language: string, say: Say] {
  const language = languageOf(likes);
  const texts = TEXTS[language] ?? {};
  // Few texts differ for poker dice: `key|poker`.
  const text = (key: string): string => texts[key] ?? texts[key.replace("|poker", "")] ?? key;
  const say: Say = (key, given = {}) =>
    text(key).replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? "");
  return [language, say];
}
