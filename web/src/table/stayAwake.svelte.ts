// Keeps the screen on while the person plays, if they want this; loaded at their first game.
import { likes } from "../preferences.svelte";

/** Create it in a component; `playing` returns whether the person plays. */
export function stayAwake(playing: () => boolean): void {
  $effect(() => {
    if (!playing() || !likes.awake) return;
    const held = import("./awake").then(
      ({ keepAwake }) => keepAwake(),
      () => () => undefined,
    );
    return () => void held.then((release) => release());
  });
}
