// The player's promises for the next order, so that no promise is broken by mistake. The server
// judges promises; this is a warning before the order is sent.
import { aimedAt, type Target } from "./cards";
import { pledgeName } from "./telling";
import type { View } from "./view";

/** Return the player's promises that an order with these targets would break, in words. */
export function brokenBy(
  targets: readonly Target[],
  view: View,
  names: readonly string[],
): readonly string[] {
  const struck = new Set(targets.map((aim) => aimedAt(aim)[0]));
  return view.promises.flatMap(({ seat, to, pledge, outcome }) => {
    if (seat !== view.you || outcome !== "open" || pledge === "nothing") return [];
    const kept =
      pledge === "spare"
        ? !struck.has(to)
        : struck.has(Number(pledge.replace("strike-seat", "")) - 1);
    return kept ? [] : [pledgeName(pledge, to, names)];
  });
}
