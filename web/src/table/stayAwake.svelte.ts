// The screen stays on while the person plays, if they like that; loaded when they first do.
import { likes } from "../preferences.svelte";

/** Made by a component; `playing` says whether the person plays. */
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
