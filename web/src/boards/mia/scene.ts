// What is worth seeing in a scene of Mia, and for how long.
import type { MiaEvent, MiaView, Opened, Toasted } from "../../wire.gen";
import type { Scene } from "../../table/model";

export const OPENING = 4600;

export function events(scene: Scene | null): readonly MiaEvent[] {
  return (scene?.entries.flatMap((entry) => entry.events) ?? []) as readonly MiaEvent[];
}

export function happened<K extends MiaEvent["kind"]>(
  scene: Scene | null,
  kind: K,
): Extract<MiaEvent, { kind: K }> | undefined {
  return events(scene).find(
    (event): event is Extract<MiaEvent, { kind: K }> => event.kind === kind,
  );
}

/** The cup is opened in this scene. */
export function opening(scene: Scene | null): Opened | Toasted | undefined {
  return happened(scene, "opened") ?? happened(scene, "toasted");
}

/** Whoever shakes the cup in this scene. */
export function shaker(scene: Scene | null): number | undefined {
  if (happened(scene, "dice-shown") ?? happened(scene, "dice-hidden"))
    return happened(scene, "fell")?.seat;
  const believed =
    scene?.game && viewOf(scene.game.view).phase === "show"
      ? undefined
      : happened(scene, "believed");
  return (happened(scene, "shaken") ?? believed ?? happened(scene, "rerolled"))?.seat;
}

/** Scenes that are drawn over what was so before; all others over what they lead to. */
export function looksBack(scene: Scene | null): boolean {
  return opening(scene) !== undefined || happened(scene, "conceded") !== undefined;
}

export function viewOf(view: unknown): MiaView {
  return view as MiaView;
}

/** How long a scene takes, in milliseconds. */
export function duration(scene: Scene): number {
  if (opening(scene)) return OPENING;
  if (happened(scene, "conceded")) return 2600;
  if (happened(scene, "dice-shown")) return 2600;
  if (happened(scene, "lives-rerolled")) return 2000;
  if (happened(scene, "lot-drawn")) return 1500;
  if (shaker(scene) !== undefined) return 1150;
  if (happened(scene, "announced") || happened(scene, "passed-on")) return 650;
  return 0;
}
