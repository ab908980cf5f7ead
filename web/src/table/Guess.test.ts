import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { learn, speak } from "../words.svelte";
import Guess from "./Guess.svelte";

beforeAll(async () => {
  await speak("en");
  await learn("around");
});
afterEach(cleanup);

test("who is out says once whether they believe, and hears what they said", async () => {
  const send = vi.fn();
  render(Guess, { claim: 41, send });
  await fireEvent.click(screen.getByRole("button", { name: "I doubt it" }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ kind: "guess", claim: 41, believe: false });
  expect(screen.getByRole("status")).toHaveTextContent("Your guess: a lie.");
  expect(screen.queryByRole("button")).toBeNull();
});
