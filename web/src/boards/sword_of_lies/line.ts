// The line in the middle of the table during a scene.
import { events } from "../scene";
import { keyed, knows, say } from "../../words.svelte";
import type { Step, SwordScene } from "./scene";
import { telling } from "./telling";

/**
 * Return the text of the latest step; for a war round, which is quick, the text of all its events
 * together.
 */
export function lineOf(
  scene: SwordScene | null,
  step: Step | undefined,
  names: readonly string[],
): string {
  if (!step) return "";
  const { event } = step;
  const alike = events(scene).filter(({ kind }) => kind === event.kind);
  if (event.kind === "order-opened" && alike.length > 1)
    return say("web-sword-of-lies-orders-open");
  if (event.kind === "card-hit" && alike.length > 1) {
    const hit = alike.flatMap((one) => (one.kind === "card-hit" ? [one.seat] : []));
    const seats = [...new Set(hit)].map((seat) => {
      const blows = hit.filter((other) => other === seat).length;
      return `${names[seat] ?? ""}${blows > 1 ? ` ×${blows}` : ""}`;
    });
    return say("web-sword-of-lies-hit", { seats: seats.join(", ") });
  }
  const key = keyed("sword-of-lies-event", event.kind);
  const told = telling(event, names) ?? {};
  // The scene of a reveal shows the mark and its effect.
  if (event.kind === "revealed") told["mark"] = "none";
  return knows(key) ? say(key, told).trim() : "";
}
