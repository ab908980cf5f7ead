// Faces of seats: one function makes all pictures of a player.
import { expect, test } from "vitest";
import { TABLE } from "../boards/mia/fixtures";
import { PEOPLES_MASKS, faceOf, wearer } from "./masks";

test("twenty masks differ from each other, and a seat shows its own in its colour", () => {
  const drawn = PEOPLES_MASKS.map((mask) => JSON.stringify(faceOf({ mask })));
  expect([PEOPLES_MASKS.length, new Set(drawn).size]).toEqual([20, 20]);
  const colours = Array.from({ length: 12 }, (_, colour) => faceOf({ colour }).colour);
  expect(new Set(colours).size).toBe(12);
  expect(faceOf({ colour: 12 }).colour).toBe(colours[0]);
});

test("a seat without these fields has the default face, as the wire leaves defaults out", () => {
  expect(faceOf({})).toEqual(faceOf({ mask: "fox", colour: 0 }));
});

test("an unknown mask is drawn as a known one chosen by its name", () => {
  expect(faceOf({ mask: "of-a-later-release" })).toEqual(faceOf({ mask: "of-a-later-release" }));
  expect(faceOf({ mask: "of-a-later-release" }).marks).not.toEqual([]);
});

test("people keep their masks, and bots give theirs up", () => {
  const [ann, ben] = TABLE.seats;
  if (!ann || !ben) throw new Error("two seats are needed");
  const seats = [
    { ...ann, mask: "owl" },
    { ...ben, mask: "cat", bot: "odds" },
  ];
  expect(wearer(seats, "owl", 1)?.name).toBe(ann.name);
  expect(wearer(seats, "owl", 0)).toBeUndefined();
  expect(wearer(seats, "cat", 0)).toBeUndefined();
  expect(wearer([{ ...ben, mask: "cat", bot: "odds", away: true }], "cat", null)?.name).toBe(
    ben.name,
  );
});
