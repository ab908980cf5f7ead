import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepAwake } from "./awake";

let visible: DocumentVisibilityState;
const release = vi.fn();
const request = vi.fn(() => Promise.resolve({ release }));
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  visible = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visible);
  Object.assign(navigator, { wakeLock: { request } });
  vi.clearAllMocks();
});
afterEach(() => vi.restoreAllMocks());

test("is asked for at once, again whenever the page is seen again, and released", async () => {
  const stop = keepAwake();
  expect(request).toHaveBeenCalledTimes(1);
  visible = "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
  expect(request).toHaveBeenCalledTimes(1);
  visible = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  expect(request).toHaveBeenCalledTimes(2);
  await settled();
  stop();
  expect(release).toHaveBeenCalled();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(request).toHaveBeenCalledTimes(2);
});

test("nothing happens where the browser can't or will not", async () => {
  request.mockRejectedValueOnce(new Error("low battery"));
  keepAwake()();
  Object.assign(navigator, { wakeLock: undefined });
  keepAwake()();
  await settled();
  expect(release).not.toHaveBeenCalled();
});
