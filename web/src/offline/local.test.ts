import { expect, test, vi } from "vitest";
import { LocalTransport, type Port } from "./local";
import type { FromWorker, ToWorker } from "./messages";

/** A worker whose answers are given by a test. */
class FakeWorker implements Port {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  readonly heard: ToWorker[] = [];

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  say(message: FromWorker): void {
    this.onmessage?.(new MessageEvent("message", { data: message }));
  }
}

test("a request gets the worker's answer with the same number", async () => {
  const worker = new FakeWorker();
  const local = new LocalTransport(worker);
  const first = local.request("/api/games");
  const second = local.request("/api/tables", { method: "POST", body: "{}" });
  expect(worker.heard).toMatchObject([
    { kind: "ask", method: "GET", path: "/api/games", body: "" },
    { kind: "ask", method: "POST", path: "/api/tables", body: "{}" },
  ]);
  worker.say({ kind: "answer", id: 2, status: 503, text: '{"a":1}' });
  worker.say({ kind: "answer", id: 1, status: 200, text: "[]" });
  expect([(await first).status, await (await first).text()]).toEqual([200, "[]"]);
  expect([(await second).ok, await (await second).json()]).toEqual([false, { a: 1 }]);
});

test("a socket opens, carries texts both ways, and ends from either side", () => {
  const worker = new FakeWorker();
  const local = new LocalTransport(worker);
  const wire = local.connect("ws://host/offline/#/api/tables/abc/socket");
  wire.onopen = vi.fn();
  wire.onmessage = vi.fn();
  wire.onclose = vi.fn();
  expect(worker.heard).toEqual([{ kind: "connect", socket: 1, table: "abc" }]);
  wire.send("too early");
  worker.say({ kind: "opened", socket: 1 });
  expect(wire.readyState).toBe(WebSocket.OPEN);
  wire.send("hello");
  worker.say({ kind: "heard", socket: 1, text: "welcome" });
  expect(wire.onmessage).toHaveBeenCalledWith({ data: "welcome" });
  worker.say({ kind: "closed", socket: 1, code: 1012 });
  expect(wire.onclose).toHaveBeenCalledWith({ code: 1012 });
  expect(wire.readyState).toBe(WebSocket.CLOSED);

  const other = local.connect("ws://host/api/tables/abc/socket");
  other.close();
  other.close();
  expect(worker.heard.slice(1)).toEqual([
    { kind: "send", socket: 1, text: "hello" },
    { kind: "connect", socket: 2, table: "abc" },
    { kind: "disconnect", socket: 2 },
  ]);
});

test("the start waits for Python, or fails with its error", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const worker = new FakeWorker();
  const started = new LocalTransport(worker).start("https://host/offline/1/");
  worker.say({ kind: "ready", keeps: true });
  expect(await started).toBe(true);
  const failing = new LocalTransport(worker).start("https://host/offline/1/");
  worker.say({ kind: "failed", why: "web-local-forbidden", error: "no memory" });
  await expect(failing).rejects.toMatchObject({
    message: "no memory",
    why: "web-local-forbidden",
  });
  const missing = new LocalTransport(worker).start("https://host/offline/1/");
  worker.onerror?.(new ErrorEvent("error", { message: "404" }));
  await expect(missing).rejects.toMatchObject({ message: "404", why: "web-local-failed" });
});
