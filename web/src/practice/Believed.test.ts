// Claims of the person's own games: the truth appears after the answer, and the claim is removed.
import { render, screen } from "../rendering";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { plain } from "../boards/spelling";
import { LESSON } from "../coach/fixtures";
import { learn } from "../words.svelte";
import Believed from "./Believed.svelte";
import { believed, claimCards, reviewed } from "./progress";
import type { Puzzle, PuzzleOption } from "../wire.gen";

const option = (action: string, grade: PuzzleOption["grade"]): PuzzleOption => ({
  action,
  worth: 50,
  cost: grade === "excellent" ? 0 : 8,
  share: grade === "excellent" ? 1 : 0,
  grade,
  doubted: null,
  mix: "",
});
const puzzle = (id: string, value: number): Puzzle =>
  ({
    id,
    game: "mia",
    preset: "standard",
    rules: "",
    seats: 2,
    kind: "answer",
    view: { turn: 0, standing: [2, 2], claims: [{ value }] },
    options: [option("believe", "blunder"), option("doubt", "excellent")],
    lie: 0.8,
    why: { key: "practice-why-best", arguments: { worth: "50.0", next: "8.0" } },
  }) as unknown as Puzzle;

beforeAll(() => learn("practice", "coach", "mia"));
beforeEach(() => localStorage.clear());

test("the truth of each claim follows the answer", async () => {
  const claims = [
    { puzzle: puzzle("one", 66), by: "Lena", lied: true, truth: 41 },
    { puzzle: puzzle("two", 65), by: "Omar", lied: false, truth: 65 },
  ];
  reviewed("table 1", { ...LESSON, claims }, Date.now());
  let ends = 0;
  render(Believed, {
    cards: claimCards("mia"),
    spelling: () => plain(""),
    answer: (one: Puzzle) => believed(one),
    end: () => (ends += 1),
  });
  expect(screen.getByText("Would you have believed Lena?")).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Lena had|a lie/);
  await userEvent.click(await screen.findByRole("button", { name: /doubt/i }));
  expect(screen.getByText(/^Lena had .*: it was a lie\.$/)).toBeVisible();
  expect(claimCards("mia").map(({ by }) => by)).toEqual(["Omar"]);
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByText("Would you have believed Omar?")).toBeVisible();
  expect(document.body.textContent).not.toMatch(/had/);
  await userEvent.click(await screen.findByRole("button", { name: /doubt/i }));
  expect(screen.getByText(/^Omar had .*: the claim was true\.$/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect([ends, claimCards("mia")]).toEqual([1, []]);
});
