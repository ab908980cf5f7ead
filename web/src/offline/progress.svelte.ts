// The progress of loading the files for playing without a network.

/** `part`: from 0 to 1, null once Python starts. */
export const progress: { part: number | null; failed: boolean } = $state({
  part: 0,
  failed: false,
});
