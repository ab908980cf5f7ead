import { cleanup, fireEvent, render, screen } from "../rendering";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { TABLE } from "../boards/mia/fixtures";
import { learn, speak } from "../words.svelte";
import Curtain from "./Curtain.svelte";

beforeAll(async () => {
  await speak("en");
  await learn("shared_play");
});
afterEach(cleanup);

test("the players who may doubt out of turn are named below the next holder", async () => {
  const take = vi.fn();
  render(Curtain, { table: TABLE, asked: [0], interrupting: [1], take });
  expect(screen.getByText("Does anybody else doubt it?")).toBeVisible();
  const names = screen.getAllByRole("button").map((button) => button.textContent);
  expect(names).toEqual([`I am ${TABLE.seats[0]?.name}`, `I am ${TABLE.seats[1]?.name}`]);
  await fireEvent.click(screen.getByRole("button", { name: names[1] ?? "" }));
  expect(take).toHaveBeenCalledExactlyOnceWith(1);
});
