// What may be heard, and when: nothing before the first tap, nothing of a page that is hidden but the
// call to one's turn. The sounds themselves are made elsewhere, and loaded with the first of them.
import { likes } from "../preferences.svelte";
import type { Tune } from "./tune";

type Synthesis = typeof import("./synthesis");
let made: Promise<Synthesis> | undefined;

/** Whether something may be heard now. */
export function audible(tune?: Tune): boolean {
  if (!likes.sound || !likes.volume || typeof AudioContext !== "function") return false;
  if (document.hidden && tune !== "turn") return false;
  // Browsers stay mute until the first tap; what is made before it would only warn.
  return navigator.userActivation?.hasBeenActive ?? false;
}

/** What makes sounds, as soon as it is there; without a network there are none. */
function synthesis(use: (found: Synthesis) => void): void {
  made ??= import("./synthesis");
  void made.then(use, () => (made = undefined));
}

/** Makes a sound, if the person wants any. */
export function play(tune: Tune): void {
  if (audible(tune)) synthesis((found) => found.play(tune, likes.volume));
}

/** The crowd murmurs at a claim, the louder the higher it stands (0 to 1). */
export function murmur(height: number): void {
  if (audible()) synthesis((found) => found.murmur(height, likes.volume));
}

/** A heart beats, for so many milliseconds at most. The answer stills it. */
export function heartbeat(span: number): () => void {
  let stilled = false;
  let still = (): void => undefined;
  if (audible())
    synthesis((found) => {
      if (!stilled) still = found.heartbeat(span, likes.volume);
    });
  return () => {
    stilled = true;
    still();
  };
}

/** Lets the device buzz, if the person wants it. */
export function buzz(pattern: number | number[]): void {
  if (likes.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
