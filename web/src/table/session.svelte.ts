// One visit to a table: the socket, the model it makes, the scenes played one after another.
import { lessMotion, moveLikes } from "../preferences.svelte";
import type { DeviceOut, GameAction, Reason, SocketOut, TableAction } from "../wire.gen";
import { MUTED } from "../heard/hearing.svelte";
import { moveVisited } from "../landing/visited";
import { Refused, lookAt, socketAddress } from "../net/http";
import { BROWSER, TableSocket, type Link } from "../net/socket";
import { store, stored } from "../storage";
import { NOTES } from "./shares";
import { otherTabs } from "./tabs";
import { BLANK, caughtUp, forgotten, gap, heard, played, type Model, type Scene } from "./model";

/** How long a board takes to show a scene, in milliseconds; 0 shows what follows at once. */
export type Durations = (scene: Scene, still: boolean) => number;

const SEEN = "mendax-seen-";
/** What every action of the game counts as while it is on its way. */
const MOVE = "move";
const TOO_FAST = "wire-refused-too-fast";
const STALE = "table-refused-stale";
const BACKLOG = 3;
/** A connection that is back within so many milliseconds was never gone, for whoever plays. */
const GRACE = 1500;
/** So many attempts have failed, while requests are answered, where something blocks sockets. */
const BLOCKED = 3;
const FINAL = new Set([403, 404, 410]);
const BARRED = new Set([
  "table-refused-kicked",
  "table-refused-spectators-off",
  "wire-refused-no-table",
  "wire-refused-banned",
  "wire-refused-closed",
  "table-set-aside-chance",
  "table-set-aside-slow",
  "table-set-aside-failed",
  "table-set-aside-unreadable",
]);

export class Session {
  model: Model = $state.raw(BLANK);
  /** Whether the connection has been gone for so long that it is news. What is done before that is
      sent as soon as it is back. */
  gone: boolean = $state.raw(false);
  /** Whether the server answers requests, and no socket has come through so far. */
  blocked: boolean = $state.raw(false);
  /** When the next attempt to connect begins, by this device's clock; null: it runs, or none will. */
  retries: number | null = $state.raw(null);
  /** The scene being played on the board, if one is. */
  scene: Scene | null = $state.raw(null);
  /** Commands on their way, by id, with the kind of action; those of the game are all moves. */
  pending: ReadonlyMap<string, string> = $state.raw(new Map());
  /** Why there is nothing to be seen here, for good. */
  barred: Reason | null = $state.raw(null);
  /** Something to be known that nobody did wrong: another name than asked for, a second tab. */
  word: Reason | null = $state.raw(null);
  /** Until when no more faces are taken, by this device's clock. */
  rests = $state.raw(0);
  /** Whether what comes is shown at once, until the game is over. */
  hastened = $state.raw(false);
  /** How long the scene being played lasts. */
  span = $state.raw(0);
  /** Who plays on this device and who has it, where several do. */
  device: DeviceOut | null = $state.raw(null);
  /** Whether the server can store what is done; while it can't, nothing goes on. */
  stores = $state.raw(true);
  /** What of this game's randomness does not fit what this device remembers, in words' keys. */
  unfair: readonly string[] = $state.raw([]);
  /** How often it has changed hands: nothing that was drawn for the one before may stay. */
  turns = $state.raw(0);

  #socket: TableSocket | null = null;
  #link: Link = "connecting";
  /** How many attempts in a row have failed. */
  #failed = 0;
  #tabs: () => void = () => undefined;
  /** The name that was asked for, until the table has said what one is called. */
  #asked = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #grace: ReturnType<typeof setTimeout> | undefined;
  #durations: Durations = () => 0;
  #listeners: Array<(message: SocketOut) => void> = [];
  /** Commands that are done, by id, with the entry whose news is still on its way. */
  #done = new Map<string, number>();
  /** Commands that were given again after a break. */
  #resent: ReadonlySet<string> = new Set();

  /** Whom a welcome is awaited for, while the device changes hands; undefined: it does not. */
  #next: number | null | undefined;

  /** Where the table is: it changes when the host takes a new link. */
  id: string = $state.raw("");

  /** `screen`: this one shows the table to all, and is nobody's. */
  constructor(
    id: string,
    readonly screen = false,
  ) {
    this.id = id;
  }

  /** The seat of whoever acts here: who has the device, or while nobody has it its owner. */
  get self(): number | null {
    return this.model.you ?? this.device?.own ?? null;
  }

