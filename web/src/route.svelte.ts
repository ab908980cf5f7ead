// Which page is shown: the address bar, read and written. A few pages need no library.

import { BASE, below } from "./base";

export type Route =
  | { readonly page: "landing"; readonly code?: string }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "coach"; readonly id: string; readonly game: number }
  | { readonly page: "replay"; readonly id: string; readonly game: number }
  | { readonly page: "record" }
  | { readonly page: "league" }
  | { readonly page: "tv"; readonly id: string }
  | { readonly page: "explore"; readonly game: string }
  | { readonly page: "learn"; readonly game: string }
  | { readonly page: "rules"; readonly game: string }
  | { readonly page: "strength"; readonly game: string }
  | { readonly page: "nowhere" };

/** The page that a path below the house's own names. */
export function routeOf(path: string): Route {
  const [first, second, third, fourth] = path.split("/").filter(Boolean);
  if (first === undefined) return { page: "landing" };
  if (first === "t" && second && third === "coach" && Number(fourth) >= 1)
    return { page: "coach", id: plain(second), game: Math.floor(Number(fourth)) };
  if (first === "t" && second && third === "replay" && Number(fourth) >= 1)
    return { page: "replay", id: plain(second), game: Math.floor(Number(fourth)) };
  if (first === "me") return { page: "record" };
  if (first === "league") return { page: "league" };
  if (first === "j" && second) return { page: "landing", code: plain(second) };
  if (first === "explore") return { page: "explore", game: second ?? "mia" };
  if (first === "t" && second) return { page: "table", id: plain(second) };
  if (first === "tv" && second) return { page: "tv", id: plain(second) };
  if (first === "learn") return { page: "learn", game: second ?? "mia" };
  if (first === "strength") return { page: "strength", game: second ?? "mia" };
  if (first === "rules") return { page: "rules", game: second ?? "mia" };
  return { page: "nowhere" };
}

/** A part of a path without its escapes; as it is, if they are no text. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let route: Route = $state.raw(here());

export function currentRoute(): Route {
  return route;
}

function here(): Route {
  return routeOf(typeof location === "undefined" ? "/" : below(location.pathname));
}

/** Goes to another page of this house without loading it anew. */
export function go(path: string): void {
  history.pushState(null, "", BASE + path);
  route = here();
  scrollTo(0, 0);
}

/** For links: follows them inside the page, unless the person wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement).href;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  const { pathname, search } = new URL(link);
  go(below(pathname) + search);
}

/** Whoever is asked before the browser's way back leaves this page. */
let asked: (() => void) | null = null;
const HELD = "held";

/**
 * From now on the browser's way back calls `ask` instead of leaving; the answer ends that. There is
 * one more step in the browser's history meanwhile, for the way back to take.
 */
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
