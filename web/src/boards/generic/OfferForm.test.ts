// Offers of every kind can be taken, with all of their free parameters.
import { beforeAll, expect, test, vi } from "vitest";
import { render, screen } from "../../rendering";
import userEvent from "@testing-library/user-event";
import type { OfferOut } from "../../wire.gen";
import { learn, speak } from "../../words.svelte";
import OfferForm from "./OfferForm.svelte";

beforeAll(async () => {
  await speak("en");
  await learn("generic");
});

function offered(action: object, slots: OfferOut["slots"], busy = false) {
  const act = vi.fn();
  const offer = { action, slots } as unknown as OfferOut;
  render(OfferForm, {
    game: "chess",
    offer,
    meanings: { view: {}, events: {}, actions: { aim: { at: "seat" } } },
    names: ["Ann", "Ben"],
    reference: null,
    first: true,
    busy,
    act,
  });
  return act;
}

test("an offer without choices is a button", async () => {
  const act = offered({ kind: "pass" }, []);
  await userEvent.click(screen.getByRole("button", { name: "pass" }));
  expect(act).toHaveBeenCalledExactlyOnceWith({ kind: "pass" });
});

test("a disabled form sends nothing", async () => {
  const act = offered({ kind: "pass" }, [], true);
  const button = screen.getByRole("button", { name: "pass" });
  expect(button).toBeDisabled();
  await userEvent.click(button);
  expect(act).not.toHaveBeenCalled();
});

test("a number can be stepped and typed, and stays within its bounds", async () => {
  const act = offered({ kind: "bet", chips: 2 }, [
    { kind: "between", field: "chips", low: 2, high: 9 },
  ]);
  expect(screen.getByRole("button", { name: "Less" })).toBeDisabled();
  expect(screen.queryByText("chips")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  await userEvent.click(screen.getByRole("button", { name: "bet 3" }));
  expect(act).toHaveBeenLastCalledWith({ kind: "bet", chips: 3 });
  const typed = screen.getByRole("spinbutton", { name: "chips" });
  await userEvent.clear(typed);
  await userEvent.type(typed, "77{Tab}");
  await userEvent.click(screen.getByRole("button", { name: "bet 9" }));
  expect(act).toHaveBeenLastCalledWith({ kind: "bet", chips: 9 });
});

test("a value is chosen from a list next to other fields", async () => {
  const act = offered({ kind: "call", suit: "hearts", high: false }, [
    { kind: "one-of", field: "suit", values: ["hearts", "spades"] },
    { kind: "one-of", field: "high", values: [false, true] },
  ]);
  expect(screen.getByText("suit")).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: "spades" }));
  await userEvent.click(screen.getByRole("radio", { name: "yes" }));
  await userEvent.click(screen.getByRole("button", { name: "call spades yes" }));
  expect(act).toHaveBeenLastCalledWith({ kind: "call", suit: "spades", high: true });
});

test("an empty text cannot be sent", async () => {
  const act = offered({ kind: "tell", words: "" }, [
    { kind: "free-text", field: "words", longest: 20 },
  ]);
  expect(screen.getByRole("button", { name: "tell" })).toBeDisabled();
  await userEvent.type(screen.getByRole("textbox", { name: "words" }), "hello");
  await userEvent.click(screen.getByRole("button", { name: "tell hello" }));
  expect(act).toHaveBeenLastCalledWith({ kind: "tell", words: "hello" });
});

test("a choice of seats shows names only if the action declares a seat", async () => {
  const slots: OfferOut["slots"] = [
    { kind: "one-of", field: "at", values: [0, 1] },
    { kind: "one-of", field: "seat", values: [0, 1] },
  ];
  offered({ kind: "aim", at: 0, seat: 0 }, slots);
  const called = screen.getAllByRole("radio").map((one) => one.parentElement?.textContent);
  expect(called).toEqual(["Ann", "Ben", "0", "1"]);
});

test("two offers of one kind have different labels without catalogue texts", () => {
  for (const disc of ["rose", "skull"]) offered({ kind: "lay", disc }, []);
  const called = screen.getAllByRole("button").map((one) => one.textContent.trim());
  expect(called).toEqual(["lay rose", "lay skull"]);
});
