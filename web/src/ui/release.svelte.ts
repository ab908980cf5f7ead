// Whether the server has a newer release than this page: a part of the page can't be fetched although
// the server answers. A release has files of other names.
import { BASE } from "../base";

let newer = $state(false);

/** Whether this page should be loaded again. */
export function isOutdated(): boolean {
  return newer;
}

/** Stays with the page as it is. */
export function keepPage(): void {
  newer = false;
}

/** A part of the page did not come: asks whether the server is there. */
export async function missed(): Promise<void> {
  const answer = await fetch(`${BASE}/api/health`, { cache: "no-store" }).catch(() => null);
  if (answer?.ok) newer = true;
}
