import { expect, test, vi } from "vitest";
import { currentRoute, go, holdBack, routeOf } from "./route.svelte";

test("a path names a page, and an unknown path names none", () => {
  expect(routeOf("/")).toEqual({ page: "landing" });
  expect(routeOf("/t/abc")).toEqual({ page: "table", id: "abc" });
  expect(routeOf("/t/abc/coach/2")).toEqual({ page: "coach", id: "abc", game: 2 });
  expect(routeOf("/t/abc/replay/3")).toEqual({ page: "replay", id: "abc", game: 3 });
  expect(routeOf("/tv/abc")).toEqual({ page: "tv", id: "abc" });
  expect(routeOf("/tv")).toEqual({ page: "tv", id: "" });
  expect(routeOf("/tournament")).toEqual({ page: "tournament", id: "", part: "" });
  expect(routeOf("/tournament/abc/tv")).toEqual({ page: "tournament", id: "abc", part: "tv" });
  expect(routeOf("/me")).toEqual({ page: "record" });
  expect(routeOf("/rules")).toEqual({ page: "rules", game: "mia" });
  expect(routeOf("/strength/mia")).toEqual({ page: "strength", game: "mia" });
  for (const path of ["/t", "/tables", "/index.php"])
    expect(routeOf(path)).toEqual({ page: "nowhere" });
});

test("an undecodable address is an unknown table", () => {
  expect(routeOf("/t/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A" });
});

test("the back button is held until it is released", () => {
  go("/t/abc");
  const ask = vi.fn();
  const free = holdBack(ask);
  expect(history.state).toBe("held");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(ask).toHaveBeenCalledOnce();
  expect(currentRoute()).toEqual({ page: "table", id: "abc" });
  go("/");
  free();
  dispatchEvent(new PopStateEvent("popstate"));
  expect(ask).toHaveBeenCalledOnce();
});
