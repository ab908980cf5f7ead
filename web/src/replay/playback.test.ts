import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DWELL, Playback } from "./playback.svelte";
import { REPLAY } from "./fixtures";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const phase = (playback: Playback): unknown =>
  (playback.shown?.view as { phase?: string } | undefined)?.phase;

test("a step is a scene over the previous state, and a second tap ends it", () => {
  const playback = new Playback(REPLAY, () => 1000);
  playback.next();
  expect(playback.at).toBe(1);
  expect(playback.scene?.entries[0]?.number).toBe(6);
  expect(phase(playback)).toBe("open");
  playback.next();
  expect(playback.scene).toBeNull();
  expect([playback.at, phase(playback)]).toEqual([1, "cup"]);
  playback.next();
  vi.advanceTimersByTime(1000);
  expect([playback.at, playback.scene]).toEqual([2, null]);
});

test("scrubbing shows any step of the game at once", () => {
  const playback = new Playback(REPLAY, () => 1000);
  playback.next();
  playback.go(3);
  expect([playback.at, playback.scene]).toEqual([3, null]);
  playback.go(99);
  expect(playback.at).toBe(3);
  playback.before();
  playback.before();
  playback.before();
  playback.before();
  expect(playback.at).toBe(0);
});

test("one step back from a scene shows the previous state", () => {
  const playback = new Playback(REPLAY, () => 1000);
  playback.go(1);
  playback.next();
  expect(playback.scene).not.toBeNull();
  playback.before();
  expect([playback.at, playback.scene]).toEqual([1, null]);
});

test("plays to the end automatically, then from the beginning", () => {
  const playback = new Playback(REPLAY, ({ entries }) => (entries[0]?.number === 6 ? 1000 : 0));
  playback.play();
  vi.advanceTimersByTime(1000 + 3 * DWELL + 10);
  expect([playback.at, playback.playing]).toEqual([3, false]);
  playback.play();
  expect([playback.at, playback.playing]).toEqual([1, true]);
  playback.pause();
  vi.advanceTimersByTime(60_000);
  expect([playback.at, playback.scene, playback.playing]).toEqual([1, null, false]);
});

test("stops playing after close", () => {
  const playback = new Playback(REPLAY, () => 0);
  playback.play();
  playback.close();
  vi.advanceTimersByTime(60_000);
  expect(playback.at).toBe(1);
});
