// Calls somebody to their turn who does not look at the page: a notification, with the device's
// buzz, and a mark on the icon of the installed app. It says whose turn it is and at which game, and
// nothing else of it. Permission is asked for by a switch in the preferences, and by
// an offer that is made once, after a turn at a table with others.
import { BASE } from "../base";
import { likes } from "../preferences.svelte";

/** What the installed app's icon can do, where there is one. */
interface Badge {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Whether this browser can call anybody at all (on plain http it can't). */
export const able = (): boolean => typeof Notification === "function" && isSecureContext;

/** Whether there is anything to offer: nobody has said yes or no yet, here or to the browser. */
export const offerable = (): boolean =>
  able() && Notification.permission === "default" && !likes.notify && !likes.offered;

/** Asks whether notifications may be shown; only from a tap. */
export async function permitted(): Promise<boolean> {
  return able() && (await Notification.requestPermission()) === "granted";
}

/** Calls, if the page is hidden and the person wants it; a second call takes the first's place. */
export async function call(table: string, words: string): Promise<void> {
  if (!document.hidden) return;
  if (likes.badge) await (navigator as Badge).setAppBadge?.(1).catch(() => undefined);
  if (!likes.notify || !able() || Notification.permission !== "granted") return;
  const options = {
    tag: `mendax-${table}`,
    icon: `${BASE}/icon.svg`,
    data: `${BASE}/t/${table}`,
    silent: !likes.sound,
    ...(likes.vibration && likes.sound ? { vibrate: [80, 60, 80] } : {}),
  };
  // Phones show only what comes from the service worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(words, options).catch(() => undefined);
  else new Notification(words, options);
}

/** The call is over: the person looks, or has acted. */
export async function answered(table: string): Promise<void> {
  await (navigator as Badge).clearAppBadge?.().catch(() => undefined);
  const worker = await navigator.serviceWorker?.getRegistration();
  const shown = (await worker?.getNotifications({ tag: `mendax-${table}` })) ?? [];
  for (const each of shown) each.close();
}
