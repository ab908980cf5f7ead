// The stored data of a device's person: only Mendax's data is exported, and only that is cleared.
import { beforeEach, expect, test } from "vitest";
import { like, likes } from "../preferences.svelte";
import { clear, kept } from "./persons";

beforeEach(() => localStorage.clear());

test("own data is exported and cleared, and other programs' data stays", () => {
  localStorage.setItem("mendax-likes", '{"name":"Ann"}');
  localStorage.setItem("mendax-muted-abc", "[]");
  localStorage.setItem("other", "1");
  expect(kept()).toEqual({ "mendax-likes": '{"name":"Ann"}', "mendax-muted-abc": "[]" });
  clear();
  expect(kept()).toEqual({});
  expect(localStorage.getItem("other")).toBe("1");
});

test("cleared data does not return with the next change", () => {
  like({ name: "Ann", mask: "owl", played: { mia: { count: 3, last: "abc 3" } } });
  clear();
  expect([likes.name, likes.mask, likes.played]).toEqual(["", "", {}]);
  like({ sound: false });
  expect(kept()["mendax-likes"]).not.toContain("Ann");
});
