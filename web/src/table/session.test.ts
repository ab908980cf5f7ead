// A shared device: one player's secrets are no longer in the page when another player has the
// device.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { game, TABLE, WELCOME } from "../boards/mia/fixtures";
import type { AnyEvent, NewsOut, SocketOut } from "../wire.gen";
import { finished, handOnly, like, played } from "../preferences.svelte";
import { BLANK, forgotten, heard } from "./model";
import { Session } from "./session.svelte";

const ROLL = 65;
const WHISPER = "Mine are low.";
const events: AnyEvent[] = [
  { kind: "looked", seat: 0 },
  { kind: "said-to", seat: 1, to: 0, text: WHISPER },
];
const theirs = game({ roll: ROLL, looked: true });
const welcome = { ...WELCOME, game: theirs };
const news = (number: number): NewsOut => ({
  type: "news",
  entries: [{ number, at: 1000, actor: "seat0", events }],
  you: 0,
  game: theirs,
  due: null,
  table: null,
});

/** Return whether a value contains secrets of the first player. */
function tells(what: unknown): boolean {
  const text = JSON.stringify(what);
  return text.includes(WHISPER) || text.includes(`"roll":${ROLL}`);
}

class Wire {
  static last: Wire;
  static readonly OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: { type: string }[] = [];
  constructor() {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: SocketOut): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let session: Session;
beforeEach(async () => {
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(TABLE))));
  session = new Session(TABLE.id);
  session.staged(() => 1000);
  await session.open();
  Wire.last.onopen?.();
  Wire.last.say({ type: "device", seats: [0, 1], own: 0, holder: 0, asked: [0], interrupting: [] });
  Wire.last.say(welcome);
  Wire.last.say(news(11));
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

test("forgetting keeps public entries and drops private ones", () => {
  const full = heard(heard(BLANK, welcome, 0, 5), news(11), 0);
  expect(tells(full)).toBe(true);
  const left = forgotten({ ...full, screens: 1 });
  expect(tells(left)).toBe(false);
  expect(left).toEqual({
    ...BLANK,
    table: TABLE,
    present: WELCOME.present,
    screens: 1,
    waits: true,
  });
});

test("handing on the device clears private state and later messages", () => {
  expect(tells([session.model, session.scene])).toBe(true);
  session.hold(1);
  expect(tells([session.model, session.scene, session.word, [...session.pending]])).toBe(false);
  expect(session.turns).toBe(1);
  expect(Wire.last.sent.at(-1)).toMatchObject({ type: "hold", seat: 1 });
  Wire.last.say(news(12));
  Wire.last.say(welcome);
  expect(tells(session.model)).toBe(false);
  Wire.last.say({ ...WELCOME, number: 12, you: 1 });
  expect([session.model.you, session.model.waits]).toEqual([1, false]);
  Wire.last.say({ ...news(13), entries: [], you: 1, game: game() });
  expect(tells([session.model, session.scene])).toBe(false);
});

test("a device that the server reassigns forgets private state", () => {
  Wire.last.say({ ...WELCOME, number: 11, you: null });
  expect(tells([session.model, session.scene])).toBe(false);
  expect(session.turns).toBe(1);
});

test("hurrying shows later scenes at once until the game is over", () => {
  const shown = (): boolean => session.scene === null && session.model.scenes.length === 0;
  Wire.last.say(news(12));
  expect([session.scene?.entries[0]?.number, session.model.scenes.length]).toEqual([11, 2]);
  session.hasten();
  expect([shown(), session.hastened, session.model.shown]).toEqual([true, true, theirs]);
  Wire.last.say({ ...news(13), game: game({ round: 2 }) });
  expect([shown(), session.model.shown?.view]).toEqual([true, game({ round: 2 }).view]);
  // The end of the game is shown, and so is the whole next game.
  Wire.last.say({ ...news(14), table: { ...TABLE, phase: "gathering" } });
  expect([session.hastened, session.scene?.entries[0]?.number]).toEqual([false, 14]);
  session.skip();
  Wire.last.say({ ...news(15), table: TABLE });
  expect(session.scene?.entries[0]?.number).toBe(15);
});

test("a new game ends the scenes of the previous game", () => {
  Wire.last.say(news(12));
  expect(session.scene?.entries[0]?.number).toBe(11);
  const table = { ...TABLE, game: "french_poker", phase: "gathering" as const };
  Wire.last.say({ ...news(13), game: null, table });
  expect([session.scene, session.model.scenes, session.model.shown]).toEqual([null, [], null]);
});

test("a full disk is remembered until it recovers or the connection changes", () => {
  expect(session.stores).toBe(true);
  Wire.last.say({ type: "storage", well: false });
  expect(session.stores).toBe(false);
  Wire.last.say({ type: "storage", well: true });
  expect(session.stores).toBe(true);
  Wire.last.say({ type: "storage", well: false });
  Wire.last.onclose?.({ code: 1006 });
  expect(session.stores).toBe(true);
});

test("a table's stored data moves to its new address", () => {
  like({
    handOnly: [{ table: TABLE.id, on: true }],
    played: { mia: { count: 1, last: `${TABLE.id} 1` } },
  });
  Wire.last.say({ ...news(12), table: { ...TABLE, id: "new" } });
  expect([session.id, handOnly("new"), handOnly(TABLE.id)]).toEqual(["new", true, null]);
  finished("mia", "new 1");
  expect(played("mia"), "the same game is not counted again").toBe(1);
  finished("mia", "new 2");
  expect(played("mia")).toBe(2);
});

test("a short disconnection is not shown, and commands are sent afterwards", () => {
  vi.useFakeTimers();
  const before = Wire.last;
  const states: boolean[] = [];
  before.onclose?.({ code: 1006 });
  session.act({ kind: "doubt" });
  vi.advanceTimersByTime(1000); // the first attempt is made within half a second
  states.push(session.gone);
  expect(Wire.last).not.toBe(before);
  Wire.last.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(499);
  states.push(session.gone);
  vi.advanceTimersByTime(1);
  states.push(session.gone);
  Wire.last.onopen?.();
  Wire.last.say({ ...welcome, number: 11 });
  states.push(session.gone);
  expect(states).toEqual([false, false, true, false]);
  const sent = Wire.last.sent.filter(({ type }) => type === "act");
  expect(sent).toMatchObject([{ after: 11, action: { kind: "doubt" } }]);
  vi.useRealTimers();
});

test("leaving a disconnected table stops its messages", () => {
  vi.useFakeTimers();
  Wire.last.onclose?.({ code: 1006 });
  session.close();
  vi.advanceTimersByTime(10_000);
  expect([session.gone, vi.getTimerCount()]).toEqual([false, 0]);
  vi.useRealTimers();
});
