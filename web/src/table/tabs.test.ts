import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { otherTabs } from "./tabs";

/** A mock of a browser's channel, in one page and synchronous. */
class Channel {
  static all: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Channel.all.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.all)
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close(): void {
    Channel.all = Channel.all.filter((one) => one !== this);
  }
}
beforeEach(() => vi.stubGlobal("BroadcastChannel", Channel));
afterEach(() => {
  Channel.all = [];
  vi.unstubAllGlobals();
});

test("the second tab is informed of the first once", () => {
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  otherTabs("abc", first);
  otherTabs("abc", second);
  otherTabs("abc", third);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
  expect(third).toHaveBeenCalledOnce();
});

test("another table and a closed tab cause no message", () => {
  const close = otherTabs("abc", vi.fn());
  const other = vi.fn();
  otherTabs("xyz", other);
  close();
  otherTabs("abc", other);
  expect(other).not.toHaveBeenCalled();
});
