// What may become markup or a script: the server's head lines let nothing else (trusted types).
// Svelte has a policy of its own for the templates that are built in.
import { BASE } from "./base";

const FORBIDDEN =
  /<\/?(script|style|iframe|object|embed|base|link|meta|form|svg|math)\b|\son\w+\s*=|javascript:/i;

const ours = {
  /** Pages of the catalogue, made when the client was built: plain markup and nothing that runs. */
  createHTML(page: string): string {
    if (FORBIDDEN.test(page)) throw new TypeError("a page of rules has markup that could run");
    return page;
  },
  /** The one script that the page starts by its address. */
  createScriptURL(address: string): string {
    if (address !== `${BASE}/sw.js`) throw new TypeError("no script of this house");
    return address;
  },
};
/** What browsers that know trusted types offer; its texts pass where others are refused. */
interface Factory {
  createPolicy(name: string, rules: typeof ours): typeof ours;
}
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
const policy = factory?.createPolicy("mendax", ours) ?? ours;

/** A page of the rules for players, to be shown as it is. */
export function rulebook(page: string): string {
  return policy.createHTML(page);
}

/** Where the service worker is. */
export function serviceWorker(): string {
  return policy.createScriptURL(`${BASE}/sw.js`);
}
