// Detects a newer release than this page: a part of the page fails to load although the server
// answers. Files have other names in each release.
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

/** A part of the page failed to load: check whether the server answers. */
export async function missed(): Promise<void> {
  const answer = await fetch(`${FILES}/sw.js`, { cache: "no-store" }).catch(() => null);
  if (answer?.ok) newer = true;
}
