import { render, screen } from "../rendering";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { TABLE } from "../boards/sword_of_lies/fixtures";
import { speak } from "../words.svelte";
import type { SeatView, TableView } from "../wire.gen";
import Stake from "./Stake.svelte";
import { out, short, span } from "./stakes";

const send = vi.fn();
beforeAll(() => speak("en"));
beforeEach(() => void send.mockReset());

function table(
  stacks: readonly (number | null)[],
  more: Partial<TableView> = {},
  stakes: Partial<TableView["stakes"]> = {},
): TableView {
  const seats = stacks.map(
    (stack, index) =>
      ({
        name: ["Ann", "Bob", "Cyd"][index] ?? "",
        bot: null,
        away: false,
        shared: false,
        stack,
        bought: 200,
      }) as SeatView,
  );
  const limits = {
    buy_in: 200,
    to_go_on: 12,
    most: 1000,
    rebuys: true,
    raked: 0,
    taken_away: 0,
    ...stakes,
  };
  return { ...TABLE, seats, ...more, stakes: limits };
}

test("a player sits down with the minimum and can buy up to the maximum", () => {
  expect(span(table([null, null, null], { games: 0 }), 0)).toEqual({ low: 200, high: 1000 });
  expect(span(table([null, 1500, null], { games: 0 }), 0)).toEqual({ low: 200, high: 1500 });
  expect(span(table([300, null, null], { games: 0 }), 0)).toEqual({ low: 1, high: 700 });
});

test("a returning player keeps the stack and buys up to the limit", () => {
  expect(span(table([198, 200, 202]), 0)).toEqual({ low: 1, high: 4 });
  expect(span(table([5, 200, 395]), 0)).toEqual({ low: 7, high: 390 });
  expect(span(table([395, 200, 5]), 0)).toBeNull();
  expect(short(table([198, 1, 2]), table([198, 1, 2]).seats[0] as SeatView)).toBe(false);
});

test("a lost blind requires no purchase, and shows the stack", async () => {
  const user = userEvent.setup();
  render(Stake, { table: table([198, 190, 212]), you: 0, send });
  expect(await screen.findByText("You have 198 chips.")).toBeInTheDocument();
  expect(screen.queryByText(/takes at least/)).toBeNull();
  const field = screen.getByLabelText("From 1 to 14");
  await user.clear(field);
  await user.type(field, "9");
  await user.click(screen.getByRole("button", { name: "Buy 9 chips" }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ kind: "buy-in", chips: 9 });
  await user.clear(field);
  await user.type(field, "500");
  expect(screen.getByRole("button", { name: "Buy 14 chips" })).toBeInTheDocument();
});

test("a player who cannot pay must buy, and others see the name", async () => {
  const { rerender } = render(Stake, { table: table([5, 400, 195]), you: 0, send });
  expect(
    await screen.findByText("You have 5; the next game needs at least 12."),
  ).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Buy 195 chips" })).toHaveClass("gold");
  void rerender({ you: 1 });
});

test("a player without chips is out if re-buys are off", async () => {
  const { rerender } = render(Stake, {
    table: table([5, 400, 195], {}, { rebuys: false }),
    you: 0,
    send,
  });
  expect(await screen.findByText(/you are out/i)).toBeInTheDocument();
  expect(screen.queryByRole("button")).toBeNull();
  await rerender({ you: 1 });
  expect(screen.getByText("You have 400 chips.")).toBeInTheDocument();
  expect(screen.getByText("Out: Ann.")).toBeInTheDocument();
  const playing = table([5, 400, 195], {}, { rebuys: false });
  expect(playing.seats.map((seat) => out(playing, seat))).toEqual([true, false, false]);
});
