// The text at the place of a disconnected player: a notice of the disconnect and, while others wait
// for the player, the time until a bot plays. One table is shown at a time, so this state is
// global.
import { knows, say } from "../words.svelte";

interface Awaited {
  readonly name: string;
  /** The time at which the bot plays, by this device's clock. */
  readonly at: number;
}
let awaited: readonly Awaited[] = $state.raw([]);
let now = $state(0);

/** Start the countdowns of exactly these players; the returned function ends the countdowns. */
export function count(those: readonly Awaited[]): () => void {
  awaited = those;
  now = Date.now();
  if (!those.length) return () => undefined;
  const timer = setInterval(() => (now = Date.now()), 500);
  return () => {
    clearInterval(timer);
    awaited = [];
  };
}

/** Return the time left in the form of a clock: `0:42`. */
export function left(at: number): string {
  const seconds = Math.max(0, Math.ceil((at - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * Return the time until a bot plays for the player of this name; "" for a player who is not
 * awaited.
 */
export function counted(name: string): string {
  const known = awaited.find((one) => one.name === name);
  return known ? left(known.at) : "";
}

/** Return the text at the place of a disconnected player of this name. */
export function absence(name: string): string {
  const time = counted(name);
  return time && knows("web-absent-bot") ? say("web-absent-bot", { time }) : say("web-absent-mark");
}
