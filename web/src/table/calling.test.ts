import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { like } from "../preferences.svelte";
import { answered, call, offerable } from "./calling";

const show = vi.fn(() => Promise.resolve());
const close = vi.fn();
const badge = vi.fn(() => Promise.resolve());
const clear = vi.fn(() => Promise.resolve());
let hidden: boolean;

beforeEach(() => {
  hidden = true;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  vi.stubGlobal("isSecureContext", true);
  const asked = vi.fn();
  vi.stubGlobal(
    "Notification",
    Object.assign(function () {}, { permission: "granted", requestPermission: asked }),
  );
  const worker = { showNotification: show, getNotifications: () => Promise.resolve([{ close }]) };
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(worker) },
  });
  Object.assign(navigator, { setAppBadge: badge, clearAppBadge: clear });
  like({ notify: true, badge: true });
  vi.clearAllMocks();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("calls a player with a hidden page, with the given words only", async () => {
  await call("abc", "Your turn — Mia");
  expect(show).toHaveBeenCalledWith(
    "Your turn — Mia",
    expect.objectContaining({ tag: "mendax-abc", data: "/t/abc" }),
  );
  expect(badge).toHaveBeenCalledWith(1);
  await answered("abc");
  expect(close).toHaveBeenCalledOnce();
  expect(clear).toHaveBeenCalledOnce();
});

test("calls no player who looks or opted out, and never asks", async () => {
  hidden = false;
  await call("abc", "Your turn");
  hidden = true;
  like({ notify: false, badge: false });
  await call("abc", "Your turn");
  expect(show).not.toHaveBeenCalled();
  expect(badge).not.toHaveBeenCalled();
  expect(Notification.requestPermission).not.toHaveBeenCalled();
});

test("a call is offered once, and never after a refusal", () => {
  const browser = Notification as unknown as { permission: string };
  like({ notify: false, offered: false });
  for (const permission of ["granted", "denied"]) {
    browser.permission = permission;
    expect(offerable()).toBe(false);
  }
  browser.permission = "default";
  expect(offerable()).toBe(true);
  like({ offered: true });
  expect(offerable()).toBe(false);
  like({ offered: false });
  vi.stubGlobal("isSecureContext", false);
  expect(offerable()).toBe(false);
});
