// A session of puzzles: keys, and its end.
import { render, screen } from "../rendering";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
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
afterEach(() => vi.unstubAllGlobals());

/** Answer requests with these moments; requests for other pages fail. */
function answering(moments: readonly unknown[]): ReturnType<typeof vi.fn> {
  const asked = vi.fn(async (path: string, _?: RequestInit) =>
    path.endsWith("/refutation")
      ? new Response(JSON.stringify(moments))
      : new Response("{}", { status: 404 }),
  );
  vi.stubGlobal("fetch", asked);
  return asked;
}
const refutations = (asked: ReturnType<typeof answering>) =>
  asked.mock.calls.filter(([path]) => String(path).endsWith("/refutation"));

/** Wait for the list of options, which replaces the board of the game if there is none. */
const options = (): Promise<unknown> =>
  vi.waitFor(() =>
    expect(screen.getByRole("button", { name: /doubt/i })).toHaveAttribute(
      "aria-disabled",
      "false",
    ),
  );

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
  await options();
  await userEvent.setup().keyboard("3");
  const told = document.querySelector(".on [role=status]");
  await vi.waitFor(() =>
    expect(told?.textContent).toMatch(
      /costs 7\.5 points \(out of 100 for a win\).*more often than not.*lie here 92% of the time/s,
    ),
  );
  expect(told?.textContent).not.toContain("0.6");
  expect(told?.textContent?.match(/7\.5/g)).toHaveLength(1);
});

test("only a wrong answer asks for its refutation, and a key ends it", async () => {
  const user = userEvent.setup();
  const asked = answering([]);
  const wrong: Puzzle = { ...PUZZLE, id: "two" };
  render(PuzzleRun, {
    puzzles: [PUZZLE, wrong],
    spelling: () => plain(""),
    answer: vi.fn(),
    end: vi.fn(),
  });
  await options();
  await user.keyboard("1{Enter}");
  expect(refutations(asked)).toEqual([]);
  await options();
  await user.keyboard("2");
  const [[path, sent]] = refutations(asked) as [[string, RequestInit]];
  expect(path).toBe("/api/practice/mia/refutation");
  expect(JSON.parse(String(sent.body))).toEqual({
    preset: "standard",
    rules: "",
    seats: 2,
    view: wrong.view,
    option: "believe",
    doubted: null,
  });
  expect(await screen.findByRole("button", { name: "Done" })).toHaveFocus();
});

test("the last answer stays and counts once while puzzles load", async () => {
  const user = userEvent.setup();
  const answer = vi.fn();
  const end = vi.fn();
  render(PuzzleRun, { puzzles: [PUZZLE], spelling: () => plain(""), endless: true, answer, end });
  await options();
  await user.keyboard("1");
  await user.keyboard("{Enter}{Enter}");
  expect(end).toHaveBeenCalledExactlyOnceWith(["excellent"]);
  await user.keyboard("2");
  expect(answer).toHaveBeenCalledOnce();
  expect(screen.getByRole("button", { name: /doubt/i })).toHaveAttribute("aria-disabled", "true");
});

test("the rules of a puzzle are one sentence", async () => {
  const puzzle = { ...PUZZLE, id: "rules", rules: "doubles=ones_high" };
  const names = () => plain("");
  render(PuzzleRun, { puzzles: [puzzle], spelling: names, answer: vi.fn(), end: vi.fn() });
  expect(await screen.findByText(/^Our rules: doubles reversed · 2 players$/)).toBeTruthy();
});
