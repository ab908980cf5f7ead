import { describe, expect, test } from "vitest";
import { game, WELCOME } from "../boards/mia/fixtures";
import type { AnyEvent, GameOut, NewsOut } from "../wire.gen";
import { BLANK, caughtUp, gap, heard, played, told } from "./model";

function news(number: number, events: AnyEvent[], more: Partial<NewsOut> = {}): NewsOut {
  const entries = [{ number, at: 1000, actor: "seat1", events }];
  return {
    type: "news",
    entries,
    you: 0,
    game: game({ round: number }),
    due: null,
    table: null,
    ...more,
  };
}
const shaken: AnyEvent = { kind: "shaken", seat: 1 };
const open = heard(BLANK, WELCOME, 0);

describe("the screen's model", () => {
  test("a welcome is shown at once", () => {
    expect(open.number).toBe(10);
    expect(open.shown).toBe(WELCOME.game);
    expect(open.scenes).toEqual([]);
  });

  test("an announcement is shown until it is withdrawn or missing", () => {
    const tea = { type: "announcement", text: "Tea is ready.", draining: false } as const;
    const told = heard(open, tea, 0);
    expect(told.announcement).toBe(tea);
    expect(heard(told, { ...tea, text: "" }, 0).announcement).toBeNull();
    expect(heard(open, { ...tea, text: "", draining: true }, 0).announcement).not.toBeNull();
    expect(heard(told, WELCOME, 0).announcement).toBeNull();
  });

  test("a game that follows the welcome is shown when it arrives", () => {
    const without = heard(BLANK, { ...WELCOME, game: null, game_follows: true }, 0);
    expect(without.waits).toBe(true);
    const whole = heard(without, { ...news(10, []), entries: [] }, 0);
    expect([whole.waits, whole.number]).toEqual([false, 10]);
    expect(played(whole).shown).toMatchObject({ view: { round: 10 } });
    const again = heard(open, { ...WELCOME, game: null, game_follows: true }, 0);
    expect([again.waits, again.shown]).toEqual([false, open.shown]);
  });

  test("an unchanged game keeps its identity, so a selection stays", () => {
    const said: AnyEvent = { kind: "said", seat: 1, name: "Bea", text: "Hm." };
    const whispered: AnyEvent = { kind: "unseen", to: [1] };
    for (const event of [said, whispered]) {
      const talk = heard(open, news(11, [event], { game: structuredClone(open.game) }), 0);
      expect(talk.game).toBe(open.game);
      expect(played(talk).shown).toBe(open.shown);
    }
    expect(heard(open, news(11, [whispered]), 0).game).not.toBe(open.game);
    expect(heard(open, news(11, [shaken]), 0).game).not.toBe(open.game);
  });

  test("a guess starts no scene and undoes no selection", () => {
    const guessed: AnyEvent = { kind: "guessed", seat: 1 };
    const after = heard(open, news(11, [guessed], { game: structuredClone(open.game) }), 0);
    expect(after.game).toBe(open.game);
    expect(after.scenes).toEqual([]);
  });

  const beside: readonly AnyEvent[] = [
    { kind: "share-added", seat: 0, share: "0a" },
    { kind: "said", seat: 1, name: "Bea", text: "Hm." },
    { kind: "stood-in", seat: 1, bot: "odds" },
  ];
  test.each(beside)("a changed game is shown for any event: $kind", (event) => {
    const offers: GameOut["offers"] = [{ action: { kind: "shake" }, slots: [] }];
    const before = heard(BLANK, { ...WELCOME, game: { ...open.game!, offers: [] } }, 0);
    const after = heard(before, news(11, [event], { game: { ...open.game!, offers } }), 0);
    expect(caughtUp(after).shown?.offers).toEqual(offers);
    expect(played(after).shown?.offers).toEqual(offers);
  });

  test("news waits as a scene until it has been played", () => {
    const after = heard(open, news(11, [shaken]), 0);
    expect(after.number).toBe(11);
    expect(after.shown).toBe(WELCOME.game);
    expect(after.game).toMatchObject({ view: { round: 11 } });
    expect(told(after)).toEqual([]);
    const seen = played(after);
    expect(seen.shown).toBe(after.game);
    expect(told(seen).map((line) => line.event)).toEqual([shaken]);
  });

  test("skipping shows the present", () => {
    const behind = heard(heard(open, news(11, [shaken]), 0), news(12, []), 0);
    expect(caughtUp(behind).shown).toMatchObject({ view: { round: 12 } });
    expect(caughtUp(behind).scenes).toEqual([]);
  });

  test("a gap in the numbers is noticed, and the next number is no gap", () => {
    expect(gap(open, news(11, []))).toBe(false);
    expect(gap(open, news(12, []))).toBe(true);
  });

  test("entries since the last visit are separate, without read ones", () => {
    const missed = [9, 10].map((number) => ({ number, at: 0, actor: "seat2", events: [shaken] }));
    const back = heard(BLANK, { ...WELCOME, missed }, 0, 9);
    expect(back.lines.map((line) => line.number)).toEqual([9, 10]);
    expect(back.away.map((line) => line.number)).toEqual([10]);
    expect(heard(BLANK, { ...WELCOME, missed }, 0).away).toEqual([]);
  });

  test("a welcome after a lost connection repeats no line", () => {
    const missed = [10, 11].map((number) => ({ number, at: 0, actor: "seat2", events: [shaken] }));
    const once = heard(open, news(11, [shaken]), 0);
    const again = heard(once, { ...WELCOME, number: 11, missed }, 0, 11);
    expect(again.lines.map((line) => line.number)).toEqual([11]);
  });

  test("the deadline runs on this device's clock", () => {
    const ticking = heard(open, news(11, [], { due: { seats: [0], milliseconds: 5000 } }), 70_000);
    expect(ticking.due).toEqual({ seats: [0], at: 75_000, span: 5000 });
    // The same deadline in a later message.
    const later = heard(ticking, news(12, [], { due: { seats: [0], milliseconds: 2900 } }), 72_000);
    expect(later.due).toEqual({ seats: [0], at: 74_900, span: 5000 });
    const next = heard(later, news(13, [], { due: { seats: [1], milliseconds: 5000 } }), 73_000);
    expect(next.due).toEqual({ seats: [1], at: 78_000, span: 5000 });
  });

  test("a refusal stays until it is dismissed, and a success is silent", () => {
    const reason = { key: "mia-refused-too-low", arguments: { value: 31, beat: 54 } };
    const no = heard(open, { type: "answer", id: "x-1", number: null, reason, offers: [] }, 0);
    expect(no.refused).toEqual({ reason, id: "x-1" });
    const yes = heard(open, { type: "answer", id: "x-1", number: 11, reason: null, offers: [] }, 0);
    expect(yes.refused).toBeNull();
  });

  describe("the evidence of a game's randomness", () => {
    const started: AnyEvent = { kind: "game-started", number: 2, commitment: "c1", shares: ["ff"] };
    const drawn: AnyEvent = { kind: "committed", draw: 0, commitment: "aa" };
    const begun = heard(open, news(11, [started]), 0);

    test("holds every entry from the start of the game to the start of the next", () => {
      const { evidence } = heard(heard(open, news(11, [drawn]), 0), news(12, [started, drawn]), 0);
      expect(evidence.number).toBe(2);
      expect(evidence.entries.map(({ number }) => number)).toEqual([12]);
      expect([evidence.whole, evidence.seated, evidence.table]).toEqual([true, true, open.table]);
      const later = heard({ ...open, evidence }, news(13, [drawn]), 0).evidence;
      expect(later.entries.map(({ number }) => number)).toEqual([12, 13]);
      const next = heard({ ...open, evidence }, news(14, [{ ...started, number: 3 }]), 0).evidence;
      expect([next.number, next.entries.length, next.earlier]).toEqual([3, 1, ["", "c1"]]);
    });

    test("is not whole if entries were missed", () => {
      const back = { ...WELCOME, number: 99, complete: false };
      expect(heard(begun, { ...back, missed: [] }, 0).evidence.whole).toBe(false);
      expect(heard(begun, { ...back, complete: true, missed: [] }, 0).evidence.whole).toBe(true);
    });

    test("claims no presence at the start after a late arrival", () => {
      const entered: AnyEvent[] = [
        { kind: "taken-over", seat: 0, name: "Ann" },
        { kind: "seated", seat: 0, name: "Ann", bot: null },
      ];
      for (const event of entered) {
        const entries = [event, started, drawn, event].map((one, at) => ({
          ...{ number: 90 + at, at: 0, actor: "table", events: [one] },
        }));
        const missed = (count: number) => ({
          ...WELCOME,
          number: 99,
          missed: entries.slice(0, count),
        });
        expect(heard(BLANK, missed(3), 0).evidence.seated).toBe(true);
        expect(heard(BLANK, missed(4), 0).evidence.seated).toBe(false);
      }
    });

    test("ignores the settings of a later game", () => {
      const set: AnyEvent = { kind: "rules-set", preset: "standard", changes: [], name: "" };
      const entries = [started, set].map((event, at) => ({
        ...{ number: 90 + at, at: 0, actor: "table", events: [event] },
      }));
      const back = { ...WELCOME, number: 99, missed: entries };
      expect(heard(BLANK, back, 0).evidence.table).toBeNull();
      expect(heard(BLANK, { ...back, missed: entries.slice(0, 1) }, 0).evidence.table).toBe(
        WELCOME.table,
      );
    });
  });
});

