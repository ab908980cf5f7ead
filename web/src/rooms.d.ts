// The modules that `catalogue.ts` generates from the catalogue.
declare module "virtual:rooms" {
  /** The names of the word sets: messages that are loaded together. */
  export const ROOMS: readonly string[];
  /** Load the words of a set. */
  export function load(language: string, room: string): Promise<{ readonly default: string }>;
}
