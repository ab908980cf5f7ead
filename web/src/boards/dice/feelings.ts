// The feelings that dice games share: claims, doubts, openings and ends, from public events.
import type { Feeling } from "../../heard/feeling";

type Felt = readonly Feeling[];

/** Return the feeling of a claim of this height among all claims (0 to 1). */
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

/** Return the mood of an opening's winner: the claimer if the claim held, else the doubter. */
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
