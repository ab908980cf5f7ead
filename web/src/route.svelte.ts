// The current page, read from and written to the address bar. A few pages need no router library.

import { BASE, path, target } from "./base";

export type Route =
  | { readonly page: "landing"; readonly code?: string }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "coach"; readonly id: string; readonly game: number }
  | { readonly page: "replay"; readonly id: string; readonly game: number }
  | { readonly page: "shown"; readonly code: string }
  | { readonly page: "record" }
  | { readonly page: "tv"; readonly id: string }
  | { readonly page: "tournament"; readonly id: string; readonly part: string }
  | { readonly page: "explore"; readonly game: string }
  | { readonly page: "learn"; readonly game: string }
  | { readonly page: "rules"; readonly game: string }
  | { readonly page: "strength"; readonly game: string }
  | {
      readonly page: "practice";
      readonly game: string;
      readonly part: string;
      readonly name: string;
    }
  | { readonly page: "nowhere" };

/** Return the page of a path without the server's prefix. */
export function routeOf(path: string): Route {
  const [first, second, third, fourth] = path.split("/").filter(Boolean);
  if (first === undefined) return { page: "landing" };
  if (first === "t" && second && third === "coach" && Number(fourth) >= 1)
    return { page: "coach", id: plain(second), game: Math.floor(Number(fourth)) };
  if (first === "t" && second && third === "replay" && Number(fourth) >= 1)
    return { page: "replay", id: plain(second), game: Math.floor(Number(fourth)) };
  if (first === "r" && second) return { page: "shown", code: plain(second) };
  if (first === "me") return { page: "record" };
  if (first === "j" && second) return { page: "landing", code: plain(second) };
  if (first === "explore") return { page: "explore", game: second ?? "mia" };
  if (first === "t" && second) return { page: "table", id: plain(second) };
  if (first === "tournament")
    return { page: "tournament", id: plain(second ?? ""), part: third ?? "" };
  if (first === "tv") return { page: "tv", id: plain(second ?? "") };
  if (first === "learn") return { page: "learn", game: second ?? "mia" };
  if (first === "strength") return { page: "strength", game: second ?? "mia" };
  if (first === "practice")
    return { page: "practice", game: second ?? "mia", part: third ?? "", name: fourth ?? "" };
  if (first === "rules") return { page: "rules", game: second ?? "mia" };
  return { page: "nowhere" };
}

/** Return a part of a path without its escapes; unchanged if they are invalid. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let route: Route = $state.raw(here());

/** Return the current page: another object after each change of page. Compare it after an await,
 *  before an effect outside the page. */
export function currentRoute(): Route {
  return route;
}

function here(): Route {
  return routeOf(typeof location === "undefined" ? "/" : path());
}

/** Go to another page of this server without a reload. */
export function go(to: string): void {
  history.pushState(null, "", BASE + to);
  route = here();
  scrollTo(0, 0);
}

/** Handle a click on a link: go there inside the page, unless the person wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement).href;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(target(new URL(link)));
}

/** The callback that the browser's back button calls instead of leaving. */
let asked: (() => void) | null = null;
const HELD = "held";

/** Call `ask` on the browser's back button instead of leaving; the returned function ends that.
 *  Until then the browser's history has one extra entry, which the back button consumes. */
export function holdBack(ask: () => void): () => void {
  asked = ask;
  history.pushState(HELD, "");
  return () => {
    asked = null;
    if (history.state === HELD) history.back();
  };
}

function moved(): void {
  if (asked) {
    history.pushState(HELD, "");
    asked();
  } else route = here();
}

if (typeof addEventListener === "function") addEventListener("popstate", moved);
