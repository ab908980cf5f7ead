// Calls by Web Push: messages of the server that the service worker shows while no page is open.
// The server calls the players of slow games, and reminds of mistakes in practice. Loaded late,
// because few people are called.
import { FILES } from "../base";
import { ask } from "../net/http";
import { likes } from "../preferences.svelte";
import { store, stored } from "../storage";
import type { CallsOut, DoneOut, TableCallsOut } from "../wire.gen";
import { language } from "../words.svelte";
import { able, answered } from "./calling";

const DAY = 24 * 60;
/** The fingerprint of the last subscription that the server has received, and its day. */
const SENT = `mendax-called${FILES}`;
/** The cache that tells the service worker not to change the badge of the app. */
const MARKS = `mendax-marks${FILES}`;

let asked: Promise<CallsOut> | null = null;

/** Return how this server calls absent players; requested once per visit. */
export function serverCalls(): Promise<CallsOut> {
  asked ??= ask<CallsOut>("/api/calls").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Return whether this browser and this server can call the player while no page is open. */
export async function pushable(): Promise<boolean> {
  if (!able() || !("serviceWorker" in navigator) || typeof PushManager !== "function") return false;
  return (await serverCalls()).push_key !== null;
}

/** Return minutes after midnight UTC for minutes after midnight on this device. */
export function utc(minutes: number, offset = new Date().getTimezoneOffset()): number {
  return (((minutes + offset) % DAY) + DAY) % DAY;
}

async function browserOf(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const own = await pushManager.getSubscription();
  const known = own?.options.applicationServerKey;
  const text = known && btoa(String.fromCharCode(...new Uint8Array(known)));
  const plain = text?.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  if (own && plain === key) return own;
  await own?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * Let the server call this browser, with the current language and quiet hours. Return the address
 * of the browser at its push service. Throw an error if the browser or the server refuses.
 */
export async function subscribe(): Promise<string | undefined> {
  const { push_key } = await serverCalls();
  if (!push_key) return undefined;
  const { endpoint, keys } = (await browserOf(push_key)).toJSON();
  const [from, to] = likes.quiet ?? [0, 0];
  const body = {
    endpoint,
    key: keys?.["p256dh"],
    secret: keys?.["auth"],
    language: language(),
    quiet_from: utc(from),
    quiet_to: utc(to),
  };
  const sent = `${new Date().toDateString()} ${likes.badge} ${JSON.stringify(body)}`;
  if (stored(SENT) === sent) return endpoint;
  await ask<DoneOut>("/api/calls/browser", body);
  const marks = await caches.open(MARKS);
  const mark = new URL(`${FILES}/no-badge`, location.origin).href;
  if (likes.badge) await marks.delete(mark);
  else await marks.put(mark, new Response());
  store(SENT, sent);
  return endpoint;
}

/** Let the server call this browser no longer. */
export async function unsubscribe(): Promise<void> {
  store(SENT, null);
  const { pushManager } = await navigator.serviceWorker.ready;
  const own = await pushManager.getSubscription();
  if (!own) return;
  await ask<DoneOut>("/api/calls/end", { endpoint: own.endpoint });
  await own.unsubscribe();
}

/**
 * Clear the call of a table that the player opens, or of practice, and keep the subscription up to
 * date. Return the address of the browser if it is called.
 */
export async function arrive(table: string): Promise<string | undefined> {
  await answered(table);
  if (!likes.called || !(await pushable()) || Notification.permission !== "granted")
    return undefined;
  return subscribe();
}

/** Return how a table calls its players. */
export function tableCalls(table: string): Promise<TableCallsOut> {
  return ask(`/api/tables/${table}/calls`);
}

/** Call the player no longer from a table, or again. */
export function mute(table: string, muted: boolean): Promise<DoneOut> {
  return ask(`/api/tables/${table}/calls`, { muted });
}

/** Set or remove the webhook of a table. */
export function setWebhook(table: string, url: string | null): Promise<DoneOut> {
  const path = `/api/tables/${table}/webhook`;
  return url === null ? ask(path, undefined, "DELETE") : ask(path, { url, language: language() });
}
