// Faces reveal no secrets: they follow from public events. The data are whole games, as received by
// a spectator and by each seat (made by `python -m tests.feelings`).
import { describe, expect, test } from "vitest";
import { board as frenchPoker } from "../boards/french_poker";
import { feelings as ofFrenchPoker, height as ofClaim } from "../boards/french_poker/feelings";
import { board as mia } from "../boards/mia";
import { feelings as ofMia, height } from "../boards/mia/feelings";
import { board as swordOfLies } from "../boards/sword_of_lies";
import type { Board } from "../boards/board";
import type { MiaEvent } from "../wire.gen";
import type { Mood } from "../ui/faces";
import games from "./games.fixture.json";

/** For each batch of a game: the spectator's events, then the events of each seat. */
type Heard = readonly (readonly (readonly { readonly kind: string }[])[])[];

const BOARDS = { mia, french_poker: frenchPoker, sword_of_lies: swordOfLies };

describe.each(Object.entries(games))("%s", (name, { rules, batches }) => {
  const board = BOARDS[name as keyof typeof BOARDS] as unknown as Board;
  const felt = (events: unknown): unknown => board.feelings?.(events as never, rules);

  test("faces and sounds are the same for every seat", () => {
    let secrets = 0;
    for (const [everybody, ...seats] of batches as Heard)
      for (const seat of seats) {
        expect(felt(seat)).toEqual(felt(everybody));
        secrets += JSON.stringify(seat) === JSON.stringify(everybody) ? 0 : 1;
      }
    expect(secrets, "there was something that one seat alone knew").toBeGreaterThan(2);
  });

  test("faces move", () => {
    const moods = (batches as Heard).flatMap(([all]) =>
      (felt(all) as { moods?: [number, Mood][] }[]).flatMap((one) => one.moods ?? []),
    );
    expect(new Set(moods.map(([, mood]) => mood)).size).toBeGreaterThan(2);
  });
});

describe("a doubt", () => {
  const doubt = (held: boolean): readonly MiaEvent[] => [
    { kind: "doubted", seat: 1, announcer: 0 },
    { kind: "opened", draw: 3, roll: held ? 21 : 43, announcer: 0, value: 21, held },
    { kind: "lost", seat: held ? 1 : 0, cost: 1, left: 5 },
  ];

  test("shows no face at first that reveals its outcome", () => {
    const before = (held: boolean) => ofMia(doubt(held), "").filter((one) => !one.after);
    expect(before(true)).toEqual(before(false));
    expect(before(true)).toEqual([
      {
        moods: [
          [1, "squint"],
          [0, "sweat"],
        ],
        tense: true,
      },
    ]);
  });

  test("a detected lie cheers the doubter, and a false Mia gasps", () => {
    const after = (held: boolean) => ofMia(doubt(held), "").filter((one) => one.after);
    expect(after(false).flatMap((one) => one.moods)).toEqual([
      [1, "cheer"],
      [0, "gasp"],
      [0, "weep"],
    ]);
    expect(after(true).map((one) => [one.sound, one.after])).toEqual([
      [undefined, "verdict"],
      ["lost", "loss"],
    ]);
  });
});

test("the crowd murmurs louder for higher claims", () => {
  const values = [31, 43, 65, 11, 66, 21].map((value) => height(value, 21));
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(values.at(-1)).toBe(1);
  const claims = [ofClaim(6655), ofClaim(66655), ofClaim(66666)];
  expect(claims).toEqual([...claims].sort((a, b) => a - b));
  expect(ofFrenchPoker([])).toEqual([]);
});
