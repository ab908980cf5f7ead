import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { learn, speak } from "../../words.svelte";
import type { GameOut } from "../../wire.gen";
import { act, CASTLING, game, usual } from "./fixtures";
import SwordTable from "./SwordTable.svelte";

type Offers = GameOut["offers"];

beforeEach(async () => {
  act.mockReset();
  await speak("en");
  await learn("sword_of_lies");
});

const card = (name: RegExp): HTMLElement => screen.getByRole("button", { name });

test("a tapped card is asked about; a marked one says why it is not", async () => {
  const user = userEvent.setup();
  render(SwordTable, { ...usual, shown: game({}, CASTLING), offers: CASTLING });
  await user.click(card(/^Cyd: the second/));
  await user.click(screen.getByRole("button", { name: /^Interrogate/ }));
  expect(act).toHaveBeenCalledExactlyOnceWith({ kind: "interrogate", of: 2, place: 1 });
  await user.click(card(/^Bob: the second/));
  await user.click(screen.getByRole("button", { name: /^Interrogate/ }));
  expect(act).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("status")).toHaveTextContent("marked already");
});

test("two tapped cards and chips make a trade", async () => {
  const user = userEvent.setup();
  render(SwordTable, { ...usual, shown: game({}, CASTLING), offers: CASTLING });
  await user.click(card(/^Bob: the second/));
  await user.click(card(/^Ann: the first card/));
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(screen.getByRole("button", { name: /^Offer a trade/ }));
  expect(act).toHaveBeenCalledWith({ kind: "offer-trade", own: 0, of: 1, theirs: 1, chips: 1 });
});

test("what is not offered asks the server why", async () => {
  const user = userEvent.setup();
  render(SwordTable, { ...usual, shown: game({}, CASTLING), offers: CASTLING });
  const skip = screen.getByRole("button", { name: /^Skip/ });
  expect(skip).toHaveAttribute("aria-disabled", "true");
  await user.click(skip);
  expect(act).toHaveBeenCalledWith({ kind: "skip" });
});

test("who is asked about a card is told what hangs on it", () => {
  const offers: Offers = [
    {
      action: { kind: "name-colour", colour: "red" },
      slots: [{ kind: "one-of", field: "colour", values: ["red", "black"] }],
    },
  ];
  const view = {
    phase: "questioned" as const,
    turn: 1,
    question: { seat: 1, of: 0, place: 0, named: null },
  };
  render(SwordTable, { ...usual, shown: game(view, offers), offers });
  expect(
    screen.getByText(
      "If Bob reads you right, that is a sword for them; if not, a shield for your card.",
    ),
  ).toBeInTheDocument();
});

test("a favour as the price of a trade costs no chips", async () => {
  const user = userEvent.setup();
  const offers: Offers = [
    { action: { kind: "agree" }, slots: [] },
    {
      action: { kind: "name-price", chips: 1, words: "" },
      slots: [
        { kind: "between", field: "chips", low: 0, high: 9 },
        { kind: "free-text", field: "words", longest: 60 },
      ],
    },
  ];
  const view = {
    phase: "asked" as const,
    turn: 0,
    trade: { seat: 1, own: 0, of: 0, theirs: 1, chips: 0, price: null, words: "" },
  };
  render(SwordTable, { ...usual, shown: game(view, offers), offers });
  await user.click(screen.getByRole("button", { name: /favour/ }));
  await user.type(screen.getByRole("textbox"), "peace");
  await user.click(screen.getByRole("button", { name: /price/i }));
  expect(act).toHaveBeenCalledWith({ kind: "name-price", chips: 0, words: "peace" });
});

test("a muted player asked for a trade can ask for chips and for no favour", () => {
  const offers: Offers = [
    { action: { kind: "agree" }, slots: [] },
    { action: { kind: "refuse" }, slots: [] },
    {
      action: { kind: "name-price", chips: 1, words: "" },
      slots: [{ kind: "between", field: "chips", low: 1, high: 9 }],
    },
  ];
  const view = {
    phase: "asked" as const,
    turn: 0,
    trade: { seat: 1, own: 0, of: 0, theirs: 1, chips: 0, price: null, words: "" },
  };
  render(SwordTable, { ...usual, shown: game(view, offers), offers });
  expect(screen.getByRole("button", { name: /^Ask for chips/ })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /favour/ })).not.toBeInTheDocument();
});
