// The stored data of a device's person: only Mendax's data is exported, and only that is cleared.
import { beforeEach, expect, test } from "vitest";
import { like, likes } from "../preferences.svelte";
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

test("what was cleared does not come back with the next change on the same page", () => {
  like({ name: "Ann", mask: "owl", played: { mia: { count: 3, last: "abc 3" } } });
  clear();
  expect([likes.name, likes.mask, likes.played]).toEqual(["", "", {}]);
  like({ sound: false });
  expect(kept()["mendax-likes"]).not.toContain("Ann");
});