  /** Whether a move of the game is on its way: nothing else that is done waits for an answer. */
  get moving(): boolean {
    return [...this.pending.values()].includes(MOVE);
  }

  /** Begins: opens the socket, if there is such a table. */
  async open(): Promise<void> {
    if (await this.#isGone()) return;
    const ears = {
      since: () => this.model.number,
      hear: (message: SocketOut) => this.#hear(message),
      link: (state: Link, again?: number) => this.#linked(state, again),
      resent: (ids: readonly string[]) => (this.#resent = new Set(ids)),
    };
    this.#socket = new TableSocket(socketAddress(this.id), ears, BROWSER, this.screen);
    if (this.screen) return;
    this.#tabs = otherTabs(this.id, () => (this.word = { key: "web-second-tab", arguments: {} }));
  }

  /** Whether the server says that there is no such table (any more); nothing is, if it is silent. */
  async #isGone(): Promise<boolean> {
    try {
      await lookAt(this.id);
      this.blocked = this.#failed >= BLOCKED;
    } catch (error) {
      if (error instanceof Refused && (FINAL.has(error.status) || BARRED.has(error.reason.key))) {
        this.#bar(error.reason);
        return true;
      }
    }
    return false;
  }

  #linked(state: Link, again: number | undefined): void {
    if (state === "open") {
      clearTimeout(this.#grace);
      this.#grace = undefined;
      this.gone = this.blocked = false;
      this.#failed = 0;
    } else {
      this.#next = undefined;
      // Whoever comes back is told anew if nothing can be stored.
      this.stores = true;
    }
    if (state === "lost") {
      // A second loss in a row is perhaps a refusal: of that, a browser's socket does not say why.
      if (again !== undefined && this.#link === "lost" && !this.barred) void this.#isGone();
      if (again !== undefined) this.#failed += 1;
      this.#grace ??= setTimeout(() => (this.gone = true), GRACE);
    }
    this.#link = state;
    this.retries = again === undefined ? null : Date.now() + again;
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#grace);
    this.#tabs();
    this.#socket?.close();
  }

  /** The board that plays scenes here has arrived. */
  staged(durations: Durations): void {
    this.#durations = durations;
  }

  /** Calls `listener` for every message; the answer stops it. */
  listen(listener: (message: SocketOut) => void): () => void {
    this.#listeners.push(listener);
    return () => (this.#listeners = this.#listeners.filter((known) => known !== listener));
  }

  act(action: GameAction): void {
    this.#sent(this.#socket?.act(action, this.model.number), MOVE);
  }

  do(action: TableAction): void {
    if (action.kind === "sit" || action.kind === "rename") this.#asked = action.name.trim();
    this.#sent(this.#socket?.do(action), action.kind);
  }

  /** The one on this seat takes the device, or nobody has it: what was theirs before is gone at once. */
  hold(seat: number | null): void {
    this.#forget();
    this.#next = seat;
    this.#socket?.hold(seat);
  }

  #forget(): void {
    this.#endScene();
    this.word = null;
    this.pending = new Map();
    this.#done.clear();
    this.model = forgotten(this.model);
    this.turns += 1;
  }

  /** What is not to be heard: it was on its way to whoever had the device before. */
  #late(message: SocketOut): boolean {
    if (message.type !== "welcome") return this.#next !== undefined && message.type !== "pong";
    if (this.#next === undefined) {
      // The server has taken the device from somebody, or gives it back to its owner.
      if (this.model.table && message.you !== this.model.you) this.#forget();
      return false;
    }
    if (message.you !== this.#next && message.you !== null) return true;
    this.#next = undefined;
    return false;
  }

  /** The person will not wait for the next attempt. */
  hurry(): void {
    this.#socket?.hurry();
  }

  /** The network or the person comes or goes: whether the connection holds is asked at once. */
  check(): void {
    this.#socket?.check();
  }

  /** Nobody looks at the page any more. */
  rest(): void {
    this.#socket?.rest();
  }

  /** Ends the scene being played and all that wait. */
  skip(): void {
    this.#endScene();
    this.model = caughtUp(this.model);
  }

  /** Shows what is left of this game as it comes, without any scene. */
  hasten(): void {
    this.hastened = true;
    this.skip();
  }

  /** Something to be known that nobody did wrong. */
  say(key: string): void {
    this.word = { key, arguments: {} };
  }

  forgive(): void {
    this.word = null;
    this.model = { ...this.model, refused: null };
  }

  /** The lines from while one was away have been read. */
  caughtUp(): void {
    this.model = { ...this.model, away: [] };
  }

  #sent(id: string | undefined, kind: string): void {
    if (id) this.pending = new Map(this.pending).set(id, kind);
  }

  #hear(message: SocketOut): void {
    if (message.type === "device") {
      this.device = message.seats.length ? message : null;
      return;
    }
    if (message.type === "storage") {
      this.stores = message.well;
      return;
    }
    if (this.#late(message)) return;
    if (gap(this.model, message)) {
      this.#socket?.again();
      return;
    }
    if (message.type === "welcome") this.#endScene();
    if (message.type === "refused" && BARRED.has(message.reason.key)) this.#bar(message.reason);
    const game = this.model.table?.game;
    this.model = heard(this.model, this.#kindly(this.#quietly(message)), Date.now(), this.#seen());
    // No other board can draw what is left to be shown of the game before.
    if (game && this.model.table?.game !== game) this.skip();
    if (this.model.table && this.model.table.id !== this.id) this.#moved(this.model.table.id);
    if (this.model.table?.phase !== "playing") this.hastened = false;
    this.#settle(message);
    this.#named();
    this.#remember();
    for (const listener of this.#listeners) listener(message);
    this.#play();
  }

  /** The table has another address: the old one will soon lead nobody here. */
  #moved(id: string): void {
    const before = this.id;
    this.id = id;
    this.#socket?.moved(socketAddress(id));
    const path = location.pathname.replace(before, id);
    history.replaceState(history.state, "", path + location.search);
    moveVisited(before, id);
    moveLikes(before, id);
    for (const kept of [SEEN, MUTED, NOTES]) {
      const what = stored(kept + before);
      if (what) store(kept + id, what);
      store(kept + before, null);
    }
  }

  #endScene(): void {
    clearTimeout(this.#timer);
    this.scene = null;
  }

  /** What came too late because the connection was lost is nobody's fault, and is said so. */
  #kindly(message: SocketOut): SocketOut {
    if (message.type !== "answer" || message.reason?.key !== STALE || !this.#resent.has(message.id))
      return message;
    return { ...message, reason: { key: "web-stale-after-break", arguments: {} } };
  }

  /** A share that another page of the same person has added is no news: nobody asked for it. */
  #quietly(message: SocketOut): SocketOut {
    if (message.type !== "answer") return message;
    const kind = this.pending.get(message.id);
    if (kind === "bind-share" || kind === "add-share") return { ...message, reason: null };
    // Too many faces: the bar of faces rests, which says it better than a message over the table.
    if (kind !== "react" || message.reason?.key !== TOO_FAST) return message;
    this.rests = Date.now() + 1000 * Number(message.reason.arguments["seconds"] ?? 1);
    return { ...message, reason: null };
  }

  /** Two people of one name are told apart by a number; whoever got it is told so. */
  #named(): void {
    const { self: you } = this;
    const { table } = this.model;
    const name = you === null ? undefined : table?.seats[you]?.name;
    if (!this.#asked || !name || this.pending.size) return;
    if (name !== this.#asked && name.startsWith(this.#asked))
      this.word = { key: "web-name-taken", arguments: { asked: this.#asked, name } };
    this.#asked = "";
  }

  #bar(reason: Reason): void {
    this.barred = reason;
    this.close();
  }

  /** A command is on its way until the news of it is here, or it was refused. */
  #settle(message: SocketOut): void {
    if (message.type === "answer") this.#done.set(message.id, message.number ?? 0);
    const left = [...this.pending].filter(([id]) => {
      const number = this.#done.get(id);
      return number === undefined || number > this.model.number;
    });
    if (left.length < this.pending.size) this.pending = new Map(left);
  }

  #play(): void {
    while (!this.scene && this.model.scenes.length) {
      const [next] = this.model.scenes;
      if (!next) return;
      const backlog = this.model.scenes.length > BACKLOG ? 0.4 : 1;
      const span = this.#durations(next, lessMotion()) * (this.hastened ? 0 : backlog);
      if (span <= 0) {
        this.model = played(this.model);
        continue;
      }
      this.scene = next;
      this.span = span;
      this.#timer = setTimeout(() => {
        this.scene = null;
        this.model = played(this.model);
        this.#play();
      }, span);
    }
  }

  #seen(): number {
    if (this.model.number || this.turns) return this.model.number;
    return Number(stored(SEEN + this.id) ?? 0);
  }

  #remember(): void {
    store(SEEN + this.id, String(this.model.number));
  }
}
