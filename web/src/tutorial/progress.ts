// This device's progress in the tutorials.
import { like, likes } from "../preferences.svelte";
import type { Taken } from "./walk";

/** Return the ways taken in an unfinished tutorial of a game. */
export function taken(game: string): Taken {
  return likes.lessons[game] ?? [];
}

export function keep(game: string, ways: Taken): void {
  like({ lessons: { ...likes.lessons, [game]: [...ways] } });
}

/** Mark the tutorial as finished. */
export function finish(game: string): void {
  const lessons = { ...likes.lessons };
  delete lessons[game];
  like({ lessons, learned: [...new Set([...likes.learned, game])] });
}
