import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
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

const card = (name: RegExp): HTMLElement => screen.getByRole("button", { name });

test("amounts stay in the server's range; all in asks once more", async () => {
  const user = userEvent.setup();
  const offers: Offers = [
    { action: { kind: "fold" }, slots: [] },
    { action: { kind: "call" }, slots: [] },
    {
      action: { kind: "raise", to: 4 },
      slots: [{ kind: "between", field: "to", low: 4, high: 199 }],
    },
    { action: { kind: "all-in" }, slots: [] },
  ];
  const view = { phase: "betting" as const, level: 2, bets: [0, 2, 0], blind: 1, round: 1 };
  render(SwordTable, { ...usual, shown: game(view, offers), offers });
  await user.click(screen.getByRole("button", { name: "most" }));
  await user.click(screen.getByRole("button", { name: /^Raise to 199/ }));
  expect(act).toHaveBeenLastCalledWith({ kind: "raise", to: 199 });
  await user.click(screen.getByRole("button", { name: /^All in/ }));
  expect(act).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole("button", { name: /^Yes, all 200 chips/ }));
  expect(act).toHaveBeenLastCalledWith({ kind: "all-in" });
  await user.keyboard("f");
  expect(act).toHaveBeenLastCalledWith({ kind: "fold" });
});

test("where a call would take all there is, only all in is offered", () => {
  const offers: Offers = [
    { action: { kind: "fold" }, slots: [] },
    { action: { kind: "all-in" }, slots: [] },
  ];
  const view = { phase: "betting" as const, level: 300, bets: [0, 300, 0], blind: 1, round: 1 };
  render(SwordTable, { ...usual, shown: game(view, offers), offers });
  expect(screen.queryByRole("button", { name: /^Call/ })).toBeNull();
  expect(screen.getByRole("button", { name: /^All in/ })).toBeEnabled();
});

test("a reveal tells what the card becomes", async () => {
  const user = userEvent.setup();
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
  await user.click(card(/^Ann: the second/));
  expect(
    await screen.findByText("read right, so Cyd gets a sword.", {
      exact: false,
      selector: ".hint",
    }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Reveal the second card from the left" }));
  expect(act).toHaveBeenCalledWith({ kind: "reveal", place: 1 });
});

test("the last card of a row is revealed by itself, once", async () => {
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

test("with more than one card left nothing is revealed by itself", async () => {
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

test("who holds the highest bet is marked from the first bet on, until swords are given", async () => {
  const view = {
    phase: "betting" as const,
    blind: 1,
    round: 1,
    boldest: { seat: 1, to: 2, posted: true },
  };
  const { container, rerender } = render(SwordTable, { ...usual, shown: game(view), offers: [] });
  expect(container.querySelector("[data-place='1'] .bold")).toHaveTextContent("▲ 2");
  expect(screen.getByText("Highest bet so far, made first: 2")).toBeInTheDocument();
  expect(container.querySelectorAll(".bold")).toHaveLength(1);
  await rerender({ shown: game({ ...view, boldest: { seat: 2, to: 30, posted: false } }) });
  expect(container.querySelector("[data-place='2'] .bold")).toHaveTextContent("▲ 30");
  expect(container.querySelector("[data-place='1'] .bold")).toBeNull();
  await rerender({
    shown: game({ ...view, phase: "negotiation", war_round: 1, armed: [0, 0, 4] }),
  });
  expect(container.querySelector(".bold")).toBeNull();
});

test("a double tap on all in is no bet: under the finger is the way back", async () => {
  const user = userEvent.setup();
  const offers: Offers = [
    { action: { kind: "fold" }, slots: [] },
    { action: { kind: "check" }, slots: [] },
    { action: { kind: "all-in" }, slots: [] },
  ];
  const view = { phase: "betting" as const, level: 0, blind: 1, round: 1 };
  render(SwordTable, { ...usual, shown: game(view, offers), offers });
  const deeds = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".deed")];
  for (const name of [/^All in/, /^Fold/]) {
    const place = deeds().indexOf(screen.getByRole("button", { name }));
    await user.click(deeds()[place] as HTMLElement);
    expect(deeds()[place]).toHaveTextContent("No, back");
    await user.click(deeds()[place] as HTMLElement);
    expect(deeds()[place]).toHaveTextContent(name);
  }
  expect(act).not.toHaveBeenCalled();
  await user.keyboard("ff");
  expect(act).not.toHaveBeenCalled();
  await user.keyboard("y");
  expect(act).toHaveBeenCalledExactlyOnceWith({ kind: "fold" });
});

test("what is not offered never stands beside the only way to stay in", () => {
  const offers: Offers = [
    { action: { kind: "fold" }, slots: [] },
    { action: { kind: "all-in" }, slots: [] },
  ];
  // With fewer chips than the bet, a call is not offered.
  const view = { phase: "betting" as const, level: 185, bets: [0, 185, 0], blind: 1, round: 1 };
  render(SwordTable, { ...usual, shown: game(view, offers), offers });
  expect(document.querySelectorAll(".deed[aria-disabled]")).toHaveLength(0);
  expect(screen.getByRole("button", { name: /^All in to stay: all 200/ })).toBeEnabled();
});

test("where nobody can bet any more, all cards are shown at one tap, one after another", async () => {
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

test("while somebody can still bet, cards are shown one by one", () => {
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
