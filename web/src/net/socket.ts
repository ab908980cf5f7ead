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
  link(state: Link): void;
  /** These commands were not answered before the connection was lost, and have been sent again. */
  resent(ids: readonly string[]): void;
}

export interface World {
  connect(url: string): Wire;
  /** Does something later; the answer stops it. */
  later(milliseconds: number, what: () => void): () => void;
}

const OPEN = 1;
const WAITS = [250, 500, 1000, 2000, 4000];
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

export const BROWSER: World = {
  connect: (url) => new WebSocket(url) as Wire,
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
  #stopWaiting: () => void = () => undefined;
  #count = 0;
  readonly #session = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? "0";

  constructor(
    readonly url: string,
    readonly ears: Ears,
    readonly world: World = BROWSER,
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

  /** Comes back now instead of after the wait: the network or the person has returned. */
  hurry(): void {
    if (this.#over || this.#wire?.readyState === OPEN) return;
    this.#tries = 0;
    this.#stopWaiting();
    this.#connect();
  }

  /** Drops the connection and makes a new one, which asks for what was missed. */
  again(): void {
    if (this.#over) return;
    this.#drop();
    this.hurry();
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
    this.ears.link(this.#tries ? "lost" : "connecting");
    const wire = this.world.connect(this.url);
    this.#wire = wire;
    wire.onopen = () => this.#send({ type: "hello", since: this.ears.since() });
    wire.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as SocketOut);
    wire.onclose = () => this.#lost();
  }

  #hear(message: SocketOut): void {
    if (message.type === "welcome") this.#welcomed();
    if (message.type === "answer") this.#open.delete(message.id);
    this.ears.hear(message);
    this.#watch();
  }

  #welcomed(): void {
    this.#tries = 0;
    this.ears.link("open");
    this.ears.resent([...this.#open.keys()]);
    for (const message of this.#open.values()) this.#send(message);
  }

  /** After a silence asks whether the other end is still there, and gives up on it if not. */
  #watch(): void {
    this.#stopWaiting();
    this.#stopWaiting = this.world.later(PING_EVERY, () => {
      this.#send({ type: "ping" });
      this.#stopWaiting = this.world.later(PONG_WITHIN, () => this.again());
    });
  }

  #lost(): void {
    this.#wire = null;
    this.#stopWaiting();
    this.ears.link("lost");
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 4000;
    this.#tries += 1;
    this.#stopWaiting = this.world.later(wait * (0.75 + Math.random() / 2), () => this.#connect());
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }
}
