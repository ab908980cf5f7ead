import { screen } from "../rendering";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepAll } from "./keep";
import { start } from "./start";

vi.mock("./keep");
vi.mock("./worker.ts?worker&url", () => ({ default: "/assets/worker-x.js" }));
vi.mock("../words.svelte", () => ({ learn: () => Promise.resolve(), say: (key: string) => key }));

let reached: (part: number) => void;
let target: HTMLElement;

/** A worker that starts only when a test says so. */
class Worker {
  static made: Worker;
  onmessage: ((event: MessageEvent) => void) | null = null;
  postMessage = vi.fn();

  constructor() {
    Worker.made = this;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("Worker", Worker);
  target = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  target.remove();
  vi.unstubAllGlobals();
});

test("a stalled start says so, and continues with progress", async () => {
  let loaded: (address: string) => void = () => undefined;
  vi.mocked(keepAll).mockImplementation((told) => {
    reached = told;
    return new Promise(
      (done) => (loaded = (address) => done([address, () => Promise.reject(new Error("offline"))])),
    );
  });
  const started = start(target);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(screen.queryByRole("alert")).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(screen.getByRole("alert")).toHaveTextContent("web-local-failed");
  reached(0.5);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.queryByRole("alert")).toBeNull();
  loaded("https://host/offline/1/");
  await vi.advanceTimersByTimeAsync(61_000);
  expect(screen.getByRole("alert")).toHaveTextContent("web-local-stuck");
  Worker.made.onmessage?.(new MessageEvent("message", { data: { kind: "ready", keeps: true } }));
  await started;
  expect(target).toBeEmptyDOMElement();
});

test("a browser without WebAssembly loads nothing and says so", async () => {
  vi.mocked(keepAll).mockClear();
  vi.stubGlobal("WebAssembly", undefined);
  void start(target);
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByRole("alert")).toHaveTextContent("web-local-no-wasm");
  expect(keepAll).not.toHaveBeenCalled();
});
