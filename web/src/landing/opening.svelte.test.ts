import { beforeEach, expect, test, vi } from "vitest";
import { flushSync } from "svelte";
import { openTable } from "../net/http";
import type { GameSetupOut } from "../wire.gen";
import { Opening } from "./opening.svelte";

const info = {
  name: "sword_of_lies",
  default_preset: "standard",
  levels_unsolved: { easy: ["squire", "squire", "squire"] },
  options: [],
  presets: [
    { name: "standard", values: {} },
    { name: "first_evening", values: {} },
  ],
} as unknown as GameSetupOut;

vi.mock("../net/http", async (original) => ({
  ...(await original<typeof import("../net/http")>()),
  games: vi.fn(async () => [info]),
  gameInfo: vi.fn(async () => info),
  openTable: vi.fn(async () => ({ id: "abc" })),
}));
vi.mock("../table/TableScreen.svelte", () => ({}));
beforeEach(() => vi.mocked(openTable).mockClear());

test("a first table has the rules of a first evening, and bots only without friends", async () => {
  const made: Opening[] = [];
  const end = $effect.root(() => void made.push(new Opening(), new Opening()));
  const [alone, invited] = made;
  flushSync();
  await invited?.invite();
  expect(openTable).toHaveBeenLastCalledWith(
    expect.objectContaining({ preset: "first_evening", bots: [] }),
  );
  await alone?.play();
  expect(openTable).toHaveBeenLastCalledWith(
    expect.objectContaining({ preset: "first_evening", bots: ["squire", "squire", "squire"] }),
  );
  end();
});
