// On a shared device, the holder's secrets are drawn only while they press the button.
import { untrack } from "svelte";
import type { Board } from "../boards/board";
import { asCovered } from "../shared/covered";
import type { GameOut } from "../wire.gen";
import { learn } from "../words.svelte";
import type { Session } from "./session.svelte";

export interface Cover {
  /** True if the holder is looking at their secrets. */
  looks: boolean;
  readonly covered: boolean;
  /** The current scene, without secrets if necessary. */
  readonly scene: Session["scene"];
  /** Return a game as it may be drawn now. */
  veiled(game: GameOut): GameOut;
}

/** Create it in a component; `handedOn` is called whenever the device changes hands. */
export function cover(
  session: Session,
  board: () => Board | undefined,
  handedOn: () => void,
): Cover {
  let looks = $state(false);
  const covered = $derived(session.device !== null && session.model.you !== null && !looks);
  const veiled = (game: GameOut): GameOut => (covered ? asCovered(game, board()) : game);
  const scene = $derived(
    covered && session.scene?.game
      ? { ...session.scene, game: veiled(session.scene.game) }
      : session.scene,
  );
  $effect(() => {
    if (session.turns === 0) return;
    untrack(() => {
      looks = false;
      handedOn();
    });
  });
  $effect(() => {
    if (session.device) void learn("shared_play");
  });
  return {
    get looks() {
      return looks;
    },
    set looks(now) {
      looks = now;
    },
    get covered() {
      return covered;
    },
    get scene() {
      return scene;
    },
    veiled,
  };
}
