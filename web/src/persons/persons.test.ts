// What a device keeps of its person: only ours is given, and only ours is cleared.
import { beforeEach, expect, test } from "vitest";
import { clear, kept } from "./persons";

beforeEach(() => localStorage.clear());

test("what is ours is given and cleared, and what is another program's stays", () => {
  localStorage.setItem("mendax-likes", '{"name":"Ann"}');
  localStorage.setItem("mendax-muted-abc", "[]");
  localStorage.setItem("other", "1");
  expect(kept()).toEqual({ "mendax-likes": '{"name":"Ann"}', "mendax-muted-abc": "[]" });
  clear();
  expect(kept()).toEqual({});
  expect(localStorage.getItem("other")).toBe("1");
});
