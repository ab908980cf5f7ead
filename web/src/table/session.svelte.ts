// One visit to a table: the socket, its model, and the scenes played one after another.
import { lessMotion, moveLikes } from "../preferences.svelte";
import type { DeviceOut, GameAction, Reason, SeatView, SocketOut, TableAction } from "../wire.gen";
import { moveVisited } from "../landing/visited";
import { Refused, lookAt, socketAddress } from "../net/http";
import { BROWSER, TableSocket, type Link } from "../net/socket";
import { store, stored } from "../storage";
import { MUTED, NOTES, SEEN } from "./keys";
import { otherTabs } from "./tabs";
import { BLANK, caughtUp, forgotten, gap, heard, played, type Model, type Scene } from "./model";

/** Return the time for which a board shows a scene, in milliseconds; 0 shows its result at once. */
export type Durations = (scene: Scene, still: boolean) => number;

/** The kind of all pending actions of the game. */
const MOVE = "move";
const TOO_FAST = "wire-refused-too-fast";
const STALE = "table-refused-stale";
const BACKLOG = 3;
/** Interruptions shorter than this are not shown, in milliseconds. */
const GRACE = 1500;
/** After this many failed attempts while requests succeed, sockets are probably blocked. */
const BLOCKED = 3;
const FINAL = new Set([403, 404, 410]);
const BARRED = new Set([
  "table-refused-kicked",
  "table-refused-spectators-off",
  "wire-refused-no-table",
  "wire-refused-banned",
  "wire-refused-closed",
]);
/** Return whether a reason bars this page from the table. */
const bars = ({ key }: Reason): boolean => BARRED.has(key) || key.startsWith("table-set-aside");

export class Session {
  model: Model = $state.raw(BLANK);
  /**
   * True if the connection has been lost for long enough to be shown. Earlier commands are sent on
   * reconnect.
   */
  gone: boolean = $state.raw(false);
  /** True if the server answers requests, but no socket has connected so far. */
  blocked: boolean = $state.raw(false);
  /**
   * The time at which the next attempt to connect begins, by this device's clock; null: an attempt
   * is running, or none is planned.
   */
  retries: number | null = $state.raw(null);
  /** The current scene on the board, if there is one. */
  scene: Scene | null = $state.raw(null);
  /** The pending commands by id, with the kind of action: one kind for all moves. */
  pending: ReadonlyMap<string, string> = $state.raw(new Map());
  /** The reason why this page can never show the table. */
  barred: Reason | null = $state.raw(null);
  /** A notice that is not an error, such as a changed name or a second tab. */
  word: Reason | null = $state.raw(null);
  /** The time until which the server refuses further faces, by this device's clock. */
  rests = $state.raw(0);
  /** True if scenes are skipped until the game is over. */
  hastened = $state.raw(false);
  /** The length of the current scene, in milliseconds. */
  span = $state.raw(0);
  /** The players on this device and its holder, if it is shared. */
  device: DeviceOut | null = $state.raw(null);
  /** True if the server can store actions; while it cannot, the game pauses. */
  stores = $state.raw(true);
  /** The laws of fairness that the last game breaks, as catalogue keys. */
  unfair: readonly string[] = $state.raw([]);
  /**
   * The number of times that the device has changed hands; drawings for the previous holder must
   * not remain.
   */
  turns = $state.raw(0);

  #socket: TableSocket | null = null;
  #closed = false;
  #link: Link = "connecting";
  /** The number of attempts in a row that have failed. */
  #failed = 0;
  #tabs: () => void = () => undefined;
  /** The requested name, until the table has confirmed one. */
  #asked = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #grace: ReturnType<typeof setTimeout> | undefined;
  #durations: Durations = () => 0;
  #listeners: Array<(message: SocketOut) => void> = [];
  /** Executed commands, by id, with the entry whose message is pending. */
  #done = new Map<string, number>();
  /** The commands that were sent again after an interruption. */
  #resent: ReadonlySet<string> = new Set();

  /** The seat whose welcome is pending while the device changes hands; undefined: none. */
  #next: number | null | undefined;

  /** The id of the table; it changes with a new link. */
  id: string = $state.raw("");

  /** `screen`: this is a public screen, without a player. */
  constructor(
    id: string,
    readonly screen = false,
  ) {
    this.id = id;
  }

  /** The acting seat: the device's holder, or its owner if there is no holder. */
  get self(): number | null {
    return this.model.you ?? this.device?.own ?? null;
  }

  /** The view of the acting seat; undefined for spectators. */
  get seat(): SeatView | undefined {
    return this.self === null ? undefined : this.model.table?.seats[this.self];
  }

  /** True if a move of the game is pending; other actions block nothing else. */
  get moving(): boolean {
    return [...this.pending.values()].includes(MOVE);
  }

