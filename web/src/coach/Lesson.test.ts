import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speak } from "../words.svelte";
import Lesson from "./Lesson.svelte";
import type { Reason, Review } from "../wire.gen";
import { LESSON, REVIEW, decision } from "./fixtures";

beforeAll(() => speak("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function answering(body: unknown, status = 200): ReturnType<typeof vi.fn> {
  const asked = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("the biggest mistake is in front, in words, in the chart and in figures", async () => {
  answering(LESSON);
  render(Lesson, { table: "abc", game: 1, kind: "mia" });
  expect(await screen.findByText(/you believed Mia, which a sound player/)).toBeInTheDocument();
  expect(
    screen.getByRole("img", {
      name: /Chart of 3 decisions over 2 rounds: from 40\.0% at the start to 0\.0%/,
    }),
  ).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: /Your biggest mistake/ })).toBeInTheDocument();
  expect(screen.getByText("You: believe")).toBeInTheDocument();
  expect(screen.getByText("Better: doubt")).toBeInTheDocument();
  expect(screen.getByText(/lies? 80% of the time/)).toBeInTheDocument();
  expect(screen.getByText("2 of your 3 decisions were mistakes.")).toBeInTheDocument();
});

test("that moves are weighed against this table is said only where some are", async () => {
  answering({ ...LESSON, names: ["Olena", "Ben", "Cleo"] });
  render(Lesson, { table: "abc", game: 1, kind: "mia" });
  await screen.findByText(/you believed Mia, which a sound player/);
  expect(screen.queryByText(/against the players at this table/)).toBeNull();
  cleanup();
  const decisions = [decision({ here: true }), ...REVIEW.decisions.slice(1)];
  answering({ ...LESSON, review: { ...REVIEW, decisions } });
  render(Lesson, { table: "abc", game: 1, kind: "mia" });
  expect(await screen.findByText(/against the players at this table/)).toBeInTheDocument();
});

