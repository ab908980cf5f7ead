// The transport of requests and sockets to the tables: a server, or a worker of this browser
// (`offline`).
import { BASE } from "../base";

/** The parts of a browser's WebSocket that are used here. */
export interface Wire {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Send a request to a path below the prefix. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Open a table's socket. */
  connect(url: string): Wire;
}

let chosen: Transport = {
  request: (path, init) => fetch(BASE + path, init),
  connect: (url) => new WebSocket(url) as Wire,
};

export function transport(): Transport {
  return chosen;
}

/** Use another transport from now on. */
export function reachBy(other: Transport): void {
  chosen = other;
}
