// The sounds and vibrations of the cup.
import { play as synthesize } from "../ui/synthesis";
import type { Tune } from "../ui/tune";
import type { Likes } from "../likes";

/** The time between two knocks of a shaken cup, in milliseconds. */
const KNOCK = 85;

export interface Noise {
  readonly play: (tune: Tune) => void;
  readonly buzz: (pattern: number | number[]) => void;
  /** Rattle until the returned function is called. */
  readonly rattle: () => () => void;
}

/** Return the sounds and vibrations of a page. `likes` returns the current preferences. */
export function noise(likes: () => Likes): Noise {
  let context: AudioContext | undefined;
  const wake = (): void => {
    if (!likes().sound || typeof AudioContext !== "function") return;
    context ??= new AudioContext();
    if (context.state !== "running") context.resume().catch(() => undefined);
  };
  // Browsers start sounds within a gesture only; a phone call stops them.
  for (const gesture of ["pointerdown", "pointerup", "keydown"])
    addEventListener(gesture, wake, true);
  const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? false;
  function play(tune: Tune): void {
    const { sound, volume } = likes();
    if (context && sound && volume && touched()) synthesize(context, tune, volume);
  }
  function buzz(pattern: number | number[]): void {
    if (likes().vibration && touched()) navigator.vibrate?.(pattern);
  }
  function rattle(): () => void {
    const knock = (): void => {
      play("rattle");
      buzz(18);
    };
    knock();
    const timer = setInterval(knock, KNOCK);
    return () => clearInterval(timer);
  }
  return { play, buzz, rattle };
}
