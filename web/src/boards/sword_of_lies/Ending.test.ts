import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { learn, speak } from "../../words.svelte";
import type { SwordOfLiesView } from "../../wire.gen";
import Ending from "./Ending.svelte";
import { TABLE, VIEW, WAR_ROWS } from "./fixtures";

const OVER = {
  ...VIEW,
  phase: "over",
  live: [0, 1],
  rows: [WAR_ROWS[0], WAR_ROWS[1], []],
  armed: [1, 0, 0],
  lives: [3, 1, 0],
  won: [38, -28, -10],
  places: [1, 3, 2],
} as SwordOfLiesView;

async function rows(view: SwordOfLiesView): Promise<Element[]> {
  await speak("en");
  await learn("sword_of_lies");
  const { container } = render(Ending, { table: TABLE, you: 0, view });
  return [...container.querySelectorAll("[role=listitem]")];
}
const texts = (row: Element | undefined, part: string): string =>
  row?.querySelector(part)?.textContent?.replace(/\s+/g, " ").trim() ?? "";

test("chips won and lost have signs, and are read with their words", async () => {
  const won = (await rows(OVER)).map((row) => texts(row, ".won"));
  expect(won).toEqual(["+38+38 chips", "−10-10 chips", "−28-28 chips"]);
});

test("cards folded face up are shown, and those folded face down are not", async () => {
  const [, hidden] = await rows(OVER);
  expect(texts(hidden, ".lives")).toBe("folded");
  expect(hidden?.querySelectorAll("[data-card]")).toHaveLength(0);
  document.body.replaceChildren();
  const [, shown] = await rows({ ...OVER, thrown: [[], [], ["Ah", "7c"]] });
  expect(texts(shown, ".lives")).toBe("folded");
  expect(shown?.querySelectorAll("[data-card]")).toHaveLength(2);
  expect(texts(shown, ".row")).toContain("ace of hearts");
});
