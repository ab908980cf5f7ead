import { cleanup, fireEvent, render, screen } from "../rendering";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { like, likes } from "../preferences.svelte";
import { learn, speak } from "../words.svelte";
import CallOffer from "./CallOffer.svelte";

const ask = vi.fn(() => Promise.resolve("denied"));

beforeEach(async () => {
  await speak("en");
  await learn("around");
  vi.stubGlobal("isSecureContext", true);
  const notification = Object.assign(function () {}, { permission: "default" });
  vi.stubGlobal("Notification", Object.assign(notification, { requestPermission: ask }));
  like({ notify: false, offered: false });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  ask.mockClear();
});

test("a no dismisses it permanently, without asking the browser", async () => {
  render(CallOffer);
  await fireEvent.click(await screen.findByRole("button", { name: "No, thanks" }));
  expect(ask).not.toHaveBeenCalled();
  expect([likes.notify, likes.offered]).toEqual([false, true]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a yes asks the browser, whose refusal changes nothing", async () => {
  render(CallOffer);
  await fireEvent.click(await screen.findByRole("button", { name: "Yes, notify me" }));
  expect(ask).toHaveBeenCalledOnce();
  expect([likes.notify, likes.offered]).toEqual([false, true]);
  expect(screen.queryByRole("button")).toBeNull();
});
