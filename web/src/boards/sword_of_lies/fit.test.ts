import { expect, test } from "vitest";
import { fit, GAP, type Room } from "./fit";

/** The approximate size of the felt on each screen. */
const FELTS = {
  "320 × 568": [284, 284, 46],
  "390 × 844": [354, 560, 68],
  "844 × 390": [500, 300, 0],
  "768 × 1024": [720, 740, 68],
  "1920 × 1080": [1400, 760, 68],
} as const;

function rooms(): readonly Room[] {
  return Object.values(FELTS).flatMap(([width, height, middle]) =>
    Array.from({ length: 18 }, (_, index) => index + 2).flatMap((others) =>
      [2, 4, 8].flatMap((cards) =>
        [true, false].map((own) => ({ width, height, middle, others, cards, own })),
      ),
    ),
  );
}

test("every layout fits its space", () => {
  for (const room of rooms()) {
    const laid = fit(room);
    const { columns, names, plate, card, ratio, own, ownPlate, middle } = laid;
    const rows = Math.ceil(room.others / columns);
    const cell = (room.width - (columns - 1) * GAP) / columns;
    const high = names === "above" ? card * ratio + plate + 11 : Math.max(card * ratio, 44) + 8;
    const wide = room.cards * card + (names === "beside" ? plate : 0);
    const nearest = room.own ? Math.max(own * ratio, 44) + 8 + GAP : 0;
    const all = rows * high + (rows - 1) * GAP + nearest + (middle ? middle + GAP : 0);
    expect([room, laid, wide <= cell]).toEqual([room, laid, true]);
    expect([room, laid, room.cards * own + ownPlate <= room.width]).toEqual([room, laid, true]);
    // If not even the names fit, they scroll.
    if (card) expect([room, laid, all <= room.height + 1]).toEqual([room, laid, true]);
  }
});

test("no column is narrower than swords and lives", () => {
  for (const room of [
    ...rooms(),
    { ...rooms()[0], width: 284, height: 244, cards: 2, others: 7 },
  ]) {
    const { columns, slim } = fit(room as Room);
    const cell = ((room.width ?? 0) - (columns - 1) * GAP) / columns;
    expect([room, columns === 1 || cell >= (slim ? 50 : 62)]).toEqual([room, true]);
  }
});

test("four seats on a phone have tappable cards in both orientations", () => {
  for (const [width, height, middle] of Object.values(FELTS)) {
    const laid = fit({ width, height, middle, others: 3, cards: 4, own: true });
    expect([width, laid.tiny]).toEqual([width, false]);
    expect(laid.card).toBeGreaterThanOrEqual(36);
  }
});

test("large screens are used", () => {
  const laid = fit({ width: 720, height: 740, middle: 68, others: 5, cards: 4, own: true });
  expect(laid.card).toBeGreaterThan(70);
});

test("cards too small for a finger leave space for the close-up", () => {
  const laid = fit({ width: 324, height: 350, middle: 46, others: 9, cards: 4, own: true });
  expect(laid.tiny).toBe(true);
  expect(laid.own).toBeGreaterThanOrEqual(36);
  expect(laid.middle).toBeGreaterThanOrEqual(laid.own * laid.ratio);
});

test("a plate above its cards has two lines unless one is enough", () => {
  const plate = (width: number): number =>
    fit({ width, height: 420, middle: 68, others: 2, cards: 4, own: true }).plate;
  expect([plate(560), plate(700), plate(760)]).toEqual([40, 40, 34]);
});

test("ten seats on a narrow phone and twenty on a common one show all cards", () => {
  const drawn = [
    { width: 284, height: 244, others: 9 },
    { width: 284, height: 280, others: 9 },
    { width: 354, height: 376, others: 19 },
  ].map((room) => fit({ ...room, cards: 4, own: true, middle: 46 }).card > 0);
  expect(drawn).toEqual([true, true, true]);
});
