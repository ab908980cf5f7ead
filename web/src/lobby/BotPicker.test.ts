import { render, screen } from "../rendering";
import { beforeAll, expect, test, vi } from "vitest";
import { learn, speak } from "../words.svelte";
import BotPicker from "./BotPicker.svelte";

beforeAll(() => speak("uk").then(() => learn("around")));

test("a package's bot is named with its package, or by its plain name", () => {
  const packaged = [{ name: "shy", package: "mendax-shy" }];
  render(BotPicker, { bots: ["odds", "shy"], packaged, add: vi.fn(), game: "mia" });
  const [odds, shy] = screen.getAllByRole("button");
  expect(odds?.textContent).toContain("Рахівник");
  expect(odds?.textContent).not.toContain("пакета");
  expect(shy?.textContent).toContain("Shy");
  expect(shy?.textContent).toContain("З пакета mendax-shy.");
});

test("a bot that remembers the games of a table says so", async () => {
  await learn("bots", "bots_sword_of_lies");
  const bots = ["knight", "marshal"];
  render(BotPicker, { bots, packaged: [], add: vi.fn(), game: "sword_of_lies" });
  const [knight, marshal] = screen.getAllByRole("button");
  expect(marshal?.textContent).toContain("хто брехав в останніх іграх за цим столом");
  expect(knight?.textContent).not.toContain("за цим столом");
});
