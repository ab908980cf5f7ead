import { cleanup, fireEvent, render, screen } from "../rendering";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { learn, speak } from "../words.svelte";
import Guess from "./Guess.svelte";

beforeAll(async () => {
  await speak("en");
  await learn("guess");
});
afterEach(cleanup);

test("an eliminated player guesses once and sees the guess", async () => {
  const send = vi.fn();
  render(Guess, { claim: 41, send });
  await fireEvent.click(await screen.findByRole("button", { name: "I doubt it" }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ kind: "guess", claim: 41, believe: false });
  expect(screen.getByRole("status")).toHaveTextContent("Your guess: a lie.");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a player who may interrupt has a small separate button", async () => {
  const act = vi.fn();
  await learn("mia");
  const interrupts = [{ action: { kind: "doubt" } as const, slots: [] }];
  render(Guess, { claim: null, send: vi.fn(), game: "mia", interrupts, act });
  expect(await screen.findByText("It is not your turn, but you may say:")).toBeVisible();
  await fireEvent.click(screen.getByRole("button", { name: "Doubt" }));
  expect(act).toHaveBeenCalledExactlyOnceWith({ kind: "doubt" });
});
