import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { learn } from "../words.svelte";
import type { TableView } from "../wire.gen";
import Winners from "./Winners.svelte";

const table = {
  seats: ["Ann", "Bo", "Cy", "Late"].map((name) => ({ name, bot: null, away: false })),
  score: {
    games: ["mia"],
    played: [3],
    won: [[], [2], [], []],
    former: [{ name: "Gone", won: [1] }],
  },
} as unknown as TableView;

test("the end names who has won, and all others in their places", async () => {
  await learn("tv");
  const { unmount } = render(Winners, { table, places: [3, 1, 2] });
  expect(screen.getByRole("heading")).toHaveTextContent("Bo wins");
  expect(screen.getAllByRole("listitem").map((one) => one.textContent)).toEqual(["2Cy", "3Ann"]);
  expect(screen.getByText("Bo 2, Gone 1")).toBeInTheDocument();
  unmount();
  render(Winners, { table, places: [1, 1, 3] });
  expect(screen.getByRole("heading")).toHaveTextContent("Ann, Bo");
});
