// Positions of Sword of Lies: a bet, and an answer about a card.
import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { plain } from "../boards/spelling";
import type { BettingView, NamedColourView, Puzzle } from "../wire.gen";
import { learn } from "../words.svelte";
import Spot from "./Spot.svelte";

const BET: BettingView = {
  you: 0,
  rows: [
    [
      { shield: 100, by: 1 },
      { shield: 0, by: null },
    ],
    [
      { shield: 40, by: 0 },
      { shield: 0, by: 2 },
    ],
    [],
  ],
  stacks: [30, 12, 50],
  bets: [0, 4, 0],
  pot: 22,
  price: 4,
  boldest: 1,
  highest: 4,
  size: 4,
  raises_left: 2,
  round: 3,
  rounds: 5,
};
const puzzle = (kind: Puzzle["kind"], view: BettingView | NamedColourView): Puzzle =>
  ({ game: "sword_of_lies", preset: "standard", rules: "", seats: 3, kind, view }) as Puzzle;

beforeAll(() => learn("practice", "coach", "options_sword_of_lies"));

test("a bet shows the cards of all who stay, the chips, the price and the highest bet", () => {
  render(Spot, { puzzle: puzzle("bet", BET), spelling: plain("") });
  const shown = (screen.getByText(/^Your cards/).parentElement?.textContent ?? "").replace(
    /[\u2068\u2069]/g,
    "",
  );
  for (const part of [
    "Your cards: a shield, nothing. Chips left: 30",
    "Cards of player 2: a shield (40%) or else two swords for you, two swords for player 3.",
    "Pot: 22. To call: 4.",
    "(now 4): player 2",
    "Betting round 3 of 5, 2 more bets or raises of 4",
  ])
    expect(shown).toContain(part);
  expect(shown).not.toContain("Cards of player 3");
});

test("an answer about a card shows the unseen cards of the named colour", () => {
  render(Spot, {
    puzzle: puzzle("answer", { named: "red", unseen: 30, count: 14 }),
    spelling: plain(""),
  });
  expect(screen.getByText(/says “.?red.?”/)).toHaveTextContent(/30.* have not seen.*14/);
});
