// Shares the picture of a finished game: its ranks and highlights.
import type { StoryOut } from "../wire.gen";
import { gameTitle, say, seatName } from "../words.svelte";
import { picture, share } from "./picture";

/** Share the picture, or save it; return which of the two was done, or null if it has failed. */
export async function sharePicture(
  story: StoryOut,
  sentences: readonly string[],
  table: string,
): Promise<"shared" | "saved" | null> {
  const placed = story.seats
    .map((seat, index) => ({ of: seat, name: seatName(seat), place: story.places[index] ?? 0 }))
    .sort((a, b) => a.place - b.place);
  const ranks = placed.map(({ place, ...one }) => ({ ...one, place: String(place) }));
  const winners = placed.filter((one) => one.place === 1).map((one) => one.name);
  // Winners by name, because the picture may be sent to others, for whom "You win!" would be wrong.
  const title = say("web-winners", { count: winners.length, names: winners.join(", ") });
  const image = await picture({ game: gameTitle(story.kind), title, ranks, sentences });
  return image && share(image, `mendax-${table}-${story.game}.png`, title);
}
