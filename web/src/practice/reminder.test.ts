// The moment of the reminder of mistakes, in any time zone.
import { expect, test } from "vitest";
import { DAY, type Card } from "./progress";
import { reminderOf } from "./reminder";

const date = (text: string): number => new Date(text).getTime();
const NOW = date("2026-11-27T12:00");
const cards = (...list: [game: string, day: string][]): Card[] =>
  list.map(([game, day]) => ({ puzzle: { game }, due: Date.parse(day) / DAY, times: 0 }) as Card);

test("the next card is due at 17:00, with the other cards of its game until then", () => {
  const kept = cards(["mia", "2026-11-30"], ["french_poker", "2026-11-29"], ["mia", "2026-11-29"]);
  const more = [...kept, ...cards(["mia", "2026-11-28"], ["mia", "2026-11-29"])];
  const at = (day: number): number => date(`2026-11-${day}T17:00`);
  expect(reminderOf(more, NOW)).toEqual({ game: "mia", at: at(28), count: 1 });
  expect(reminderOf(kept, NOW)).toEqual({ game: "french_poker", at: at(29), count: 1 });
  expect(reminderOf(more, at(29) - 1)).toEqual({ game: "mia", at: at(29), count: 3 });
  expect(reminderOf(more, at(29))).toEqual({ game: "mia", at: at(30), count: 4 });
  expect(reminderOf([], NOW)).toEqual({ game: "", at: 0, count: 0 });
});

test("a card is due at its reminder in every time zone", () => {
  for (const card of cards(["mia", "2026-11-29"], ["mia", "2027-03-28"])) {
    const { at } = reminderOf([card], NOW);
    expect(at).toBeGreaterThanOrEqual(card.due * DAY);
    expect(new Date(at).getHours()).toBe(17);
  }
});