test("tells the rules once, before the game that uses them", () => {
  const set = (...changes: string[]): AnyEvent => ({
    kind: "rules-set",
    preset: "standard",
    changes,
    name: "",
  });
  const begun: AnyEvent = { kind: "game-started", number: 1, commitment: "", shares: [] };
  let model = heard(BLANK, WELCOME, 0);
  const events = [set("lives=5"), set("lives=4"), begun, begun, set()];
  events.forEach((event, at) => {
    const entries = [{ number: model.number + 1, at, actor: "table", events: [event] }];
    model = heard(model, { type: "news", entries, you: 0, game: null, due: null, table: null }, 0);
  });
  expect(model.lines.map((line) => line.event).slice(-3)).toEqual([events[1], begun, begun]);
});

test("keeps the identity of an unchanged game after a reconnection", () => {
  const before = heard(BLANK, WELCOME, 0);
  const again = JSON.parse(JSON.stringify(WELCOME)) as typeof WELCOME;
  const after = heard(before, { ...again, number: WELCOME.number + 1 }, 0);
  expect(after.game).toBe(before.game);
  expect(after.table).toBe(before.table);
  const other = heard(before, { ...again, game: game({ round: 7 }) }, 0);
  expect(other.game).not.toBe(before.game);
  expect(other.shown).toBe(other.game);
});
