// The conditions for sounds: none before the first tap, and from a hidden page only the turn alert.
// The sounds themselves are made elsewhere, and loaded with the first sound.
import { likes } from "../preferences.svelte";
import type { Sounding, Tune } from "./tune";

type Synthesis = typeof import("./synthesis");
let made: Promise<Synthesis> | undefined;
let context: AudioContext | undefined;

/** True while a television near this device plays the sounds. */
let hushed = false;

/** Leave the sounds to a television; the turn alert of a hidden page is still played. */
export function hush(on: boolean): void {
  hushed = on;
}

/** Return the output, made or resumed after a call has interrupted it. Some browsers allow this only
 *  within a gesture, so that each gesture does it. */
export function output(): AudioContext | undefined {
  if (!likes.sound || typeof AudioContext !== "function") return undefined;
  context ??= new AudioContext();
  if (context.state !== "running") context.resume().catch(() => undefined);
  return context;
}
for (const gesture of ["pointerup", "keydown"]) addEventListener(gesture, output, true);

/** Return whether sounds are allowed now. */
export function audible(tune?: Tune): boolean {
  if (!likes.sound || !likes.volume || typeof AudioContext !== "function") return false;
  if (document.hidden ? tune !== "turn" : hushed) return false;
  // Browsers play no sound before the first tap; earlier sounds would only log warnings.
  return navigator.userActivation?.hasBeenActive ?? false;
}

/** Call `use` with the module that makes sounds, once it is loaded; never without a network. */
function synthesis(use: (found: Synthesis, context: AudioContext) => void): void {
  output();
  made ??= import("./synthesis");
  void made.then(
    (found) => context && use(found, context),
    () => (made = undefined),
  );
}

/** Play a sound, if the person wants sounds, from the side of the page where `seat` is. */
export function play(tune: Tune, seat?: number | null): void {
  if (audible(tune)) synthesis((found, on) => found.play(on, tune, likes.volume, seat));
}

/** Play the sound of an event; many events have none. */
export function sound(event: object): void {
  if (audible()) synthesis((found, on) => found.sound(on, event as Sounding, likes.volume));
}

/** Play a murmur of the crowd at a claim, louder for a higher claim (0 to 1). */
export function murmur(height: number): void {
  if (audible()) synthesis((found, on) => found.murmur(on, height, likes.volume));
}

/** Play a heartbeat for at most this many milliseconds; the returned function stops it. */
export function heartbeat(span: number): () => void {
  let stilled = false;
  let still = (): void => undefined;
  if (audible())
    synthesis((found, on) => {
      if (!stilled) still = found.heartbeat(on, span, likes.volume);
    });
  return () => {
    stilled = true;
    still();
  };
}

/** Vibrate, if the person wants vibrations. */
export function buzz(pattern: number | number[]): void {
  if (likes.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
