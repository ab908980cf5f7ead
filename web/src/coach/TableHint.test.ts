import { cleanup, render, screen } from "../rendering";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { TABLE } from "../boards/mia/fixtures";
import type { GameOut } from "../wire.gen";
import { speak } from "../words.svelte";
import TableHint from "./TableHint.svelte";

const HINT = vi.hoisted(() => ({
  unit: "chance",
  best: "doubt",
  lie: null,
  alternatives: [
    { action: "doubt", worth: 0.6, chance: 1 },
    { action: "believe", worth: 0.4, chance: 0 },
  ],
}));
vi.mock("../net/pages", async (original) => ({
  ...(await original<object>()),
  hint: () => Promise.resolve({ number: 1, hint: HINT, reason: null }),
}));
vi.mock("../net/http", async (original) => ({
  ...(await original<object>()),
  gameInfo: (name: string) => Promise.resolve({ name, coached: name !== "sword_of_lies" }),
}));

beforeAll(() => speak("en"));
afterEach(cleanup);

const answer = [
  { action: { kind: "believe" }, slots: [] },
  { action: { kind: "doubt" }, slots: [] },
] as unknown as GameOut["offers"];

function shown(game: string, offers: GameOut["offers"], waits = false): void {
  render(TableHint, { table: { ...TABLE, game }, seat: 0, offers, waits });
}

test("no hint is offered without a coach or without a choice", async () => {
  shown("sword_of_lies", answer);
  shown("french_poker", answer.slice(0, 1));
  shown("french_poker", []);
  shown("french_poker", answer); // after the first hint is shown, the others would be shown too
  expect(await screen.findAllByRole("button", { name: "Hint" })).toHaveLength(1);
});

test("a doubt out of turn is a choice, because the player may wait", async () => {
  shown("mia", answer.slice(1), true);
  expect(await screen.findByRole("button", { name: "Hint" })).toBeTruthy();
});
