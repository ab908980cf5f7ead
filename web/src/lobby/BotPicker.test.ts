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
