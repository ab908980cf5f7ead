// The prefixes of the keys under which this device stores its facts of one table. A table's id
// follows; when the id changes, the facts move.

/** The number of the last entry that was shown. */
export const SEEN = "mendax-seen-";
/** The seats whose talk is hidden. */
export const MUTED = "mendax-muted-";
/** The notes of each game's randomness. */
export const NOTES = "mendax-shares-";
