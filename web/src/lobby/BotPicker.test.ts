import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../words.svelte";
import BotPicker from "./BotPicker.svelte";

beforeAll(() => speak("uk"));

test("a bot of a package is named with its package, one without words by its plain name", () => {
  const packaged = [{ name: "shy", package: "mendax-shy" }];
  render(BotPicker, { bots: ["odds", "shy"], packaged, add: vi.fn(), game: "mia" });
  const [odds, shy] = screen.getAllByRole("button");
  expect(odds?.textContent).toContain("Рахівник");
  expect(odds?.textContent).not.toContain("пакета");
  expect(shy?.textContent).toContain("Shy");
  expect(shy?.textContent).toContain("З пакета mendax-shy.");
});
