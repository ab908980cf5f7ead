import { beforeEach, expect, test } from "vitest";
import { WELCOME } from "../boards/mia/fixtures";
import type { SocketIn, SocketOut } from "../wire.gen";
import { TableSocket, type Link, type Environment } from "./socket";
import type { Wire } from "./transport";

class FakeWire implements Wire {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
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
  fall(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let wires: FakeWire[];
let waiting: { milliseconds: number; what: () => void }[];
let links: Link[];
let heard: SocketOut[];
let again: string[] = [];
let hidden: boolean;
let chance: number;
let seen: number;

const env: Environment = {
  hidden: () => hidden,
  chance: () => chance,
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
  const sink = {
    since: () => seen,
    hear: (m: SocketOut) => heard.push(m),
    link: (l: Link) => links.push(l),
    resent: (ids: readonly string[]) => again.push(...ids),
  };
  return new TableSocket("ws://here", sink, env);
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
  hidden = false;
  chance = 0.5;
});
const pinged = (within: number): SocketIn => ({ type: "ping", within });
const pong = (): void => wire().say({ type: "pong", at: 0 });

test("first sends its last entry, and is open after the welcome", () => {
  seen = 7;
  start();
  wire().open();
  expect(wire().sent).toEqual([{ type: "hello", since: 7, screen: false }]);
  expect(links).toEqual(["connecting"]);
  wire().say(WELCOME);
  expect(links.at(-1)).toBe("open");
  expect(heard).toEqual([WELCOME]);
});

test("reconnects and resends unanswered commands with their ids", () => {
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
    { type: "hello", since: 0, screen: false },
    { type: "act", id: open, after: 10, action: { kind: "shake" } },
    pinged(9),
  ]);
  expect(again).toEqual([open]);
});

test("sends a command given offline after reconnecting", () => {
  const socket = start();
  const id = socket.do({ kind: "start" });
  expect(wire().sent).toEqual([]);
  enter();
  expect(wire().sent).toContainEqual({ type: "do", id, action: { kind: "start" } });
});

/** Return the delays before this many failed attempts. */
function waits(rounds: number): number[] {
  return Array.from({ length: rounds }, () => {
    wire().fall();
    const before = waiting[0]?.milliseconds ?? 0;
    wait();
    return before;
  });
}

test.each([
  [0, [0, 188, 375, 750, 1500, 3000, 3000]],
  [0.5, [250, 250, 500, 1000, 2000, 4000, 4000]],
  [1, [500, 313, 625, 1250, 2500, 5000, 5000]],
])("retries at once, then after growing delays up to 5 s (%f)", (drawn, expected) => {
  chance = drawn;
  start();
  expect(waits(7).map(Math.round)).toEqual(expected);
  // Three attempts are made within two seconds, for any random delays.
  expect(expected.slice(0, 3).reduce((sum, one) => sum + one)).toBeLessThan(2000);
});

/** Return the delays after this many welcomes that end with a restart. */
function sentOn(rounds: number): number[] {
  return Array.from({ length: rounds }, () => {
    enter();
    wire().fall(1012);
    const before = waiting[0]?.milliseconds ?? 0;
    wait();
    return before;
  });
}

test("reconnects at once after a redirection, a limited number of times", () => {
  start();
  expect(sentOn(6)).toEqual([250, 250, 250, 1000, 2000, 4000]);
  enter();
  pong();
  wait(); // this connection lasts, so the next attempts count from the first
  wire().fall(1012);
  wait();
  expect(sentOn(2)).toEqual([250, 250]);
});

test("treats a close without a welcome as a failure", () => {
  start();
  const after = [0, 1, 2].map(() => {
    wire().open();
    wire().fall(1012);
    const before = waiting[0]?.milliseconds;
    wait();
    return before;
  });
  expect(after).toEqual([250, 250, 500]);
});

