// Markup and scripts that may be created: the server's headers forbid all others (trusted types).
// Svelte has its own policy for built-in templates.
import { FILES } from "./base";

const FORBIDDEN =
  /<\/?(script|style|iframe|object|embed|base|link|meta|form|svg|math)\b|\son\w+\s*=|javascript:/i;

/** The worker that has the tables of a page without a server, or its source during development. */
const WORKER = /^\/assets\/worker-[\w-]+\.js$|^\/src\/offline\/worker\.ts/;

const ours = {
  /** Pages of the catalogue, made when the client was built: plain markup without scripts. */
  createHTML(page: string): string {
    if (FORBIDDEN.test(page)) throw new TypeError("a page of rules has markup that could run");
    return page;
  },
  /** The only scripts that the page starts by address. */
  createScriptURL(address: string): string {
    const { origin, pathname } = new URL(address, location.href);
    const script = pathname.slice(FILES.length);
    if (origin !== location.origin || !(script === "/sw.js" || WORKER.test(script)))
      throw new TypeError("no script of this server");
    return address;
  },
};
/** The policies of browsers with trusted types; only texts made by these policies are accepted. */
interface Factory {
  createPolicy(name: string, rules: typeof ours): typeof ours;
}
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
const policy = factory?.createPolicy("mendax", ours) ?? ours;

/** Return a page of the rules for players as trusted markup. */
export function rulebook(page: string): string {
  return policy.createHTML(page);
}

/** Return the address of the worker's script as a trusted address. */
export function workerScript(address: string): string {
  return policy.createScriptURL(address);
}

/** Return the address of the service worker. */
export function serviceWorker(): string {
  return policy.createScriptURL(`${FILES}/sw.js`);
}
