// The deadline: seconds in a quick game, and a time of the week in a slow one.
import { mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { speak } from "../words.svelte";
import Edge from "./Edge.svelte";

beforeAll(() => speak("en"));

/** Return the text of the deadline of seat 1 after `seconds`, as this seat sees it. */
function shown(seconds: number, you: number, then?: string): string {
  const due = { seats: [1], at: Date.now() + 1000 * seconds, span: 1000 * seconds, then };
  const target = document.createElement("div");
  const edge = mount(Edge, { target, props: { due, you, hurry: undefined } });
  const text = target.textContent.trim();
  void unmount(edge);
  return text;
}

test("a short deadline is a countdown, and a long one is a time", () => {
  expect(shown(30, 1)).toBe("30");
  expect(shown(900, 0)).toBe("900");
  expect(shown(86_400, 1)).toMatch(/^Until \w{3},? \d\d:\d\d; then the server plays$/);
  expect(shown(86_400, 1, "Believe")).toMatch(/ then “Believe” is played for you$/);
  expect(shown(86_400, 0, "Believe")).not.toContain("Believe");
  expect(shown(86_400, 0)).toMatch(/^Time until \w{3},? \d\d:\d\d$/);
});
