// Bubbles appear and disappear, muted people are silent, and faces move with reactions.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TABLE } from "../boards/mia/fixtures";
import { like } from "../preferences.svelte";
import type { AnyEvent, NewsOut, SocketOut } from "../wire.gen";
import { expressionOf } from "./expressions";
import { Hearing, speakerKey, speakerName } from "./hearing.svelte";
import { restsUntil } from "./reactions";

function news(...events: AnyEvent[]): NewsOut {
  const entries = [{ number: (count += 1), at: 0, actor: "seat1", events }];
  return { type: "news", entries, you: 0, game: null, due: null, table: null };
}
let count = 0;
const said = (seat: number | null, name: string, text: string): AnyEvent => ({
  kind: "said",
  seat,
  name,
  text,
});
const made = (seat: number | null, name: string): AnyEvent => ({
  kind: "reacted",
  seat,
  name,
  reaction: "weep",
  to: null,
});
let hearing: Hearing;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  like({ talk: true, faces: true });
  hearing = new Hearing(TABLE.id, () => TABLE);
  hearing.drawnBy(expressionOf);
});
afterEach(() => {
  hearing.close();
  vi.useRealTimers();
});

test("a bubble lasts some seconds, and a new text replaces it", () => {
  hearing.hear(news(said(0, "Ann", "Hm.")));
  vi.advanceTimersByTime(2500);
  hearing.hear(news(said(0, "Ann", "Well.")));
  vi.advanceTimersByTime(2500);
  expect(hearing.bubbles.map((one) => one.words)).toEqual(["Well."]);
  vi.advanceTimersByTime(2500);
  expect(hearing.bubbles).toEqual([]);
});

test("muting takes effect at once and affects only one spectator", () => {
  hearing.hear(news(said(null, "Otter", "a"), said(null, "Lynx", "b"), said(0, "Otter", "c")));
  hearing.mute(speakerKey(null, "Otter"));
  expect(hearing.bubbles.map((one) => one.words)).toEqual(["b", "c"]);
  hearing.hear(news(said(null, "Otter", "d"), made(null, "Otter")));
  expect(hearing.bubbles).toHaveLength(2);
  const again = new Hearing(TABLE.id, () => TABLE);
  expect([...again.muted].map(speakerName), "a reload mutes on").toEqual(["Otter"]);
  expect(new Hearing("other", () => TABLE).muted.size).toBe(0);
  hearing.mute(speakerKey(null, "Otter"));
  hearing.hear(news(said(null, "Otter", "e")));
  expect(hearing.bubbles.map((one) => one.words)).toContain("e");
});

test("muting outlasts a new name and a reload", () => {
  const welcome = { type: "welcome", table: TABLE } as unknown as SocketOut;
  hearing.hear(welcome);
  const name = TABLE.seats[0]?.name ?? "";
  hearing.mute(speakerKey(0, name));
  hearing.hear(news({ kind: "renamed", seat: 0, name: "Zed" }, said(0, "Zed", "me again")));
  expect(hearing.bubbles).toEqual([]);
  expect(new Hearing(TABLE.id, () => TABLE).muted.has(speakerKey(0, "Zed"))).toBe(true);
});

test("all talk and all faces can be muted separately", () => {
  like({ talk: false });
  hearing.hear(news(said(0, "Ann", "Hm."), made(1, "liar")));
  expect(hearing.bubbles.map((one) => one.reaction)).toEqual(["weep"]);
  like({ talk: true, faces: false });
  hearing.hear(news(said(0, "Ann", "Hm."), made(1, "liar")));
  expect(hearing.bubbles.map((one) => one.words)).toContain("Hm.");
  expect(hearing.bubbles.filter((one) => one.reaction)).toHaveLength(1);
});

test("a reaction changes the mask for a while", () => {
  hearing.hear(news(made(1, "liar"), made(null, "Otter")));
  expect(hearing.expression(1)?.mood).toBe("weep");
  expect(hearing.expression(0)).toBeNull();
  vi.advanceTimersByTime(4000);
  expect(hearing.expression(1)).toBeNull();
});

test("earlier reactions are not repeated for newcomers", () => {
  const missed = [{ number: 1, at: 0, actor: "seat1", events: [said(0, "Ann", "Hm.")] }];
  hearing.hear({ type: "welcome", missed } as never);
  expect(hearing.bubbles).toEqual([]);
});

test("the bar pauses after six faces until the first one is old enough", () => {
  const six = [1000, 2000, 3000, 4000, 5000, 6000];
  expect(restsUntil(six.slice(1), 6000)).toBe(0);
  expect(restsUntil(six, 6000)).toBe(13_000);
  expect(restsUntil(six, 13_000)).toBe(0);
});
