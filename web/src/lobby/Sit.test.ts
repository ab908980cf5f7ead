// A guest with the link sees a name and a seat, or a notice that all seats are taken.
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import type { TableAction } from "../wire.gen";
import { speak } from "../words.svelte";
import Sit from "./Sit.svelte";

beforeAll(() => speak("en"));

test("one tap takes a seat under the name that stands there", async () => {
  const sent: TableAction[] = [];
  render(Sit, { full: false, most: 4, watchers: [], send: (action) => sent.push(action) });
  const name = screen.getByLabelText<HTMLInputElement>("Your name").value;
  expect(name).not.toBe("");
  expect(await screen.findByText("Choose your name")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Sit down" }));
  expect(sent).toEqual([{ kind: "sit", name, program: false, mask: null }]);
});

test("where all seats are taken nothing is offered, and it is said why", async () => {
  const sent: TableAction[] = [];
  render(Sit, { full: true, most: 4, watchers: [], send: (action) => sent.push(action) });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByText("Choose your name")).toBeNull();
  await screen.findByText("Every seat is taken: this table has 4.");
  expect(screen.getByRole("status")).toBeVisible();
});