test("one goes from decision to decision, and to the next mistake", async () => {
  const user = userEvent.setup();
  answering(LESSON);
  render(Lesson, { table: "abc", game: 1, kind: "mia" });
  await user.click(await screen.findByRole("button", { name: "Next mistake" }));
  expect(screen.getByRole("heading", { name: /Decision 3 of 3/ })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Next decision" })).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "Previous decision" }));
  expect(screen.getByRole("heading", { name: /Your biggest mistake/ })).toBeInTheDocument();
  await user.click(screen.getByText("All decisions"));
  const table = screen.getByRole("table", { name: "Every decision of the game" });
  expect(within(table).getAllByRole("row")).toHaveLength(4);
  await user.click(within(table).getByRole("button", { name: "say 61" }));
  expect(screen.getByRole("heading", { name: /Decision 1 of 3/ })).toBeInTheDocument();
  expect(screen.getByText("A sound move")).toBeInTheDocument();
});

test("with an open seed everybody's game can be looked at", async () => {
  const user = userEvent.setup();
  const asked = answering({ ...LESSON, open: true });
  render(Lesson, { table: "abc", game: 1, kind: "mia" });
  await user.selectOptions(await screen.findByLabelText("Whose game"), "Ben");
  expect(asked).toHaveBeenLastCalledWith("/api/tables/abc/coach/1?seat=1", {});
});

test("an unsolved table says why, in words of the solver", async () => {
  answering({ reason: { key: "solver-refused-points", arguments: {} }, text: "" }, 422);
  render(Lesson, { table: "abc", game: 1, kind: "mia" });
  expect(
    await screen.findByRole("heading", { name: "This game can’t be coached" }),
  ).toBeInTheDocument();
  expect(screen.getByText(/A whole game for points/)).toBeInTheDocument();
});

test("what the server itself refuses is said in its words", async () => {
  answering({ reason: { key: "wire-refused-no-record", arguments: { game: 3 } }, text: "" }, 404);
  render(Lesson, { table: "abc", game: 3, kind: "mia" });
  const said = "Game 3 of this table is not over, or was never played.";
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test("a game for points that only went down is drawn too", async () => {
  const course = [
    { entry: 2, round: 1, worth: 0 },
    { entry: 20, round: 2, worth: -4 },
  ];
  answering({ ...LESSON, review: { ...REVIEW, unit: "points", course } });
  render(Lesson, { table: "abc", game: 1, kind: "mia" });
  expect(
    await screen.findByRole("img", { name: /from 0\.00 points at the start to −4\.00 points/ }),
  ).toBeInTheDocument();
});

test("a game of another kind is gone through with its own values, and without strategies", async () => {
  const decision = {
    ...REVIEW.decisions[1],
    roll: "5 3",
    claim: "two-pairs",
    over: null,
    lives: [],
  };
  const listed = [{ name: "french_poker", coached: true, strategies: false }];
  vi.stubGlobal(
    "fetch",
    vi.fn(
      async (path: string) =>
        new Response(
          JSON.stringify(
            path.includes("/coach/")
              ? {
                  ...LESSON,
                  kind: "french_poker",
                  rules: "faces=pips",
                  review: {
                    ...REVIEW,
                    decisions: [decision],
                    biggest: 0,
                    verdict: { key: "coach-verdict-sound", arguments: { decisions: 1 } },
                  },
                }
              : listed,
          ),
        ),
    ),
  );
  render(Lesson, { table: "abc", game: 1, kind: "french_poker" });
  expect(await screen.findByText("5\u20113", { selector: "dd span" })).toBeInTheDocument();
  expect(screen.getByText("two pairs", { selector: "dd span" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /strategy/ })).toBeNull();
});

test("a game that is not told by dice says what could be known, and apart what came out", async () => {
  const reason = (key: string, told: Record<string, string | number>): Reason => ({
    key: `sword-coach-${key}`,
    arguments: told,
  });
  const bet = decision({
    roll: null,
    claim: null,
    over: null,
    done: "fold",
    best: "raise 4",
    lost: 12.34,
    worth: -20,
    lives: [],
    moment: reason("moment-betting", { round: 2 }),
    known: [reason("known-bet", { pot: 62, price: 2, odds: 3, share: 27, shields: 2 })],
    shown: [reason("shown-shield", { colour: "red" })],
    alternatives: [{ action: "raise 4", worth: -7.66, chance: 1 }],
  });
  const review: Review = {
    ...REVIEW,
    unit: "chips",
    decisions: [bet],
    biggest: 0,
    verdict: reason("mistake-bet", {
      ...bet.known[0]?.arguments,
      kind: "fold",
      did_to: "",
      better: "raise",
      better_to: "4",
      lost: "12.3",
      round: 2,
      why: "swords",
    }),
    notes: [
      reason("note-together", { first: 1, last: 3, count: 3 }),
      reason("note-together", { first: 4, last: 5, count: 2 }),
      reason("note-estimates", {}),
    ],
  };
  answering({ ...LESSON, kind: "sword_of_lies", review });
  render(Lesson, { table: "abc", game: 1, kind: "sword_of_lies" });
  expect(await screen.findByText(/you folded. Raising to 4 would have been/)).toBeInTheDocument();
  expect(screen.getAllByText(/2 to call: worth it if at least 3%/)).toHaveLength(2);
  expect(screen.getByText(/a shield for the card/)).toBeInTheDocument();
  expect(screen.getByText(/chips more\. Most of .* the four swords/)).toBeInTheDocument();
  expect(screen.getAllByText(/They count as one mistake/)).toHaveLength(2);
  expect(screen.getByText(/estimated from samples/)).toBeInTheDocument();
  expect(screen.getAllByText("Betting, round 2")).toHaveLength(2);
  expect(screen.getByText("Better: raise to 4")).toBeInTheDocument();
  expect(screen.queryByText("Your dice")).toBeNull();
});
