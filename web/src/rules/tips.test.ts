import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { like, likes } from "../preferences.svelte";
import { tips } from "./tips.svelte";

const LINE = (key: string, given: Record<string, string | number> = {}) => ({
  key,
  arguments: given,
  item: false,
});

beforeEach(() => {
  like({ tips: [] });
  tips.show(null);
});
afterEach(() => vi.unstubAllGlobals());

test("a tip is used up only by its own step", () => {
  tips.give({ look: LINE("look"), say: LINE("say") });
  tips.show(tips.of("look"));
  tips.done();
  expect(tips.of("look")).toBeNull();
  expect(tips.of("say")).toEqual(LINE("say"));
  tips.show(null);
  tips.done();
  expect(likes.tips).toEqual(["look"]);
  expect(tips.of(null)).toBeNull();
  expect(tips.of("other")).toBeNull();
});

test("under other rules a tip with another text is shown again", () => {
  tips.give({ ready: LINE("ready", { deals: 0 }) });
  tips.show(tips.of("ready"));
  tips.done();
  tips.give({ ready: LINE("ready", { deals: 4 }) });
  expect(tips.of("ready")).not.toBeNull();
});

test("the tips belong to the table requested last", async () => {
  const answers = new Map<string, (steps: object) => void>();
  const answered = (address: string): Promise<Response> =>
    new Promise((resolve) =>
      answers.set(address, (steps) => resolve(new Response(JSON.stringify(steps)))),
    );
  vi.stubGlobal("fetch", answered);
  const first = tips.ask("mia", "lives=3");
  const second = tips.ask("mia", "lives=6");
  const [one, other] = [...answers.values()];
  other?.({ look: LINE("second") });
  await second;
  one?.({ look: LINE("first") });
  await first;
  expect(tips.of("look")?.key).toBe("second");
  await tips.ask(null, "");
  expect(tips.of("look")).toBeNull();
});
