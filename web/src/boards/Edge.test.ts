// The deadline: seconds in a quick game, and a time of the week in a slow one.
import { mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import type { Deadline } from "../table/model";
import { learn, speak } from "../words.svelte";
import Edge from "./Edge.svelte";

beforeAll(() => speak("en"));

/** Return the text of the deadline of seat 1 after `seconds`, as this seat sees it. */
async function shown(seconds: number, you: number, kind?: string): Promise<string> {
  const later = kind ? ({ kind } as Deadline["later"]) : undefined;
  const at = Date.now() + 1000 * seconds;
  const due = { seats: [1], at, span: 1000 * seconds, game: "mia", later };
  const target = document.createElement("div");
  const edge = mount(Edge, { target, props: { due, you, hurry: undefined } });
  await expect.poll(() => target.textContent.trim()).not.toBe("");
  const text = target.textContent.trim();
  void unmount(edge);
  return text;
}

test("a short deadline is a countdown, and a long one is a time", async () => {
  await learn("mia");
  expect(await shown(30, 1)).toBe("30");
  expect(await shown(900, 0)).toBe("900");
  expect(await shown(86_400, 1)).toMatch(/^Until \w{3},? \d\d:\d\d; then the server plays$/);
  expect(await shown(86_400, 1, "believe")).toMatch(/ then “Believe” is played for you$/);
  expect(await shown(86_400, 0, "believe")).not.toContain("Believe");
  expect(await shown(86_400, 0)).toMatch(/^Time until \w{3},? \d\d:\d\d$/);
});
