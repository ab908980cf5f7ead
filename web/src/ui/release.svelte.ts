// Detects a release newer than this page: a part of the page fails to load although the server
// answers, because files have other names in each release.
import { FILES } from "../base";

let newer = $state(false);

/** Return whether this page should be reloaded. */
export function isOutdated(): boolean {
  return newer;
}

/** Dismiss the notice and keep the page. */
export function keepPage(): void {
  newer = false;
}

/** Check whether the server answers, after a part of the page failed to load. */
export async function missed(): Promise<void> {
  const answer = await fetch(`${FILES}/sw.js`, { cache: "no-store" }).catch(() => null);
  if (answer?.ok) newer = true;
}
