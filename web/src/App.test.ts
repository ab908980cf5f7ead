import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import App from "./App.svelte";
import { speak } from "./words.svelte";

test("the front page offers a game at once and a game with friends", async () => {
  await speak("en");
  render(App);
  expect(await screen.findByRole("heading", { name: "Mia" })).toBeVisible();
  expect(screen.getByRole("button", { name: /Play now/ })).toBeEnabled();
  expect(screen.getByRole("button", { name: /Play with friends/ })).toBeEnabled();
});
