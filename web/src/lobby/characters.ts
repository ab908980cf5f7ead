// The masks of the bots' characters, which are shown where bots are chosen. At a table a bot wears a
// mask that does not reveal its character.
import { faceOf, line, nose, type Mask } from "../ui/masks";

const BOTS: Readonly<Record<string, Mask>> = {
  novice: {
    face: "M15 20v3M33 20v3M21 34a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
    marks: [line("M13 14q4-3 8-1M27 13q4-2 8 1")],
  },
  amateur: {
    face: "M14 22h6M28 22h6M18 34q6 2 11-3",
    marks: [line("M27 15q4-3 8 1")],
  },
  adept: {
    face: "M14 21q3 3 6 0M28 21q3 3 6 0M17 32q7 4 14 0",
    marks: [line("M13 15h8M27 15h8")],
  },
  truthful: {
    face: "M15 21h5M28 21h5M17 31q7 6 14 0",
    marks: [line([24, 7, 9, 2.6])],
  },
  liar: {
    face: "M14 19l6 2M34 19l-6 2M17 33q7 4 13-2",
    marks: [nose("M23 23l-17 6 17 1z")],
  },
  lucky: {
    face: "M14 21q3-4 6 0M28 21q3-4 6 0M15 29q9 9 18 0z",
    marks: [{ shape: "M24 9c-4-6-9 1 0 4c9-3 4-10 0-4", tone: "leaf" }],
  },
  sniper: {
    face: "M14 21h6M18 33h12",
    marks: [line("M31 13v4M31 25v4M23 21h4M35 21h4"), line([31, 21, 5.5])],
  },
  odds: {
    face: "M19 33h10",
    marks: [line([17, 22, 5]), line([31, 22, 5]), line("M22 22h4")],
  },
  random: {
    face: "M14 20l5 5m0-5l-5 5M28 20l5 5m0-5l-5 5M17 33q3.5-4 7 0t7 0",
    marks: [],
  },
  equilibrium: {
    face: "M14 22h6M28 22h6M18 33h12",
    marks: [line("M24 8v4M15 11.5l9-2 9 2"), line([15, 12, 1.4]), line([33, 12, 1.4])],
  },
  reader: {
    face: "M17 21v2M31 21v2M18 35q6 2 12 0",
    marks: [line("M13 18q4-3 8 0M27 18q4-3 8 0M16 30l8 2 8-2v-3l-8 2-8-2z")],
  },
  squire: {
    face: "M17 22v2M31 22v2M14 18q3-2 6 0M28 18q3-2 6 0M18 33q6 3 12 0",
    marks: [{ shape: "M27 12q5-11 14-8q-2 9-14 8z", tone: "leaf" }],
  },
  knight: {
    face: "M10 21h28M11 27h26M18 27v9M24 27v12M30 27v9",
    marks: [line("M24 13v8")],
  },
  marshal: {
    face: "M13 19l7 3M35 19l-7 3M18 25v1M30 25v1M14 33q5-5 10-1q5-4 10 1",
    marks: [nose("M24 3l2 4.2 4.6.6-3.4 3.2.9 4.5-4.1-2.2-4.1 2.2.9-4.5-3.4-3.2 4.6-.6z")],
  },
};

/** Return the mask of a bot's character; for a bot that is not drawn here, another mask. */
export function maskOf(bot: string): Mask {
  return BOTS[bot] ?? faceOf({ mask: bot });
}
