// Notifies a player of their turn while the page is hidden: a notification with vibration, and a
// badge on the installed app's icon. The notification contains only the player's turn and the game.
// Permission is requested by a switch in the preferences, and by an offer that is made once, after
// a turn at a table with others.
import { BASE, FILES, LOCAL } from "../base";
import { likes } from "../preferences.svelte";

/** The badge methods of an installed app, if they exist. */
interface Badge {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/**
 * Return whether this browser supports notifications (not on plain http). A page without a server
 * has none, because all players sit at this device.
 */
export const able = (): boolean => !LOCAL && typeof Notification === "function" && isSecureContext;

/** Return whether to offer notifications: the person has not decided yet, here or in the
 *  browser. */
export const offerable = (): boolean =>
  able() && Notification.permission === "default" && !likes.notify && !likes.offered;

/** Request permission for notifications; only from a tap. */
export async function permitted(): Promise<boolean> {
  return able() && (await Notification.requestPermission()) === "granted";
}

/**
 * Notify the person if the page is hidden and they want notifications; a second notification
 * replaces the first.
 */
export async function call(table: string, words: string): Promise<void> {
  if (!document.hidden) return;
  if (likes.badge) await (navigator as Badge).setAppBadge?.(1).catch(() => undefined);
  if (!likes.notify || !able() || Notification.permission !== "granted") return;
  const options = {
    tag: `mendax-${table}`,
    icon: `${FILES}/icon.svg`,
    data: `${BASE}/t/${table}`,
    silent: !likes.sound,
    ...(likes.vibration && likes.sound ? { vibrate: [80, 60, 80] } : {}),
  };
  // Phones show only notifications of the service worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(words, options).catch(() => undefined);
  else new Notification(words, options);
}

/** Clear the notification, because the person is looking or has acted. */
export async function answered(table: string): Promise<void> {
  await (navigator as Badge).clearAppBadge?.().catch(() => undefined);
  const worker = await navigator.serviceWorker?.getRegistration();
  const shown = (await worker?.getNotifications({ tag: `mendax-${table}` })) ?? [];
  for (const each of shown) each.close();
}
