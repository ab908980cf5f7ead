import { render, screen } from "../../rendering";
import { beforeEach, expect, test, vi } from "vitest";
import { learn, speak } from "../../words.svelte";
import type { GameOut } from "../../wire.gen";
import { act, game, usual } from "./fixtures";
import SwordTable from "./SwordTable.svelte";

type Offers = GameOut["offers"];

beforeEach(async () => {
  act.mockReset();
  await speak("en");
  await learn("sword_of_lies");
});

test("the last card of a row is revealed automatically, once", async () => {
  vi.useFakeTimers();
  const offers: Offers = [
    {
      action: { kind: "reveal", place: 0 },
      slots: [{ kind: "one-of", field: "place", values: [0] }],
    },
  ];
  const shown = game({ phase: "reveal", blind: 0, round: 2 }, offers);
  const { rerender } = render(SwordTable, { ...usual, shown, offers });
  expect(screen.getByText("the last card is revealed anyway")).toBeInTheDocument();
  expect(act).not.toHaveBeenCalled();
  await vi.runOnlyPendingTimersAsync();
  expect(act).toHaveBeenCalledExactlyOnceWith({ kind: "reveal", place: 0 });
  await rerender({ busy: true });
  await rerender({ busy: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test("cards stay covered while several are left", async () => {
  vi.useFakeTimers();
  const offers: Offers = [
    {
      action: { kind: "reveal", place: 0 },
      slots: [{ kind: "one-of", field: "place", values: [0, 1] }],
    },
  ];
  render(SwordTable, {
    ...usual,
    shown: game({ phase: "reveal", blind: 0, round: 1 }, offers),
    offers,
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test("one tap shows all cards in turn when no player can bet", async () => {
  vi.useFakeTimers();
  const reveal = (...values: number[]): Offers => [
    {
      action: { kind: "reveal", place: values[0] ?? 0 },
      slots: [{ kind: "one-of", field: "place", values }],
    },
  ];
  const view = { phase: "reveal" as const, blind: 0, round: 1, live: [0, 1], stacks: [0, 60, 60] };
  const { rerender } = render(SwordTable, {
    ...usual,
    shown: game(view, reveal(0, 1)),
    offers: reveal(0, 1),
  });
  screen.getByRole("button", { name: /^Show them all/ }).click();
  await vi.runOnlyPendingTimersAsync();
  expect(act).toHaveBeenCalledExactlyOnceWith({ kind: "reveal", place: 0 });
  await rerender({ shown: game({ ...view, turn: 1 }), offers: [] });
  await rerender({ shown: game({ ...view, round: 2 }), offers: reveal(0) });
  await vi.advanceTimersByTimeAsync(1);
  expect(act).toHaveBeenCalledTimes(2);
  // If the player can bet again, they choose again.
  const bets: Offers = [{ action: { kind: "fold" }, slots: [] }];
  await rerender({ shown: game({ ...view, phase: "betting", round: 3 }), offers: bets });
  await rerender({ shown: game({ ...view, round: 4 }), offers: reveal(0, 1) });
  await vi.runOnlyPendingTimersAsync();
  expect(act).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test("cards are shown one per tap while a player can bet", () => {
  const offers: Offers = [
    {
      action: { kind: "reveal", place: 0 },
      slots: [{ kind: "one-of", field: "place", values: [0, 1] }],
    },
  ];
  render(SwordTable, {
    ...usual,
    shown: game({ phase: "reveal", blind: 0, round: 1 }, offers),
    offers,
  });
  expect(screen.queryByRole("button", { name: /^Show them all/ })).toBeNull();
});

test.each([
  ["a bet below the highest", { seat: 1, to: 8, posted: false }, 3, "Raise to 8", ""],
  ["a higher bet", { seat: 1, to: 6, posted: false }, 3, "Raise to 8", "takes the four swords"],
  [
    "one's own highest bet",
    { seat: 0, to: 6, posted: false },
    2,
    "Raise to 8",
    "keeps the four swords",
  ],
  [
    "the last raise",
    { seat: 1, to: 6, posted: false },
    1,
    "Raise to 8",
    "takes the four swords · last raise",
  ],
])("a raise says what it decides: %s", (_, boldest, raises_left, label, note) => {
  const offers: Offers = [
    { action: { kind: "fold" }, slots: [] },
    { action: { kind: "call" }, slots: [] },
    {
      action: { kind: "raise", to: 8 },
      slots: [{ kind: "between", field: "to", low: 8, high: 8 }],
    },
  ];
  const betting = { phase: "betting", blind: 0, round: 1, turn: 0, acting: [0] } as const;
  const bets = { level: 4, bets: [2, 4, 0], stacks: [90, 90, 90], boldest, raises_left };
  const shown = game({ ...betting, ...bets }, offers);
  render(SwordTable, { ...usual, shown, offers });
  const raise = screen.getByRole("button", { name: new RegExp(label) });
  expect(raise.querySelector("small")?.textContent ?? "").toBe(note);
  const left = screen.getByText(raises_left === 1 ? /^One raise left/ : /^\d raises left/);
  expect(left.parentElement?.textContent).toContain("●".repeat(raises_left));
});
