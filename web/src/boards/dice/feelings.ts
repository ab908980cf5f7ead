// What the dice games feel alike: claims, doubts, openings and ends, by what everybody hears.
import type { Feeling } from "../../heard/feeling";

type Felt = readonly Feeling[];

/** Something was claimed, so high among all claims (0 to 1). */
export function claimed(seat: number, claim: number): Felt {
  return [{ moods: [[seat, "smirk"]], claim }];
}

export function believed(seat: number): Felt {
  return [{ moods: [[seat, "sweat"]], sound: "believe" }];
}

export function doubted(seat: number, claimer: number): Felt {
  return [
    {
      moods: [
        [seat, "squint"],
        [claimer, "sweat"],
      ],
      tense: true,
    },
  ];
}

export function conceded(seat: number): Felt {
  return [{ moods: [[seat, "sweat"]] }];
}

/** Who is glad of an opening: the claimer whose claim held, or whoever doubted it. */
export function glad(
  held: boolean,
  claimer: number,
  doubter: number | undefined,
): readonly (readonly [number, "laugh" | "cheer"])[] {
  if (held) return [[claimer, "laugh"]];
  return doubter === undefined ? [] : [[doubter, "cheer"]];
}

export function lost(seat: number): Felt {
  return [{ moods: [[seat, "weep"]], sound: "lost", after: "loss" }];
}

export function ended(places: readonly number[]): Felt {
  const winners = places.flatMap((place, seat) => (place === 1 ? [[seat, "cheer"] as const] : []));
  return [{ moods: winners, after: "end" }];
}
