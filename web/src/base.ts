// The path prefix under which Mendax is reached, and the page of the address bar below it. The
// prefix follows from the address of the page's manifest; all paths in the client are relative to
// the prefix. A page that plays without a server (`offline`) is one file, whose pages have
// addresses behind a hash.

const manifest =
  typeof document === "undefined"
    ? null
    : document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
const marks = typeof document === "undefined" ? {} : document.documentElement.dataset;

/** The prefix of the server's files: empty, or a path such as `/mendax`. */
export const FILES = manifest ? new URL(".", manifest.href).pathname.slice(0, -1) : "";
/** True if this page plays without a server. */
export const LOCAL = marks.local !== undefined;
/** True if this server has the files for playing without a server. */
export const PLAYS_OFFLINE = marks.offline !== undefined;
/** The title of the page of the server owner's own words at `/about`, if there is one. */
export const ABOUT = marks.about;
/** True if browsers warn about this server's certificate, because it is self-signed. */
export const WARNED = marks.warned !== undefined;
/** The key under which this browser notes that it has the files for playing without a server. */
export const KEPT = `mendax-offline${FILES}`;
/** The prefix of every page and request: empty, or a path such as `/mendax`. */
export const BASE = LOCAL ? `${FILES}${marks.local}#` : FILES;

/** The part of an address that a person need not type; https has to be typed with a port. */
export const PLAIN = /^http:\/\/|^https:\/\/(?!.*:\d)/;

/** Return a path of the address bar without the server's prefix. */
export function below(pathname: string): string {
  return pathname === FILES || pathname.startsWith(`${FILES}/`)
    ? pathname.slice(FILES.length) || "/"
    : pathname;
}

/** Return the path and the query of a link's target below the prefix. */
export function target({ pathname, search, hash }: URL | Location): string {
  return LOCAL ? hash.slice(1) || "/" : below(pathname) + search;
}

/** Return the path of the current page below the prefix. */
export function path(): string {
  return target(location).replace(/\?.*/, "");
}

/** Return the query of the current page. */
export function query(): URLSearchParams {
  return new URLSearchParams(target(location).replace(/^[^?]*/, ""));
}
