// The replays are documents of the server for one game of each kind, as a spectator, a player and a
// reader of the opened seed get them (made by `python -m tests.replays`).
import { beforeAll, describe, expect, test } from "vitest";
import type { Highlight, ReplayOut } from "../wire.gen";
import { learn, speak } from "../words.svelte";
import { frame, planOf, RATE, type Call, type Shape } from "./frames";
import { judged, lieAt, liesOf } from "./claims";
import { masked, type Lie } from "./lie";
import replays from "./replays.fixture.json";

const TEXTS = {
  ...{ game: "Game", believes: "I believe it", doubts: "I doubt it!", believed: "Believed!" },
  ...{ later: "And later…", true: "True!", lie: "Lie!" },
};

beforeAll(() => speak("en"));

/** Return the dice and cards that lie open in a picture. */
function shown(calls: readonly Call[]): readonly (number | string)[] {
  return calls
    .flatMap((call) => (call.do === "die" || call.do === "card" ? (call.face ?? []) : []))
    .sort();
}

/** Return the dice and cards of a clip before and after the truth comes out. */
function faces({ open, truth }: Lie): readonly (readonly (number | string)[])[] {
  return [open, [...open, ...(truth === null ? [] : [truth].flat())]].map((all) => [...all].sort());
}

describe.each(Object.entries(replays as unknown as Record<string, ReplayOut[]>))(
  "%s",
  (game, all) => {
    const [spectator, player, open] = all as [ReplayOut, ReplayOut, ReplayOut];
    beforeAll(() => learn(game));

    test("a clip by a player contains only what every spectator saw", async () => {
      const found = await liesOf(spectator);
      expect(await liesOf(player)).toEqual(found);
      expect(JSON.stringify(player.steps)).not.toBe(JSON.stringify(spectator.steps));
      expect(new Set(found.map(({ lie }) => lie.believed)).size).toBe(2);
      expect(found.some(({ lie }) => lie.truth === null && lie.held === null)).toBe(true);
      expect(found.some(({ lie }) => lie.truth !== null && lie.held !== null)).toBe(true);
    });

    test("an opened seed adds the truth and changes nothing else", async () => {
      const found = await liesOf(spectator);
      for (const [index, { entry, lie }] of (await liesOf(open)).entries()) {
        const { truth, held } = found[index]?.lie ?? {};
        expect(lie.truth).not.toBeNull();
        expect({ entry, lie: { ...lie, ...(truth === null && { truth, held }) } }).toEqual(
          found[index],
        );
      }
    });

    test("no picture shows hidden dice before they are opened, nor without that", async () => {
      for (const { lie } of [...(await liesOf(spectator)), ...(await liesOf(open))]) {
        const { end, lift } = planOf(lie);
        const [before, after] = faces(lie);
        expect(end).toBeGreaterThan(6);
        expect(end).toBeLessThan(10);
        for (let at = 0; at < end; at += 1 / RATE)
          for (const shape of ["square", "upright"] as Shape[])
            expect([before, ...(lift !== null && at > lift ? [after] : [])]).toContainEqual(
              shown(frame(lie, at, shape, TEXTS)),
            );
        expect(shown(frame(lie, end, "square", TEXTS))).toEqual(after);
        expect(JSON.stringify(frame(lie, end, "square", TEXTS))).toContain(lie.claimer.name);
        const bare = JSON.stringify(frame(masked(lie), end, "square", TEXTS));
        for (const seat of spectator.table.seats) expect(bare).not.toContain(seat.name);
      }
    });
  },
);

test("a story judges a believed claim only if the table knows the truth", async () => {
  const [closed, , open] = replays.mia as unknown as ReplayOut[];
  for (const replay of [closed, open] as ReplayOut[]) {
    const found = await liesOf(replay);
    const one = found.find(({ lie }) => lie.believed);
    if (!one) throw new Error("a claim was believed");
    const told = { key: "story-best-lie", entry: one.entry } as Highlight;
    expect(judged(one, [told]).held).toBe(replay === open ? false : null);
    expect(lieAt(found, one.entry)).toBe(one);
    expect(lieAt(found, 0)).toBe(found[0]);
  }
});
