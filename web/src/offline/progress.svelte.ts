// The progress of loading the files for playing without a network.
import type { Failure } from "./messages";

/** `part`: from 0 to 1, null once Python starts. */
export const progress: { part: number | null; failure: Failure | null } = $state({
  part: 0,
  failure: null,
});
