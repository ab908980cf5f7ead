// What `vite.config.ts` makes of the catalogue.
declare module "virtual:rooms" {
  /** By room, the file and the part of it that its words are made of; "*" stands for the language. */
  export const ROOMS: Readonly<Record<string, string>>;
  /** Loads the words of a room. */
  export function load(language: string, room: string): Promise<{ readonly default: string }>;
}
