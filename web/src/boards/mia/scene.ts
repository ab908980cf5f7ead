// The scenes of Mia, with their lengths.
import type {
  Conceded,
  Forfeited,
  MiaEvent,
  MiaView,
  Opened,
  Toasted,
  Treated,
} from "../../wire.gen";
import type { Scene } from "../../table/model";
import { GIVEN_UP, OPENING } from "../dice/timeline";
import { happened } from "../scene";

type Playing = Scene<MiaView, MiaEvent> | null;

/** Return the event that opens the cup in this scene. */
export function opening(scene: Playing): Opened | Toasted | Treated | undefined {
  return happened(scene, "opened") ?? happened(scene, "toasted") ?? happened(scene, "treated");
}

/** Return the event that ends a round of this scene without an opening. */
export function givenUp(scene: Playing): Conceded | Forfeited | undefined {
  return happened(scene, "conceded") ?? happened(scene, "forfeited");
}

/** Return the seat that shakes the cup in this scene. */
export function shaker(scene: Playing): number | undefined {
  if (happened(scene, "dice-shown") ?? happened(scene, "dice-hidden"))
    return happened(scene, "fell")?.seat;
  const believed =
    scene?.game && scene.game.view.phase === "show" ? undefined : happened(scene, "believed");
  return (happened(scene, "shaken") ?? believed ?? happened(scene, "rerolled"))?.seat;
}

/** Return whether the scene is drawn over the state before it; others are drawn over the state
 *  after. */
export function looksBack(scene: Playing): boolean {
  return (opening(scene) ?? givenUp(scene)) !== undefined;
}

/**
 * Return the length of a scene in milliseconds; without motion, scenes without text are shorter.
 */
export function duration(scene: NonNullable<Playing>, still = false): number {
  if (opening(scene)) return OPENING;
  if (givenUp(scene)) return GIVEN_UP;
  return moving(scene) * (still ? 0.6 : 1);
}

function moving(scene: NonNullable<Playing>): number {
  if (happened(scene, "dice-shown")) return 2600;
  if (happened(scene, "lives-rerolled")) return 2000;
  if (happened(scene, "lot-drawn")) return 1500;
  if (shaker(scene) !== undefined) return 1150;
  if (happened(scene, "announced") || happened(scene, "passed-on")) return 650;
  return 0;
}