  /** Start: open the socket, if the table exists and the page is still open. */
  async open(): Promise<void> {
    if ((await this.#isGone()) || this.#closed) return;
    const sink = {
      since: () => this.model.number,
      hear: (message: SocketOut) => this.#hear(message),
      link: (state: Link, again?: number) => this.#linked(state, again),
      resent: (ids: readonly string[]) => (this.#resent = new Set(ids)),
    };
    this.#socket = new TableSocket(socketAddress(this.id), sink, BROWSER, this.screen);
    if (this.screen) return;
    this.#tabs = otherTabs(this.id, () => (this.word = { key: "web-second-tab", arguments: {} }));
  }

  /**
   * Return whether the server reports that the table does not exist (or no longer exists); false if
   * the server is silent.
   */
  async #isGone(): Promise<boolean> {
    try {
      await lookAt(this.id);
      this.blocked = this.#failed >= BLOCKED;
    } catch (error) {
      if (error instanceof Refused && (FINAL.has(error.status) || bars(error.reason))) {
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
      // After a reconnect, the server repeats the notice if it cannot store.
      this.stores = true;
    }
    if (state === "lost") {
      // A second loss in a row may be a refusal, because a browser's socket does not report the
      // reason.
      if (again !== undefined && this.#link === "lost" && !this.barred) void this.#isGone();
      if (again !== undefined) this.#failed += 1;
      this.#grace ??= setTimeout(() => (this.gone = true), GRACE);
    }
    this.#link = state;
    this.retries = again === undefined ? null : Date.now() + again;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#grace);
    this.#tabs();
    this.#socket?.close();
  }

  /** Set the durations of the loaded board, and play scenes. */
  staged(durations: Durations): void {
    this.#durations = durations;
  }

  /** Call `listener` for every message; the returned function ends that. */
  listen(listener: (message: SocketOut) => void): () => void {
    this.#listeners.push(listener);
    return () => (this.#listeners = this.#listeners.filter((known) => known !== listener));
  }

  act(action: GameAction): void {
    this.#sent(this.#socket?.act(action, this.model.number), MOVE);
  }

  /** Send an action, and return the id of its answer. */
  do(action: TableAction): string | undefined {
    if (action.kind === "sit" || action.kind === "rename") this.#asked = action.name.trim();
    return this.#sent(this.#socket?.do(action), action.kind);
  }

  /** Give the device to a seat, or to none; the previous holder's data is removed immediately. */
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

  /** Return whether to ignore a message because it was meant for the previous holder. */
  #late(message: SocketOut): boolean {
    if (message.type !== "welcome") return this.#next !== undefined && message.type !== "pong";
    if (this.#next === undefined) {
      // The server has taken the device from its holder, or returns it to its owner.
      if (this.model.table && message.you !== this.model.you) this.#forget();
      return false;
    }
    if (message.you !== this.#next && message.you !== null) return true;
    this.#next = undefined;
    return false;
  }

  /** Reconnect now, at the person's request. */
  hurry(): void {
    this.#socket?.hurry();
  }

  /** Check the connection now, because the network or the person may be back or gone. */
  check(): void {
    this.#socket?.check();
  }

  /** Pause while the page is hidden. */
  rest(): void {
    this.#socket?.rest();
  }

  /** End the current scene and all waiting ones. */
  skip(): void {
    this.#endScene();
    this.model = caughtUp(this.model);
  }

  /** Show the rest of this game without scenes. */
  hasten(): void {
    this.hastened = true;
    this.skip();
  }

  /** Show a notice that is not an error. */
  say(key: string): void {
    this.word = { key, arguments: {} };
  }

  forgive(): void {
    this.word = null;
    this.model = { ...this.model, refused: null };
  }

  /** Mark the lines of the absence as read. */
  caughtUp(): void {
    this.model = { ...this.model, away: [] };
  }

  #sent(id: string | undefined, kind: string): string | undefined {
    if (id) this.pending = new Map(this.pending).set(id, kind);
    return id;
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
    if (message.type === "refused" && bars(message.reason)) this.#bar(message.reason);
    const game = this.model.table?.game;
    this.model = heard(this.model, this.#kindly(this.#quietly(message)), Date.now(), this.#seen());
    // Other boards cannot draw the remaining scenes of the previous game.
    if (game && this.model.table?.game !== game) this.skip();
    if (this.model.table && this.model.table.id !== this.id) this.#moved(this.model.table.id);
    if (this.model.table?.phase !== "playing") this.hastened = false;
    this.#settle(message);
    this.#named();
    this.#remember();
    for (const listener of this.#listeners) listener(message);
    this.#play();
  }

  /** Move to the table's new address, because the old address will soon be invalid. */
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

  /** Return the message with a neutral reason if a command was late because of a lost
   *  connection. */
  #kindly(message: SocketOut): SocketOut {
    if (message.type !== "answer" || message.reason?.key !== STALE || !this.#resent.has(message.id))
      return message;
    return { ...message, reason: { key: "wire-refused-after-break", arguments: {} } };
  }

  /** Return the message without the refusal of a share that another page has already added. */
  #quietly(message: SocketOut): SocketOut {
    if (message.type !== "answer") return message;
    const kind = this.pending.get(message.id);
    if (kind === "bind-share" || kind === "add-share") return { ...message, reason: null };
    // Too many faces were sent: the bar of reactions pauses, which is clearer than a message over
    // the table.
    if (kind !== "react" || message.reason?.key !== TOO_FAST) return message;
    this.rests = Date.now() + 1000 * Number(message.reason.arguments["seconds"] ?? 1);
    return { ...message, reason: null };
  }

  /** Players with equal names get a number, and are notified of this. */
  #named(): void {
    const name = this.seat?.name;
    if (!this.#asked || !name || this.pending.size) return;
    if (name !== this.#asked && name.startsWith(this.#asked))
      this.word = { key: "web-name-taken", arguments: { asked: this.#asked, name } };
    this.#asked = "";
  }

  #bar(reason: Reason): void {
    this.barred = reason;
    this.close();
  }

  /** Keep a command pending until its news has arrived, or it was refused. */
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
