// How far this device has come in the tutorials.
import { like, likes } from "../preferences.svelte";
import type { Taken } from "./walk";

/** The ways taken in the tutorial of a game that was left in its middle. */
export function taken(game: string): Taken {
  return likes.lessons[game] ?? [];
}

export function keep(game: string, ways: Taken): void {
  like({ lessons: { ...likes.lessons, [game]: [...ways] } });
}

/** The tutorial was played to its end. */
export function finish(game: string): void {
  const lessons = { ...likes.lessons };
  delete lessons[game];
  like({ lessons, learned: [...new Set([...likes.learned, game])] });
}
