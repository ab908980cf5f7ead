// Which page is shown: the address bar, read and written. A few pages need no library.

export type Route =
  | { readonly page: "landing" }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "coach"; readonly id: string; readonly game: number }
  | { readonly page: "explore"; readonly game: string }
  | { readonly page: "rules"; readonly game: string };

/** The page that a path names; anything unknown is the landing page. */
export function routeOf(path: string): Route {
  const [first, second, third, fourth] = path.split("/").filter(Boolean);
  if (first === "t" && second && third === "coach" && Number(fourth) >= 1)
    return { page: "coach", id: decodeURIComponent(second), game: Math.floor(Number(fourth)) };
  if (first === "explore") return { page: "explore", game: second ?? "mia" };
  if (first === "t" && second) return { page: "table", id: decodeURIComponent(second) };
  if (first === "rules") return { page: "rules", game: second ?? "mia" };
  return { page: "landing" };
}

let route: Route = $state.raw(routeOf(typeof location === "undefined" ? "/" : location.pathname));

export function currentRoute(): Route {
  return route;
}

/** Goes to another page of this house without loading it anew. */
export function go(path: string): void {
  history.pushState(null, "", path);
  route = routeOf(location.pathname);
  scrollTo(0, 0);
}

/** For links: follows them inside the page, unless the person wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement).href;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  const { pathname, search } = new URL(link);
  go(pathname + search);
}

if (typeof addEventListener === "function")
  addEventListener("popstate", () => (route = routeOf(location.pathname)));
