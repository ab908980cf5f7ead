// The path prefix under which the server is reached. The page names it by the address of its
// manifest; all paths in the client are relative to it.

const manifest =
  typeof document === "undefined"
    ? null
    : document.querySelector<HTMLLinkElement>('link[rel="manifest"]');

/** The prefix of every path: empty, or a path such as `/mendax`. */
export const BASE = manifest ? new URL(".", manifest.href).pathname.slice(0, -1) : "";

/** Return a path of the address bar without the server's prefix. */
export function below(pathname: string): string {
  return pathname === BASE || pathname.startsWith(`${BASE}/`)
    ? pathname.slice(BASE.length) || "/"
    : pathname;
}
