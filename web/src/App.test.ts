import { render, screen } from "./rendering";
import { expect, test, vi } from "vitest";
import App from "./App.svelte";
import { go } from "./route.svelte";
import { speak } from "./words.svelte";

test("the front page offers a game at once and a game with friends", async () => {
  await speak("en");
  render(App);
  expect(await screen.findByRole("heading", { name: "Mia" })).toBeVisible();
  expect(screen.getByRole("button", { name: /Play now/ })).toBeEnabled();
  expect(screen.getByRole("button", { name: /Play with friends/ })).toBeEnabled();
});

test("the title and the focus follow the page", async () => {
  await speak("en");
  const { container } = render(App);
  await screen.findByRole("heading", { name: "Mia" });
  expect(document.title).toBe("Mendax");
  expect(document.activeElement).toBe(document.body);
  go("/me");
  const heading = await screen.findByRole("heading", { level: 1, name: "My stats" });
  await vi.waitFor(() => expect(document.title).toBe("My stats — Mendax"));
  expect(document.activeElement).toBe(container.querySelector("main"));
  expect(heading).toBeVisible();
});