test("sends a change of holder once after reconnecting", () => {
  const socket = start();
  enter();
  socket.do({ kind: "say", text: "Of the one before." });
  wire().fall();
  socket.hold(1);
  const id = socket.do({ kind: "say", text: "Hm." });
  wait();
  enter();
  expect(wire().sent.slice(1, -1)).toEqual([
    { type: "hold", seat: 1 },
    { type: "do", id, action: { kind: "say", text: "Hm." } },
  ]);
  wire().fall();
  wait();
  enter();
  expect(wire().sent.map(({ type }) => type)).toEqual(["hello", "do", "ping"]);
});

test("resends unanswered commands once per connection, in order", () => {
  const socket = start();
  enter();
  const first = socket.act({ kind: "shake" }, 10);
  const second = socket.do({ kind: "say", text: "Hm." });
  for (let round = 0; round < 2; round += 1) {
    wire().fall(1012);
    wait();
    enter();
    const commands = wire().sent.filter((one) => one.type === "act" || one.type === "do");
    expect(commands.map(({ id }) => id)).toEqual([first, second]);
  }
});

test("reconnects at once when hurried", () => {
  const socket = start();
  waits(4);
  wire().fall();
  const before = wires.length;
  socket.hurry();
  expect(wires).toHaveLength(before + 1);
  expect(waiting.map((one) => one.milliseconds)).toEqual([8000]);
});

test("pings every four seconds, and gives up after silence", () => {
  start();
  enter();
  expect(wire().sent.at(-1)).toEqual(pinged(9));
  expect(waiting.map((one) => one.milliseconds)).toEqual([4000]);
  pong();
  wait();
  expect(wire().sent.filter((one) => one.type === "ping")).toHaveLength(2);
  wire().say({
    type: "present",
    present: [true],
    spectators: 0,
    watchers: [],
    waits: [],
    screens: 0,
    muted: [],
  });
  wait();
  expect(wires).toHaveLength(1);
  wait();
  expect(links.at(-1)).toBe("lost");
  wait();
  expect(wires).toHaveLength(2);
});

test("gives up a hanging connection after eight seconds at each step", () => {
  start();
  expect(waiting.map((one) => one.milliseconds)).toEqual([8000]);
  wait();
  expect(links.at(-1)).toBe("lost");
  wait();
  expect(wires).toHaveLength(2);
  wire().open();
  expect(waiting.map((one) => one.milliseconds)).toEqual([8000]);
  wait();
  expect(links.at(-1)).toBe("lost");
});

test("delays grow until a connection has held", () => {
  const socket = start();
  const after: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    enter(); // each connection is welcomed, and closed at once
    if (round % 2) socket.again();
    else wire().fall();
    after.push(waiting[0]?.milliseconds ?? 0);
    wait();
  }
  expect(after[3]).toBeGreaterThan((after[0] ?? 0) * 2);
  enter();
  pong();
  wait();
  wire().fall();
  expect(waiting[0]?.milliseconds).toBeLessThan(400);
});

test("reports its delay and its attempts", () => {
  const told: (number | undefined)[] = [];
  new TableSocket(
    "ws://here",
    { since: () => 0, hear: () => 0, link: (_, next) => told.push(next), resent: () => 0 },
    env,
  );
  wire().fall();
  wait();
  expect(told).toEqual([undefined, expect.any(Number), undefined]);
});

test("promises no pings while hidden, and pings at once when visible", () => {
  const socket = start();
  enter();
  hidden = true;
  socket.rest();
  expect(wire().sent.at(-1)).toEqual(pinged(0));
  expect(waiting.map((one) => one.milliseconds)).toEqual([20_000]);
  hidden = false;
  socket.check();
  expect(wire().sent.at(-1)).toEqual(pinged(9));
  expect(waiting.map((one) => one.milliseconds)).toEqual([2000]);
  wait();
  expect(links.at(-1)).toBe("lost");
  socket.check();
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
