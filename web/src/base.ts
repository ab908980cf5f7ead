// Where this house stands: at the root of its host, or below a path that a proxy leads here from. The
// page says it, by where it names its manifest; paths in here are those below it.

const manifest =
  typeof document === "undefined"
    ? null
    : document.querySelector<HTMLLinkElement>('link[rel="manifest"]');

/** What stands before every path: nothing, or a path such as `/mendax`. */
export const BASE = manifest ? new URL(".", manifest.href).pathname.slice(0, -1) : "";

/** A path of the address bar as it is below the house's own. */
export function below(pathname: string): string {
  return pathname === BASE || pathname.startsWith(`${BASE}/`)
    ? pathname.slice(BASE.length) || "/"
    : pathname;
}
