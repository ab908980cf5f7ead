// What is said at the place of somebody whose connection is gone: that it is, and while others wait
// for them, how long until a bot plays. One table is shown at a time, so there is one of this.
import { knows, say } from "../words.svelte";

interface Awaited {
  readonly name: string;
  /** When the bot plays, by this device's clock. */
  readonly at: number;
}
let awaited: readonly Awaited[] = $state.raw([]);
let now = $state(0);

/** These are waited for now, and nobody else; the answer ends the counting. */
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

/** The time left as on a clock: `0:42`. */
export function left(at: number): string {
  const seconds = Math.max(0, Math.ceil((at - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The time left until a bot plays for somebody called so; "" where nobody waits for them. */
export function counted(name: string): string {
  const known = awaited.find((one) => one.name === name);
  return known ? left(known.at) : "";
}

/** What stands at the place of somebody called so who is not connected. */
export function absence(name: string): string {
  const known = awaited.find((one) => one.name === name);
  if (!known || !knows("web-absent-bot")) return say("web-absent-mark");
  return say("web-absent-bot", { time: left(known.at) });
}
