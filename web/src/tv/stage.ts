// How a television shows a table.
import type { Stage } from "../boards/dice/stage";
import type { SeatSize } from "../ui/arrangement";
import Climb from "./Climb.svelte";
import Commentary from "./Commentary.svelte";

/** The seats around the felt: as large as can be, and growing with the letters. */
export const VAST: SeatSize = {
  width: 150,
  height: 132,
  face: 78,
  flag: 90,
  pips: 27,
  letters: 1.1,
  space: 7,
  grows: "whole",
};

/** The claims as a ladder on the felt, with one sentence below it. */
export const STAGE: Stage = { seats: VAST, Claims: Climb, Line: Commentary };

/** The same on a part of the screen: smaller faces, and letters just large enough to be read from
 *  afar. */
export const PART: Stage = {
  ...STAGE,
  seats: { ...VAST, width: 118, height: 76, face: 36, flag: 52, pips: 18, letters: 0.99, space: 4 },
};
