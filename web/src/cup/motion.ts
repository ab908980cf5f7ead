// The motion sensor, where a phone has one and the person allows it.
import { shakes } from "./shaking";

interface Moved {
  /** The sensor answered for the first time. */
  readonly heard: () => void;
  readonly begins: () => void;
  readonly ends: () => void;
}

/** Safari asks the person, within a gesture. */
type Asking = { requestPermission?: () => Promise<"granted" | "denied"> };

/** Report shakes. `allow` is shown where the person must allow the sensor first. */
export function onMotion(allow: HTMLButtonElement, { heard, begins, ends }: Moved): void {
  const step = shakes();
  let answered = false;
  window.addEventListener("devicemotion", ({ accelerationIncludingGravity: now, timeStamp }) => {
    // A device without the sensor sends one event without values.
    const { x, y, z } = now ?? {};
    if (typeof x !== "number" || typeof y !== "number" || typeof z !== "number") return;
    allow.hidden = true;
    if (!answered) heard();
    answered = true;
    const change = step({ x, y, z, at: timeStamp });
    if (change === "begins") begins();
    else if (change === "ends") ends();
  });
  const asking = (globalThis as { DeviceMotionEvent?: Asking }).DeviceMotionEvent;
  const ask = (): Promise<unknown> => asking?.requestPermission?.() ?? Promise.resolve();
  const answer = (refused: boolean) => (): void => void (allow.hidden = !refused);
  // Before a gesture, the answer is an error unless the sensor is allowed already.
  void ask().then(answer(false), answer(true));
  allow.addEventListener("click", () => void ask().then(answer(false), answer(true)));
}
