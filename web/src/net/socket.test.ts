import { beforeEach, expect, test } from "vitest";
import { WELCOME } from "../boards/mia/fixtures";
import type { SocketIn, SocketOut } from "../wire.gen";
import { TableSocket, type Link, type Wire, type World } from "./socket";

class FakeWire implements Wire {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: SocketIn[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as SocketIn);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: SocketOut): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  fall(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

let wires: FakeWire[];
let waiting: { milliseconds: number; what: () => void }[];
let links: Link[];
let heard: SocketOut[];
let again: string[] = [];
let seen: number;

const world: World = {
  connect: () => {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  },
  later: (milliseconds, what) => {
    const entry = { milliseconds, what };
    waiting.push(entry);
    return () => (waiting = waiting.filter((one) => one !== entry));
  },
};

function start(): TableSocket {
  const ears = {
    since: () => seen,
    hear: (m: SocketOut) => heard.push(m),
    link: (l: Link) => links.push(l),
    resent: (ids: readonly string[]) => again.push(...ids),
  };
  return new TableSocket("ws://here", ears, world);
}
const wire = (): FakeWire => wires[wires.length - 1] as FakeWire;
function wait(): void {
  const [first] = waiting.splice(0, 1);
  first?.what();
}
function enter(): void {
  wire().open();
  wire().say(WELCOME);
}

beforeEach(() => {
  wires = [];
  waiting = [];
  links = [];
  heard = [];
  seen = 0;
  again = [];
});

test("says first what it has seen, and is open when it is welcome", () => {
  seen = 7;
  start();
  wire().open();
  expect(wire().sent).toEqual([{ type: "hello", since: 7 }]);
  expect(links).toEqual(["connecting"]);
  wire().say(WELCOME);
  expect(links.at(-1)).toBe("open");
  expect(heard).toEqual([WELCOME]);
});

test("comes back by itself and sends what was not answered again, under the same id", () => {
  const socket = start();
  enter();
  const answered = socket.do({ kind: "start" });
  const open = socket.act({ kind: "shake" }, 10);
  wire().say({ type: "answer", id: answered, number: 11, reason: null, offers: [] });
  wire().fall();
  expect(links.at(-1)).toBe("lost");
  wait();
  expect(wires).toHaveLength(2);
  enter();
  expect(wire().sent).toEqual([
    { type: "hello", since: 0 },
    { type: "act", id: open, after: 10, action: { kind: "shake" } },
  ]);
  expect(again).toEqual([open]);
});

test("a command given while there is no connection is sent once there is", () => {
  const socket = start();
  const id = socket.do({ kind: "start" });
  expect(wire().sent).toEqual([]);
  enter();
  expect(wire().sent.at(-1)).toEqual({ type: "do", id, action: { kind: "start" } });
});

test("waits longer after each failure, and not at all when hurried", () => {
  const socket = start();
  const waits: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    wire().fall();
    waits.push(waiting[0]?.milliseconds ?? 0);
    wait();
  }
  expect(waits[3]).toBeGreaterThan((waits[0] ?? 0) * 2);
  wire().fall();
  const before = wires.length;
  socket.hurry();
  expect(wires).toHaveLength(before + 1);
  expect(waiting).toEqual([]);
});

test("asks after a silence whether anybody is there, and gives up on it without an answer", () => {
  start();
  enter();
  wait();
  expect(wire().sent.at(-1)).toEqual({ type: "ping" });
  wait();
  expect(wires).toHaveLength(2);
});

test("ids differ, and a closed socket stays closed", () => {
  const socket = start();
  enter();
  expect(socket.do({ kind: "start" })).not.toBe(socket.do({ kind: "start" }));
  socket.close();
  socket.hurry();
  expect(wires).toHaveLength(1);
  expect(links.at(-1)).toBe("closed");
});
