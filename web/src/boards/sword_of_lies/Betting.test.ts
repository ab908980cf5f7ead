import { render, screen } from "@testing-library/svelte";
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
