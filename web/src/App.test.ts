import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import App from "./App.svelte";

test("the page names the house", () => {
  render(App);
  expect(screen.getByRole("heading", { name: "Mendax" })).toBeVisible();
});
