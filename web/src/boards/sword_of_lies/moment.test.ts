import { expect, test } from "vitest";
import { learn } from "../../words.svelte";
import type { SwordOfLiesEvent, SwordOfLiesReference } from "../../wire.gen";
import { game } from "./fixtures";
import { momentOf } from "./moment";
import { duration, steps, type SwordScene } from "./scene";
import { viewOf } from "./view";

const NAMES = ["Ann", "Bob", "Cyd"];
const MARKS = {
  marks: [
    { named_truly: true, believed: true, becomes: "sword" },
    { named_truly: true, believed: false, becomes: "shield" },
    { named_truly: false, believed: true, becomes: "shield" },
    { named_truly: false, believed: false, becomes: "sword" },
  ],
} as unknown as SwordOfLiesReference;

function scene(...events: readonly object[]): SwordScene {
  const all = events as unknown as SwordOfLiesEvent[];
  return { entries: [{ number: 1, at: 0, events: all }], game: game() } as unknown as SwordScene;
}
const REVEALED = { kind: "revealed", seat: 0, place: 1, face: "7c", side: "face_up" };

test("a card that was asked about shows the claim, the answer and its face", async () => {
  await learn("sword_of_lies");
  const before = viewOf(game().view);
  const shown = scene(REVEALED, { kind: "sword-won", seat: 2, of: 0 });
  const lied = momentOf(shown, steps(shown)[0], before, MARKS, NAMES);
  expect(lied).toMatchObject({ named: "red", said: "Ann", believed: false, held: false });
  expect(lied?.winks).toBeNull();
  expect(lied?.answer).toContain("Cyd");
  expect(lied?.loss).toContain("sword");

  const marked = scene({
    kind: "card-marked",
    of: 1,
    place: 0,
    by: 0,
    named: "black",
    believed: true,
  });
  expect(momentOf(marked, steps(marked)[0], before, MARKS, NAMES)).toMatchObject({
    named: "black",
    said: "Bob",
    believed: true,
    face: null,
    held: null,
  });
});

test("the player who named the colour of a traded card winks at a believed lie", () => {
  const revealed = (face: string): ReturnType<typeof momentOf> => {
    const shown = scene({ ...REVEALED, seat: 1, face });
    return momentOf(shown, steps(shown)[0], viewOf(game().view), MARKS, NAMES);
  };
  expect(revealed("7h")).toMatchObject({ said: "Cyd", winks: 2 });
  expect(revealed("7c")).toMatchObject({ said: "Cyd", winks: null });
});

test("unquestioned cards and several cards at once have no scene", () => {
  const before = viewOf(game().view);
  const plain = scene({ ...REVEALED, place: 0, face: "Qh" });
  expect(momentOf(plain, steps(plain)[0], before, MARKS, NAMES)).toBeNull();
  const many = scene(REVEALED, { ...REVEALED, seat: 1, place: 0 });
  expect(momentOf(many, steps(many)[0], before, MARKS, NAMES)).toBeNull();
});

test("a moment of truth and a war round take less than two seconds", () => {
  const order = { kind: "order-opened", seat: 0, order: { targets: ["seat2-1"], price: null } };
  const hit = { kind: "card-hit", seat: 1, place: 0, swords: 1, paid: false, lives: 0 };
  const kept = { kind: "promise-kept", seat: 0, to: 1, pledge: "peace" };
  const shown = scene(REVEALED, { kind: "sword-won", seat: 2, of: 0 });
  expect(duration(shown)).toBeLessThan(2000);
  const war = scene(order, order, order, order, hit, hit, hit, hit, hit, kept, kept, kept);
  expect(duration(war)).toBeLessThan(2000);
  expect(steps(war)).toHaveLength(9);
});
