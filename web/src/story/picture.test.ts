import { afterEach, expect, test, vi } from "vitest";
import { share, wrapped } from "./picture";

afterEach(() => vi.unstubAllGlobals());
const letters = (text: string): number => text.length;

test("lines break between words, and a long word gets a line", () => {
  expect(wrapped("one two three", 7, letters)).toEqual(["one two", "three"]);
  expect(wrapped("a supercalifragilistic day", 6, letters)).toEqual([
    "a",
    "supercalifragilistic",
    "day",
  ]);
  expect(wrapped("", 6, letters)).toEqual([]);
});

const image = new Blob(["x"], { type: "image/png" });

test("a device that can share files gets the picture directly", async () => {
  const given = vi.fn(async (_: ShareData) => undefined);
  vi.stubGlobal("navigator", { share: given, canShare: () => true });
  expect(await share(image, "mia.png", "Ann wins")).toBe("shared");
  expect(given.mock.calls[0]?.[0].files?.[0]?.name).toBe("mia.png");
});

test("other devices save the picture, and cancelling saves nothing", async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  URL.createObjectURL = () => "blob:x";
  vi.stubGlobal("navigator", {});
  expect(await share(image, "mia.png", "Ann wins")).toBe("saved");
  expect(click).toHaveBeenCalledOnce();
  const refuse = (name: string) => ({
    canShare: () => true,
    share: () => Promise.reject(new DOMException("no", name)),
  });
  vi.stubGlobal("navigator", refuse("AbortError"));
  expect(await share(image, "mia.png", "Ann wins")).toBe("shared");
  expect(click).toHaveBeenCalledOnce();
  vi.stubGlobal("navigator", refuse("NotAllowedError"));
  expect(await share(image, "mia.png", "Ann wins")).toBe("saved");
  click.mockRestore();
});
