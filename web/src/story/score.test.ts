// The score of an evening in words, and the rows of the podium.
import { beforeAll, expect, test } from "vitest";
import { TABLE } from "../boards/mia/fixtures";
import { learn, seatName, speak } from "../words.svelte";
import { scoreRows, scoreWords } from "./score";

beforeAll(async () => {
  await speak("en");
  await learn("story", "score");
});

const score = (played: number[], won: number[][]) => ({
  ...TABLE,
  score: {
    games: ["mia", "sword_of_lies"].slice(0, played.length),
    played,
    won: won.slice(0, 2),
    former: won.slice(2).map((count) => ({ name: "Former", won: count, mask: "owl" })),
  },
});

test("the score has the current names and those of former players", () => {
  const rows = scoreRows(
    score(
      [3, 1],
      [
        [2, 1],
        [1, 0],
        [0, 0],
      ],
    ),
  );
  const [ann, ben] = TABLE.seats.map(seatName);
  expect(scoreWords(rows)).toBe(`${ann}\u00a03, ${ben}\u00a01`);
  expect(rows.map((row) => row.kinds)).toEqual(["Mia 2 · Sword of Lies 1", "Mia 1", ""]);
  expect(rows[0]?.of).toBe(TABLE.seats[0]);
  expect(rows[2]?.of.mask).toBe("owl");
});

test("a first game shows no score, and one kind of game no list of kinds", () => {
  expect(scoreRows(score([1], [[1], [0]]))).toEqual([]);
  expect(scoreRows(score([2], [[1], [1]]))[0]?.kinds).toBe("");
});
