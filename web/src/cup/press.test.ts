import { beforeEach, expect, test, vi } from "vitest";
import { onPress } from "./press";

const FINGER = { pointerType: "touch", width: 20, height: 24, pressure: 0.4, pointerId: 1 };
const calls = { begin: vi.fn(), end: vi.fn(), tap: vi.fn() };
let control: HTMLButtonElement;

function send(event: Event, at = 0): void {
  Object.defineProperty(event, "timeStamp", { value: at });
  control.dispatchEvent(event);
}
const pointer = (kind: string, more = {}): Event =>
  new PointerEvent(kind, { ...FINGER, button: 0, ...more });
const key = (kind: string, more = {}): Event =>
  new KeyboardEvent(kind, { key: " ", cancelable: true, ...more });

beforeEach(() => {
  vi.clearAllMocks();
  control = document.createElement("button");
  control.setPointerCapture = vi.fn();
  onPress(control, calls);
});

test("a finger presses for as long as it stays, and its click is no tap", () => {
  send(pointer("pointerdown"), 1000);
  expect(calls.begin).toHaveBeenCalledOnce();
  send(pointer("pointerup"), 1400);
  send(new MouseEvent("click"));
  expect(calls.end.mock.calls).toEqual([[400]]);
  expect(calls.tap).not.toHaveBeenCalled();
});

test.each(["pointercancel", "lostpointercapture", "blur"])("%s breaks a press off", (kind) => {
  send(pointer("pointerdown"));
  send(kind === "blur" ? new Event(kind) : pointer(kind));
  send(pointer("pointerup"));
  expect(calls.end.mock.calls).toEqual([[-1]]);
});

test("a key presses until it is let go, however often it repeats", () => {
  send(key("keydown"));
  send(key("keydown", { repeat: true }));
  expect(calls.begin).toHaveBeenCalledOnce();
  const up = key("keyup");
  send(up);
  expect(calls.end.mock.calls).toEqual([[Infinity]]);
  expect(up.defaultPrevented).toBe(true);
  send(key("keydown", { key: "Tab" }));
  expect(calls.begin).toHaveBeenCalledOnce();
});

test("a screen reader's activation is a tap, with or without its own pointer events", () => {
  send(new MouseEvent("click"));
  send(pointer("pointerdown", { width: 0, height: 0 }));
  send(pointer("pointerup", { width: 0, height: 0 }));
  send(new MouseEvent("click"));
  expect(calls.tap).toHaveBeenCalledTimes(2);
  expect(calls.begin).not.toHaveBeenCalled();
});
