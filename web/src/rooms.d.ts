// The modules that `catalogue.ts` and `cup.ts` generate from the catalogue.
declare module "virtual:rooms" {
  /** The names of the word sets: messages that are loaded together. */
  export const ROOMS: readonly string[];
  /** Load the words of a set. */
  export function load(language: string, room: string): Promise<{ readonly default: string }>;
}
declare module "virtual:cup-words" {
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default texts;
}
