// The events of a scene, typed by the game. This module knows no game.
import type { Happening, Scene } from "../table/model";

/** Return all events of a scene, in order; empty if there is no scene. */
export function events<Event>(scene: Scene<unknown, Event> | null): readonly Happening<Event>[] {
  return scene?.entries.flatMap((entry) => entry.events) ?? [];
}

/** Return the first event of a kind in a scene. */
export function happened<Event extends { readonly kind: string }, Kind extends Event["kind"]>(
  scene: Scene<unknown, Event> | null,
  kind: Kind,
): Extract<Event, { readonly kind: Kind }> | undefined {
  return events(scene).find(
    (event): event is Extract<Event, { readonly kind: Kind }> => event.kind === kind,
  );
}
