// The table's socket: it connects, sends the last entry seen, numbers commands, sends unanswered
// ones again, and reconnects. This module knows messages, but not their meaning.
import { transport, type Wire } from "./transport";
import type { GameAction, SocketIn, SocketOut, TableAction } from "../wire.gen";

export type Link = "connecting" | "open" | "lost" | "closed";

export interface Sink {
  /** The number of the last entry seen, for the first message after each connection. */
  since(): number;
  hear(message: SocketOut): void;
  /** The connection's state. `again`: the milliseconds before the next attempt. */
  link(state: Link, again?: number): void;
  /** Called with commands that were unanswered when the connection was lost and were sent again. */
  resent(ids: readonly string[]): void;
}

export interface Environment {
  connect(url: string): Wire;
  /** Return whether the page is hidden; browsers then limit its timers to one per minute. */
  hidden(): boolean;
  /** Return a random number from 0 up to 1. */
  chance(): number;
  /** Call a function later; the returned function cancels it. */
  later(milliseconds: number, what: () => void): () => void;
}

const OPEN = 1;
/**
 * The range of the random delay of the first attempt in milliseconds, so that clients that were cut
 * off together do not reconnect together.
 */
const SPREAD = 500;
/** The longest delay after further failures, ±25%, in milliseconds. */
const LONGEST = 4000;
/** The close code for a server restart: reconnect immediately, because another server answers. */
const RESTART = 1012;
/** The id of `hold` among the commands, which has no id and gets no answer. */
const HOLD = "";
/** The timeout of each step of a connection: until it is open, and until it is welcomed; in
 *  milliseconds. */
const STEP = 8_000;
/** The interval between pings, which is also the timeout of the answer, in milliseconds. */
const BEAT = 4_000;
const HIDDEN_BEAT = 20_000;
/** The timeout of an answer in milliseconds, when the connection is in doubt. */
const DOUBT = 2_000;
/**
 * The promise to the server: it may consider the connection lost if no ping arrives within this
 * many seconds.
 */
const PROMISE = 9;

export const BROWSER: Environment = {
  connect: (url) => transport().connect(url),
  hidden: () => document.visibilityState === "hidden",
  chance: Math.random,
  later: (milliseconds, what) => {
    const timer = setTimeout(what, milliseconds);
    return () => clearTimeout(timer);
  },
};

export class TableSocket {
  #wire: Wire | null = null;
  #open: Map<string, SocketIn> = new Map();
  #tries = 0;
  #over = false;
  /** Two flags: this connection was welcomed; a message has arrived since the last ping. */
  #welcome = false;
  #heard = false;
  #stopWaiting: () => void = () => undefined;
  #count = 0;
  readonly #session = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? "0";

  constructor(
    public url: string,
    readonly sink: Sink,
    readonly env: Environment = BROWSER,
    /** True if this is a public screen of the table. */
    readonly screen = false,
  ) {
    this.#connect();
  }

  /** Send a move that answers entry `after`; return its id, which the answer repeats. */
  act(action: GameAction, after: number): string {
    return this.#command({ type: "act", id: this.#nextId(), after, action });
  }

  /** Send an action around the game. */
  do(action: TableAction): string {
    return this.#command({ type: "do", id: this.#nextId(), action });
  }

  /** Use a new address for the next connection, because the table has moved. */
  moved(url: string): void {
    this.url = url;
  }

  /** Send which seat holds this shared device now; commands of the previous holder are not sent
   *  again. */
  hold(seat: number | null): void {
    this.#open.clear();
    this.#open.set(HOLD, { type: "hold", seat });
    if (this.#welcome) this.#give();
  }

  /** Reconnect now instead of after the delay; `fresh`: the network is back. */
  hurry(fresh = false): void {
    if (this.#over || this.#wire?.readyState === OPEN) return;
    if (fresh) this.#tries = 0;
    this.#connect();
  }

  /** Check the connection now, because the person is back or the network may be gone. */
  check(): void {
    if (this.#wire?.readyState === OPEN) this.#beat(DOUBT);
    else this.hurry(true);
  }

  /** Cancel the promise of pings, because the page is hidden. */
  rest(): void {
    if (this.#welcome) this.#beat();
  }

  /** Drop the connection and make a new one, which requests the missed entries. */
  again(): void {
    if (!this.#over) this.#lost();
  }

  close(): void {
    this.#over = true;
    this.#stopWaiting();
    this.#drop();
    this.sink.link("closed");
  }

  #nextId(): string {
    this.#count += 1;
    return `${this.#session}-${this.#count}`;
  }

  #command(message: SocketIn & { id: string }): string {
    this.#open.set(message.id, message);
    this.#send(message);
    return message.id;
  }

  #send(message: SocketIn): void {
    if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(message));
  }

  #connect(): void {
    this.#drop();
    this.#wait(STEP, () => this.again());
    this.sink.link(this.#tries ? "lost" : "connecting");
    const wire = this.env.connect(this.url);
    this.#wire = wire;
    wire.onopen = () => {
      this.#wait(STEP, () => this.again());
      this.#send({ type: "hello", since: this.sink.since(), screen: this.screen });
    };
    wire.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as SocketOut);
    wire.onclose = ({ code }) => this.#lost(this.#welcome && code === RESTART);
  }

  #hear(message: SocketOut): void {
    this.#heard = true;
    if (message.type === "welcome") this.#welcomed();
    if (message.type === "answer") this.#open.delete(message.id);
    this.sink.hear(message);
  }

  #welcomed(): void {
    this.#welcome = true;
    this.sink.link("open");
    this.sink.resent([...this.#open.keys()]);
    this.#give();
    this.#beat();
  }

  /** Send all open commands, in order; a change of holder is sent only once. */
  #give(): void {
    for (const message of this.#open.values()) this.#send(message);
    this.#open.delete(HOLD);
  }

  /** Send a ping; if no message arrives before the next one, the connection is lost. */
  #beat(within?: number): void {
    const hidden = this.env.hidden();
    this.#heard = false;
    this.#send({ type: "ping", within: hidden ? 0 : PROMISE });
    this.#wait(within ?? (hidden ? HIDDEN_BEAT : BEAT), () => {
      if (!this.#heard) return this.again();
      this.#tries = 0; // an attempt succeeds only if the connection lasts for a while
      this.#beat();
    });
  }

  /**
   * Reconnect. `sent`: to another server, which counts as a failure only from the fourth time in a
   * row.
   */
  #lost(sent = false): void {
    this.#drop();
    const drawn = this.env.chance();
    const failed = this.#tries++;
    const wait =
      failed > (sent ? 2 : 0)
        ? Math.min(LONGEST, 125 * 2 ** failed) * (0.75 + drawn / 2)
        : SPREAD * drawn;
    this.sink.link("lost", wait);
    this.#wait(wait, () => this.#connect());
  }

  /** Start this timer and cancel the previous one. */
  #wait(milliseconds: number, what: () => void): void {
    this.#stopWaiting();
    this.#stopWaiting = this.env.later(milliseconds, what);
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#welcome = false;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }
}
