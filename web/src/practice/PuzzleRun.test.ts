// A session of puzzles: keys, and its end.
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { plain } from "../boards/spelling";
import type { Puzzle, PuzzleOption } from "../wire.gen";
import { learn } from "../words.svelte";
import PuzzleRun from "./PuzzleRun.svelte";

const option = (action: string, grade: PuzzleOption["grade"]): PuzzleOption => ({
  action,
  worth: 0.5,
  cost: 0,
  share: 0,
  grade,
  doubted: null,
  mix: "",
});
const PUZZLE = {
  id: "one",
  game: "mia",
  preset: "standard",
  rules: "",
  seats: 2,
  kind: "answer",
  view: { turn: 0, standing: [5, 6], claims: [{ value: 54 }, { value: 61 }] },
  options: [option("doubt", "excellent"), option("believe", "blunder")],
  why: { key: "practice-lead", arguments: {} },
} as unknown as Puzzle;

beforeAll(() => learn("practice", "coach"));

test("the reason comes before the figures, which agree with the grades", async () => {
  const costly = (action: string, grade: PuzzleOption["grade"], cost: number) => ({
    ...option(action, grade),
    cost,
  });
  const puzzle = {
    ...PUZZLE,
    lie: 0.92,
    options: [
      costly("doubt", "excellent", 0),
      costly("pass-on 62", "good", 0.6),
      costly("believe", "blunder", 7.5),
    ],
    why: { key: "cause-mostly-lie", arguments: { claim: "61", action: "doubt" } },
  } as unknown as Puzzle;
  const names = () => plain("");
  render(PuzzleRun, { puzzles: [puzzle], spelling: names, answer: vi.fn(), end: vi.fn() });
  await userEvent.setup().keyboard("3");
  const told = screen.getByRole("status").textContent;
  expect(told).toMatch(/more often than not.*lie here 92% of the time.*wrong choice costs 7.5/s);
  expect(told).not.toContain("0.6");
});

test("the last answer stays and counts once while puzzles load", async () => {
  const user = userEvent.setup();
  const answer = vi.fn();
  const end = vi.fn();
  render(PuzzleRun, { puzzles: [PUZZLE], spelling: () => plain(""), endless: true, answer, end });
  await user.keyboard("1");
  await user.keyboard("{Enter}{Enter}");
  expect(end).toHaveBeenCalledExactlyOnceWith(["excellent"]);
  await user.keyboard("2");
  expect(answer).toHaveBeenCalledOnce();
  expect(screen.getByRole("button", { name: /doubt/i })).toHaveAttribute("aria-disabled", "true");
});
