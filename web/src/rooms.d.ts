// What `catalogue.ts` makes of the catalogue.
declare module "virtual:rooms" {
  /** The names of the rooms: messages that are loaded together. */
  export const ROOMS: readonly string[];
  /** Loads the words of a room. */
  export function load(language: string, room: string): Promise<{ readonly default: string }>;
}
