// The transport of a page that plays without a server: requests and sockets go to a worker.
import type { Transport, Wire } from "../net/transport";
import type { Failure, FromWorker, ToWorker } from "./messages";

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

/** The parts of a worker that are used here. */
export interface Port {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  /** Called if the worker's script can't be loaded. */
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker): void;
}

/** The worker can't start; `why` is a key of the catalogue. */
export class CannotStart extends Error {
  constructor(
    readonly why: Failure,
    error: string = why,
  ) {
    super(error);
  }
}

/** A socket of a table in the worker. */
class LocalWire implements Wire {
  readyState = CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    readonly say: (text: string) => void,
    readonly end: () => void,
  ) {}

  send(text: string): void {
    if (this.readyState === OPEN) this.say(text);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.end();
  }
}

export class LocalTransport implements Transport {
  readonly #answers = new Map<number, (answer: Response) => void>();
  readonly #wires = new Map<number, LocalWire>();
  #count = 0;
  #started: {
    readonly ready: (keeps: boolean) => void;
    readonly failed: (why: CannotStart) => void;
  } | null = null;

  constructor(readonly port: Port) {
    port.onmessage = ({ data }) => this.#hear(data);
    port.onerror = ({ message }) =>
      this.#started?.failed(new CannotStart("web-local-failed", message));
  }

  /** Start Python from the files below this address; return whether games are stored on this
   *  device. Throw `CannotStart`. */
  start(files: string): Promise<boolean> {
    const started = new Promise<boolean>((ready, failed) => (this.#started = { ready, failed }));
    this.port.postMessage({ kind: "start", files });
    return started;
  }

  request(path: string, init: RequestInit = {}): Promise<Response> {
    const id = ++this.#count;
    const answer = new Promise<Response>((resolve) => this.#answers.set(id, resolve));
    const body = typeof init.body === "string" ? init.body : "";
    this.port.postMessage({ kind: "ask", id, method: init.method ?? "GET", path, body });
    return answer;
  }

  connect(url: string): Wire {
    const socket = ++this.#count;
    const table = /tables\/([^/]+)\/socket$/.exec(url)?.[1] ?? "";
    const wire = new LocalWire(
      (text) => this.port.postMessage({ kind: "send", socket, text }),
      () => {
        this.#wires.delete(socket);
        this.port.postMessage({ kind: "disconnect", socket });
      },
    );
    this.#wires.set(socket, wire);
    this.port.postMessage({ kind: "connect", socket, table });
    return wire;
  }

  #hear(message: FromWorker): void {
    if (message.kind === "ready") this.#started?.ready(message.keeps);
    else if (message.kind === "failed") {
      console.error(message.error);
      this.#started?.failed(new CannotStart(message.why, message.error));
    } else if (message.kind === "answer") {
      const { id, status, text } = message;
      this.#answers.get(id)?.(new Response(text, { status }));
      this.#answers.delete(id);
    } else this.#carry(message, this.#wires.get(message.socket));
  }

  #carry(
    message: Extract<FromWorker, { readonly socket: number }>,
    wire: LocalWire | undefined,
  ): void {
    if (!wire) return;
    if (message.kind === "heard") wire.onmessage?.({ data: message.text });
    else if (message.kind === "opened") {
      wire.readyState = OPEN;
      wire.onopen?.();
    } else {
      wire.readyState = CLOSED;
      this.#wires.delete(message.socket);
      wire.onclose?.({ code: message.code });
    }
  }
}
