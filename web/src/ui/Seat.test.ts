import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { learn, speak } from "../words.svelte";
import type { SeatView } from "../wire.gen";
import Seat from "./Seat.svelte";
import { marksOf } from "./seatMarks";

beforeEach(async () => {
  await speak("en");
  await learn("around", "order");
});

const kinds = (one: Partial<SeatView>, absent = false): string[] =>
  marksOf({ name: "Ann", ...one }, absent).map(({ kind }) => kind);

test("each state of a seat has one mark", () => {
  expect(kinds({})).toEqual([]);
  expect(kinds({ bonus: 2 })).toEqual(["bonus"]);
  expect(kinds({ bot: "odds" })).toEqual(["bot"]);
  expect(kinds({ bot: "odds", next: "Bo" })).toEqual(["bot", "next"]);
  expect(kinds({ program: true })).toEqual(["program"]);
});

test("a seat is marked as away or as lost, and a bot is neither", () => {
  expect(kinds({}, true)).toEqual(["lost"]);
  expect(kinds({ away: true }, true)).toEqual(["away"]);
  expect(kinds({ away: true, bot: "odds" })).toEqual(["away"]);
  expect(kinds({ bot: "odds" }, true)).toEqual(["bot"]);
});

test("a ring draws the marks at the face", () => {
  const one = { name: "Odds", bot: "odds", next: "Bo", bonus: 3 };
  const { container } = render(Seat, { one, seat: 1, absent: false, turn: true });
  expect(container.querySelector(".name")).toHaveTextContent("Odds");
  expect(screen.getByText("to act")).toHaveClass("unseen");
  expect(screen.getByText("★3")).toBeInTheDocument();
  expect(screen.getByText("⇢ Bo")).toBeInTheDocument();
  expect(screen.queryByText("bot")).toBeNull();
});
