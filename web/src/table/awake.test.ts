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

test("is requested at once and when the page is visible again, and released", async () => {
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

test("a refusal of the browser has no effect", async () => {
  request.mockRejectedValueOnce(new Error("low battery"));
  keepAwake()();
  await settled();
  expect(release).not.toHaveBeenCalled();
});

test("a silent video of one pixel replaces a missing lock", async () => {
  Object.assign(navigator, { wakeLock: undefined });
  const track = { stop: vi.fn() };
  const stream = { addTrack: vi.fn(), getTracks: () => [track] };
  Object.assign(HTMLCanvasElement.prototype, { captureStream: () => stream });
  vi.spyOn(HTMLMediaElement.prototype, "srcObject", "set").mockReturnValue();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    fillRect: vi.fn(),
  } as never);
  const close = vi.fn(() => Promise.resolve());
  const audio = { getAudioTracks: () => [track] };
  vi.stubGlobal(
    "AudioContext",
    vi.fn(function () {
      return {
        createMediaStreamDestination: () => ({ stream: audio }),
        resume: () => Promise.resolve(),
        close,
      };
    }),
  );
  const play = vi.spyOn(HTMLMediaElement.prototype, "play");
  play.mockRejectedValueOnce(new Error("no tap yet")).mockResolvedValue(undefined);
  const stop = keepAwake();
  await vi.waitFor(() => expect(document.querySelector("video")).not.toBeNull());
  expect(play).toHaveBeenCalledTimes(1);
  document.body.click();
  await settled();
  expect(play).toHaveBeenCalledTimes(2);
  document.body.click();
  expect(play).toHaveBeenCalledTimes(2);
  stop();
  expect(track.stop).toHaveBeenCalled();
  expect(close).toHaveBeenCalled();
  expect(document.querySelector("video")).toBeNull();
  vi.unstubAllGlobals();
});
