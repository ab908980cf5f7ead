import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { learn, speak } from "../words.svelte";
import { absence, count, left } from "./absence.svelte";

beforeEach(async () => {
  await learn("around");
  await speak("en");
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => vi.useRealTimers());

test("an awaited player has a count-down, others are only disconnected", () => {
  const end = count([{ name: "Olena", at: 1_060_000 }]);
  expect(absence("Olena")).toBe("offline · bot in 1:00");
  vi.advanceTimersByTime(17_500);
  expect(absence("Olena")).toBe("offline · bot in 0:43");
  expect(absence("Pike")).toBe("not connected");
  vi.advanceTimersByTime(90_000);
  expect(left(1_060_000)).toBe("0:00");
  end();
  expect(absence("Olena")).toBe("not connected");
});
