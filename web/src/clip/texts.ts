// The texts of a clip in the language of the page. The word sets `clip`, `tv` and the game's are
// loaded.
import { gameTitle, say } from "../words.svelte";
import type { Texts } from "./frames";
import type { Lie } from "./lie";

export function clipTexts({ game }: Lie): Texts {
  return {
    game: gameTitle(game),
    believes: say("web-story-bluff-believes"),
    doubts: say("web-story-bluff-doubts"),
    true: say("web-story-bluff-true"),
    lie: say("web-story-bluff-lie"),
    believed: say("web-clip-believed"),
    later: say("web-clip-later"),
  };
}
