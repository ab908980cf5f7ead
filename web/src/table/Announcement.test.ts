import { cleanup, fireEvent, render, screen } from "../rendering";
import { afterEach, beforeEach, expect, test } from "vitest";
import { learn, speak } from "../words.svelte";
import Announcement from "./Announcement.svelte";

const TEA = { type: "announcement", text: "<b>Tea</b> is ready.", draining: false } as const;
const ENDS = { type: "announcement", text: "", draining: true } as const;

beforeEach(async () => {
  await speak("en");
  await learn("announcement");
});
afterEach(cleanup);

test("the host's own words are shown as plain text", async () => {
  render(Announcement, { said: TEA });
  expect((await screen.findByRole("status")).textContent.trim()).toBe("<b>Tea</b> is ready.");
  expect(screen.queryByText(/about to restart/)).toBeNull();
});

test("the end of the server is announced in the client's words", async () => {
  render(Announcement, { said: ENDS });
  expect((await screen.findByRole("status")).textContent).toContain("about to restart");
});

test("it stays on a television", async () => {
  render(Announcement, { said: TEA, stays: true });
  expect(await screen.findByRole("status")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("it can be dismissed, and a new announcement appears", async () => {
  const { rerender, unmount } = render(Announcement, { said: TEA });
  await fireEvent.click(await screen.findByRole("button", { name: "Hide" }));
  expect(screen.queryByRole("status")).toBeNull();
  await rerender({ said: ENDS });
  expect(await screen.findByRole("status")).toBeTruthy();
  await rerender({ said: null });
  expect(screen.queryByRole("status")).toBeNull();
  await rerender({ said: ENDS });
  await fireEvent.click(await screen.findByRole("button", { name: "Hide" }));
  unmount();
  // After a reconnect, the same announcement arrives again.
  const again = render(Announcement, { said: TEA });
  await screen.findByRole("status");
  await again.rerender({ said: ENDS });
  expect(screen.queryByRole("status")).toBeNull();
});
