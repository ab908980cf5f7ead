// The table's socket: connects, says what it has seen, numbers commands, sends again what was not
// answered, and comes back by itself. Knows messages, not what they mean.
import type { GameAction, SocketIn, SocketOut, TableAction } from "../wire.gen";

export type Link = "connecting" | "open" | "lost" | "closed";

/** What a browser's WebSocket offers, as far as it is needed here. */
export interface Wire {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Ears {
  /** The number of the last entry seen, for the first message after each connection. */
  since(): number;
  hear(message: SocketOut): void;
  /** How the connection is; `again`: in how many milliseconds the next attempt begins. */
  link(state: Link, again?: number): void;
  /** These commands were not answered before the connection was lost, and have been sent again. */
  resent(ids: readonly string[]): void;
}

export interface World {
  connect(url: string): Wire;
  /** Whether nobody looks at the page: browsers then slow its timers down, to one a minute. */
  hidden(): boolean;
  /** Does something later; the answer stops it. */
  later(milliseconds: number, what: () => void): () => void;
}

const OPEN = 1;
const WAITS = [250, 500, 1000, 2000, 4000];
/** How long each step of a connection may take: until it is open, and until it is welcomed. */
const STEP = 8_000;
/** From one ping to the next, by when the last must be answered. */
const BEAT = 4_000;
const HIDDEN_BEAT = 20_000;
/** How soon an answer must come when there is reason to doubt. */
const DOUBT = 2_000;
/** What the server is promised: the next ping within so many seconds, or the connection is lost. */
const PROMISE = 9;

export const BROWSER: World = {
  connect: (url) => new WebSocket(url) as Wire,
  hidden: () => document.visibilityState === "hidden",
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
  /** Whether this connection was welcomed, and whether anything was heard since the last ping. */
  #welcome = false;
  #heard = false;
  #stopWaiting: () => void = () => undefined;
  #count = 0;
  readonly #session = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? "0";

  constructor(
    public url: string,
    readonly ears: Ears,
    readonly world: World = BROWSER,
    /** Whether this only shows the table to all. */
    readonly screen = false,
  ) {
    this.#connect();
  }

  /** Sends a move that answers entry `after`; the answer names the id returned here. */
  act(action: GameAction, after: number): string {
    const id = this.#nextId();
    return this.#command(id, { type: "act", id, after, action });
  }

  /** Sends something done around the game. */
  do(action: TableAction): string {
    const id = this.#nextId();
    return this.#command(id, { type: "do", id, action });
  }

  /** The table is somewhere else now: the next connection is made there. */
  moved(url: string): void {
    this.url = url;
  }

  /** Says who of several has this device now; nothing of whoever had it is sent again. */
  hold(seat: number | null): void {
    this.#open.clear();
    this.#send({ type: "hold", seat });
  }

  /** Comes back now instead of after the wait; `fresh`: there is a network again. */
  hurry(fresh = false): void {
    if (this.#over || this.#wire?.readyState === OPEN) return;
    if (fresh) this.#tries = 0;
    this.#connect();
  }

  /** Asks at once whether the other end is there: the person is back, or the network may be gone. */
  check(): void {
    if (this.#over) return;
    if (this.#wire?.readyState === OPEN) this.#beat(DOUBT);
    else this.hurry(true);
  }

  /** Nobody looks any more: the server is not to count on pings. */
  rest(): void {
    if (this.#welcome) this.#beat();
  }

  /** Drops the connection and makes a new one, which asks for what was missed. */
  again(): void {
    if (this.#over) return;
    this.#drop();
    this.#lost();
  }

  close(): void {
    this.#over = true;
    this.#stopWaiting();
    this.#drop();
    this.ears.link("closed");
  }

  #nextId(): string {
    this.#count += 1;
    return `${this.#session}-${this.#count}`;
  }

  #command(id: string, message: SocketIn): string {
    this.#open.set(id, message);
    this.#send(message);
    return id;
  }

  #send(message: SocketIn): void {
    if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(message));
  }

  #connect(): void {
    this.#drop();
    this.#wait(STEP, () => this.again());
    this.ears.link(this.#tries ? "lost" : "connecting");
    const wire = this.world.connect(this.url);
    this.#wire = wire;
    wire.onopen = () => {
      this.#wait(STEP, () => this.again());
      this.#send({ type: "hello", since: this.ears.since(), screen: this.screen });
    };
    wire.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as SocketOut);
    wire.onclose = () => this.#lost();
  }

  #hear(message: SocketOut): void {
    this.#heard = true;
    if (message.type === "welcome") this.#welcomed();
    if (message.type === "answer") this.#open.delete(message.id);
    this.ears.hear(message);
  }

  #welcomed(): void {
    this.#welcome = true;
    this.ears.link("open");
    this.ears.resent([...this.#open.keys()]);
    for (const message of this.#open.values()) this.#send(message);
    this.#beat();
  }

  /** Asks whether the other end is still there; if nothing at all is heard by the next, it is not. */
  #beat(within?: number): void {
    const hidden = this.world.hidden();
    this.#heard = false;
    this.#send({ type: "ping", within: hidden ? 0 : PROMISE });
    this.#wait(within ?? (hidden ? HIDDEN_BEAT : BEAT), () => {
      if (!this.#heard) return this.again();
      this.#tries = 0; // only a connection that has held for a while has come about
      this.#beat();
    });
  }

  #lost(): void {
    this.#wire = null;
    this.#welcome = false;
    const step = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 4000;
    const wait = step * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.ears.link("lost", wait);
    this.#wait(wait, () => this.#connect());
  }

  /** Waits for this, and for nothing else any more. */
  #wait(milliseconds: number, what: () => void): void {
    this.#stopWaiting();
    this.#stopWaiting = this.world.later(milliseconds, what);
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
