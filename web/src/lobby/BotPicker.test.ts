import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../words.svelte";
import BotPicker from "./BotPicker.svelte";

beforeAll(() => speak("uk"));

test("two sentences about bots have a space between them; one stands alone", async () => {
  const { rerender } = render(BotPicker, {
    bots: [],
    packaged: [],
    add: vi.fn(),
    game: "of_a_package",
    note: "Рахують, як Рахівник.",
    why: "Цілої гри не розв’язано.",
  });
  expect(screen.getByText("Рахують, як Рахівник. Цілої гри не розв’язано.")).toBeInTheDocument();
  await rerender({ why: "" });
  expect(screen.getByText("Рахують, як Рахівник.").textContent).toBe("Рахують, як Рахівник.");
});

test("a bot of a package is named with its package, one without words by its plain name", () => {
  const packaged = [{ name: "shy", package: "mendax-shy" }];
  render(BotPicker, { bots: ["odds", "shy"], packaged, add: vi.fn(), game: "mia" });
  const [odds, shy] = screen.getAllByRole("button");
  expect(odds?.textContent).toContain("Рахівник");
  expect(odds?.textContent).not.toContain("пакета");
  expect(shy?.textContent).toContain("Shy");
  expect(shy?.textContent).toContain("З пакета mendax-shy.");
});

test("how strong bots are is a link where that was measured, which leaves the table open", async () => {
  const { rerender } = render(BotPicker, {
    bots: ["odds"],
    packaged: [],
    add: vi.fn(),
    game: "mia",
  });
  const link = screen.getByRole("link");
  expect(link).toHaveAttribute("href", "/strength/mia");
  expect(link).toHaveAttribute("target", "_blank");
  await rerender({ game: "of_a_package" });
  expect(screen.queryByRole("link")).toBeNull();
});
