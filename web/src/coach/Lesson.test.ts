import { cleanup, render, screen } from "../rendering";
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

test("the note on this table's opponents appears only if a move needs it", async () => {
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

test("an open seed shows every player's decisions", async () => {
  const user = userEvent.setup();
  const asked = answering({ ...LESSON, open: true });
  render(Lesson, { table: "abc", game: 1, kind: "mia" });
  await user.selectOptions(await screen.findByLabelText("Whose game"), "Ben");
  expect(asked).toHaveBeenLastCalledWith("/api/tables/abc/coach/1?seat=1", {});
});

test("the chart draws a game in which points only fell", async () => {
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

test("a game without strategies is reviewed with its own values", async () => {
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

test("a card game separates the information at the time from the outcome", async () => {
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
