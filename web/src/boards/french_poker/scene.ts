// The scenes of French poker, with their lengths.
import type { FrenchPokerEvent, FrenchPokerOpened, FrenchPokerView } from "../../wire.gen";
import type { Scene } from "../../table/model";
import { GIVEN_UP, OPENING } from "../dice/timeline";
import { events, happened } from "../scene";

type Playing = Scene<FrenchPokerView, FrenchPokerEvent> | null;

/** Return the event that opens all dice in this scene. */
export function opening(scene: Playing): FrenchPokerOpened | undefined {
  return happened(scene, "opened");
}

/** Return the seat that rolls dice under the cup in this scene. */
export function shaker(scene: Playing): number | undefined {
  const rolled = events(scene).some((event) => event.kind === "fell");
  return rolled
    ? (happened(scene, "shaken") ?? happened(scene, "kept-open") ?? happened(scene, "rerolled"))
        ?.seat
    : undefined;
}

/** Return the player's action with the dice in this scene. */
export function withDice(scene: Playing) {
  return (
    happened(scene, "kept-hidden") ??
    happened(scene, "kept-open") ??
    happened(scene, "rerolled") ??
    happened(scene, "laid-open")
  );
}

/** Return the places of the dice that are rolled openly in this scene. */
export function landing(scene: Playing): ReadonlySet<number> {
  return new Set(
    events(scene).flatMap((event) =>
      event.kind === "landed" || event.kind === "shown" ? [event.die] : [],
    ),
  );
}

/** Return the places of the dice that are rolled under the cup in this scene. */
export function falling(scene: Playing): ReadonlySet<number> {
  return new Set(events(scene).flatMap((event) => (event.kind === "fell" ? [event.die] : [])));
}

/** Return whether the scene is drawn over the state before it; others are drawn over the state
 *  after. */
export function looksBack(scene: Playing): boolean {
  return opening(scene) !== undefined || happened(scene, "conceded") !== undefined;
}

/**
 * Return the length of a scene in milliseconds; without motion, scenes without text are shorter.
 */
export function duration(scene: NonNullable<Playing>, still = false): number {
  if (opening(scene)) return OPENING;
  if (happened(scene, "conceded")) return GIVEN_UP;
  return moving(scene) * (still ? 0.6 : 1);
}

function moving(scene: NonNullable<Playing>): number {
  if (happened(scene, "lot-drawn")) return 1500;
  if (shaker(scene) !== undefined) return 1250;
  if (happened(scene, "kept-hidden")) return 1300;
  if (withDice(scene)) return 900;
  if (happened(scene, "believed")) return 800;
  if (happened(scene, "announced") || happened(scene, "passed-on")) return 700;
  return 0;
}
