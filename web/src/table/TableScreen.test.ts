// The whole screen of a table, with a socket that the test controls.
import { render, screen, waitFor } from "../rendering";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { game, LADDER, TABLE, WELCOME } from "../boards/mia/fixtures";
import { game as hand, MARKS, TABLE as SWORD } from "../boards/sword_of_lies/fixtures";
import { go } from "../route.svelte";
import type { AnyEvent, GameOut, NewsOut, SocketOut } from "../wire.gen";
import { learn, speak } from "../words.svelte";
import TableScreen from "./TableScreen.svelte";

class Wire {
  static last: Wire;
  static readonly OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  constructor() {
    Wire.last = this;
  }
  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    // Like the server, so that a slow machine does not lose the connection.
    if (message["type"] === "ping") queueMicrotask(() => this.say({ type: "pong", at: 0 }));
    else this.sent.push(message);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: SocketOut): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const back = vi.spyOn(history, "back").mockImplementation(() => undefined);
const pushed = vi.spyOn(history, "pushState");

function answered(address: string): unknown {
  if (address.includes("/reference")) return address.includes("sword") ? MARKS : LADDER;
  return address.endsWith(TABLE.id) ? TABLE : {};
}

beforeEach(async () => {
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(new Response(JSON.stringify(answered(String(address))))),
  );
  await learn("mia", "sword_of_lies", "shared", "around");
  await speak("en");
  go(`/t/${TABLE.id}`);
});
afterEach(() => {
  back.mockClear();
  pushed.mockClear();
  vi.unstubAllGlobals();
});

/** Open the table's page, right after its welcome. */
async function opened(...messages: readonly SocketOut[]): Promise<void> {
  render(TableScreen, { id: TABLE.id });
  await vi.waitFor(() => expect(Wire.last?.onopen).toBeTruthy());
  Wire.last.onopen?.();
  for (const message of messages) Wire.last.say(message);
}

const device = (holder: number | null): SocketOut => ({
  type: "device",
  seats: [0, 1],
  own: 0,
  holder,
  asked: holder === null ? [1] : [holder],
  interrupting: [],
});

test("handing on a phone does not ask about leaving", async () => {
  await opened(device(0), WELCOME);
  const hold = await screen.findByRole("button", { name: "Pass it on" });
  expect(history.state).toBe("held");
  pushed.mockClear();

  await userEvent.setup().click(hold);
  // For a moment no game is visible; then the other player has it.
  Wire.last.say(device(null));
  Wire.last.say({ ...WELCOME, you: null });
  Wire.last.say(device(1));
  Wire.last.say({ ...WELCOME, you: 1 });
  await screen.findByText("liar", { selector: "[data-part=holder] b" });
  expect([back.mock.calls, pushed.mock.calls]).toEqual([[], []]);
  expect(screen.queryByRole("dialog")).toBeNull();

  // The back button still asks the holder.
  dispatchEvent(new PopStateEvent("popstate"));
  expect(await screen.findByRole("dialog", { name: "Leave the game?" })).toBeInTheDocument();
});

test("the back button is free again after the game", async () => {
  await opened(WELCOME);
  await screen.findAllByText("Ann");
  expect(history.state).toBe("held");
  Wire.last.say({
    ...WELCOME,
    table: { ...TABLE, phase: "gathering" },
    game: { ...game(), places: [1, 2] },
  });
  await waitFor(() => expect(back).toHaveBeenCalledOnce());
});

const DOUBT: AnyEvent[] = [
  { kind: "doubted", seat: 1, announcer: 2 },
  { kind: "opened", draw: 1, roll: 41, announcer: 2, value: 62, held: false },
];
const news = (number: number): NewsOut => ({
  type: "news",
  entries: [{ number, at: 1000, actor: "seat1", events: DOUBT }],
  you: 0,
  game: game({ out: [0], standing: [0, 3, 3], round: number }),
  due: null,
  table: null,
});

