// What one may ask of the server about oneself, and what this device keeps besides.
import { ask } from "../net/http";
import { unlike } from "../preferences.svelte";
import { store, stored, storedKeys } from "../storage";
import type { CodeOut, DevicesOut, DoneOut, PersonOut } from "../wire.gen";

export type Devices = DevicesOut;

const OURS = "mendax-";

export function devices(): Promise<Devices> {
  return ask("/api/session");
}

/** A code by which one comes to another device. */
export function moveCode(): Promise<CodeOut> {
  return ask("/api/session/code", {});
}

/** This device is theirs from now on who has the code. */
export function moveHere(code: string): Promise<DoneOut> {
  return ask("/api/session/move", { code });
}

export async function end(): Promise<void> {
  await ask("/api/session", undefined, "DELETE");
  clear();
}

export async function endAll(): Promise<void> {
  await ask("/api/sessions", undefined, "DELETE");
  clear();
}

export async function forget(): Promise<void> {
  await ask("/api/person", undefined, "DELETE");
  clear();
}

/** Gives a file with all that the server and this device keep. */
export async function given(): Promise<void> {
  const server = await ask<PersonOut>("/api/person");
  const whole = JSON.stringify({ server, device: kept() }, null, 2);
  const address = URL.createObjectURL(new Blob([whole], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "mendax.json";
  link.click();
  URL.revokeObjectURL(address);
}

/** What this device keeps of ours, by its name. */
export function kept(): Readonly<Record<string, string>> {
  return Object.fromEntries(storedKeys(OURS).map((name) => [name, stored(name) ?? ""]));
}

/** This device keeps nothing any more, and this page shows nothing of it. */
export function clear(): void {
  for (const name of Object.keys(kept())) store(name, null);
  unlike();
  // As other pages hear of it from the browser.
  dispatchEvent(new StorageEvent("storage"));
}
