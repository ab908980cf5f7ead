// The requests to the server about the person, and the data that this device stores.
import { ask } from "../net/http";
import { unlike } from "../preferences.svelte";
import { store, stored, storedKeys } from "../storage";
import type { CodeOut, DevicesOut, DoneOut, PersonOut } from "../wire.gen";

export type Devices = DevicesOut;

const OURS = "mendax-";

export function devices(): Promise<Devices> {
  return ask("/api/session");
}

/** Return a code that moves the person to another device. */
export function moveCode(): Promise<CodeOut> {
  return ask("/api/session/code", {});
}

/** Give this device the identity of the person who owns the code. */
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

/** Save a file with all data that the server and this device store. */
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

/** Return this device's stored data, by key. */
export function kept(): Readonly<Record<string, string>> {
  return Object.fromEntries(storedKeys(OURS).map((name) => [name, stored(name) ?? ""]));
}

/** Delete all data on this device, and reset this page. */
export function clear(): void {
  for (const name of Object.keys(kept())) store(name, null);
  unlike();
  // Other pages receive this event from the browser.
  dispatchEvent(new StorageEvent("storage"));
}