test("an eliminated player among bots skips to the end with one tap", async () => {
  const bot = TABLE.seats[1] as (typeof TABLE.seats)[number];
  const table = { ...TABLE, seats: [...TABLE.seats, bot] };
  const present = [true, true, true];
  const out = game({ out: [0], standing: [0, 3, 3] });
  await opened({ ...WELCOME, table, present, game: out });
  const end = { name: /Skip to the end/ };
  await screen.findByRole("button", end);
  Wire.last.say(news(11));
  expect(await screen.findByText(/doubts/, { selector: ".prompt" })).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole("button", end));
  await waitFor(() => expect(screen.queryByRole("button", end)).toBeNull());
  Wire.last.say(news(12));
  await vi.waitFor(() => expect(screen.queryByText(/doubts/, { selector: ".prompt" })).toBeNull());
});

test("the end is not offered while a person plays", async () => {
  await opened(WELCOME);
  await screen.findAllByText("Ann");
  expect(screen.queryByRole("button", { name: /Skip to the end/ })).toBeNull();
});

test("a full disk is reported until the server can store again", async () => {
  await opened(WELCOME, { type: "storage", well: false });
  const banner = await screen.findByText(/Moves can’t be stored right now/);
  expect(banner.getAttribute("role")).toBe("status");
  Wire.last.say({ type: "storage", well: true });
  await waitFor(() => expect(screen.queryByText(/can’t be stored/)).toBeNull());
});

test("a partial selection stays unless a move is pending", async () => {
  const user = userEvent.setup();
  const betting = { phase: "betting" as const, level: 2, bets: [0, 2, 0], blind: 1, round: 1 };
  const offers: GameOut["offers"] = [
    { action: { kind: "fold" }, slots: [] },
    { action: { kind: "call" }, slots: [] },
    {
      action: { kind: "raise", to: 4 },
      slots: [{ kind: "between", field: "to", low: 4, high: 199 }],
    },
  ];
  await opened({
    ...WELCOME,
    table: SWORD,
    present: [true, true, true],
    game: hand(betting, offers),
  });
  await user.click(await screen.findByRole("button", { name: "most" }));
  await user.click(screen.getByRole("button", { name: "Menu" }));
  await user.click(await screen.findByText("This table"));
  await user.click(await screen.findByRole("switch", { name: /^Quick phrases/ }));
  expect(Wire.last.sent.at(-1)).toMatchObject({ action: { kind: "set-table" } });
  await tick();
  const raise = screen.getByRole("button", { name: /^Raise to 199/, hidden: true });
  expect(raise).toBeEnabled();

  raise.click();
  await tick();
  expect(Wire.last.sent.at(-1)).toMatchObject({ action: { kind: "raise", to: 199 } });
  expect(screen.queryByRole("button", { name: /^Raise/, hidden: true })).toBeNull();
});

test.each([
  ["accepted", null, true],
  ["refused, because it was late", { key: "table-refused-share-not-bound", arguments: {} }, false],
])("a share left out is a fault only if it was accepted: %s", async (_, reason, fault) => {
  localStorage.clear();
  const seats = TABLE.seats.map((seat) => ({ ...seat, shared: false }));
  const lobby = { ...TABLE, seats, phase: "gathering" as const, games: 0 };
  await opened({ ...WELCOME, number: 0, game: null, table: lobby });
  const command = async (kind: string) => {
    await vi.waitFor(() => expect(Wire.last.sent.at(-1)).toMatchObject({ action: { kind } }));
    return Wire.last.sent.at(-1) as { id: string; action: { bound: string } };
  };
  let number = 0;
  const told = (...events: AnyEvent[]): void =>
    Wire.last.say({
      ...news(++number),
      entries: [{ number, at: 0, actor: "table", events }],
      table: TABLE,
    });
  const { bound } = (await command("bind-share")).action;
  told({ kind: "share-bound", seat: 0, bound });
  told({ kind: "game-started", number: 1, commitment: "c0", shares: [bound, null] });
  const { id } = await command("add-share");
  told({ kind: "shares-left-out", seats: [0] });
  Wire.last.say({ type: "answer", id, number: null, reason, offers: [] });
  told({ kind: "said", seat: 1, name: "liar", text: "Hm." });
  await screen.findByText("Hm.");
  const warning = () => screen.queryByText(/accepted your share, but left it out/);
  if (fault) await waitFor(() => expect(warning()).toBeInTheDocument());
  else await vi.dynamicImportSettled().then(() => expect(warning()).toBeNull());
});
