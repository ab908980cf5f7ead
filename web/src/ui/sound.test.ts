// The conditions for sounds: never before the first tap, and from a hidden page only the turn
// alert.
import { afterEach, expect, test, vi } from "vitest";
import { like } from "../preferences.svelte";
import { audible, hush } from "./sound";

afterEach(() => {
  vi.unstubAllGlobals();
  like({ sound: true, volume: 0.8 });
});

function page(tapped: boolean, hidden = false): void {
  vi.stubGlobal("AudioContext", class {});
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: tapped } });
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
}

test("no sound plays before the first tap", () => {
  page(false);
  expect(audible("turn")).toBe(false);
  page(true);
  expect(audible("turn")).toBe(true);
});

test("a hidden page plays only the call to the player's turn", () => {
  page(true, true);
  expect([audible("turn"), audible("doubt"), audible()]).toEqual([true, false, false]);
});

test("beside a television, only a hidden page calls to the player's turn", () => {
  hush(true);
  page(true);
  expect([audible("turn"), audible("lie"), audible()]).toEqual([false, false, false]);
  page(true, true);
  expect([audible("turn"), audible("lie")]).toEqual([true, false]);
  hush(false);
  page(true);
  expect(audible("lie")).toBe(true);
});

test("volume and mute settings apply to every sound", () => {
  page(true);
  like({ sound: false });
  expect(audible("turn")).toBe(false);
  like({ sound: true, volume: 0 });
  expect(audible("turn")).toBe(false);
});

test("each gesture makes or resumes the output, unless sounds are off", () => {
  const made: { state: string }[] = [];
  vi.stubGlobal(
    "AudioContext",
    class {
      state = "suspended";
      constructor() {
        made.push(this);
      }
      resume(): Promise<void> {
        this.state = "running";
        return Promise.resolve();
      }
    },
  );
  like({ sound: false });
  dispatchEvent(new Event("pointerup"));
  expect(made).toEqual([]);
  like({ sound: true });
  dispatchEvent(new Event("pointerup"));
  expect(made.map(({ state }) => state)).toEqual(["running"]);
  for (const state of ["interrupted", "suspended"]) {
    for (const one of made) one.state = state;
    dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    expect(made.map((one) => one.state)).toEqual(["running"]);
  }
});
