import { beforeAll, expect, test } from "vitest";
import { move, sentence } from "../../coach/telling";
import { speak } from "../../words.svelte";
import { spellingOfCoach } from "../spelling";
import type { Spelling } from "../spelt";

let spelling: Spelling;
beforeAll(async () => {
  await speak("en");
  spelling = (await spellingOfCoach("sword_of_lies"))("", ["Me", "Ann", "Bo"]);
});

test.each([
  ["strike seat2-Td", "one sword at Ann’s 10♦"],
  ["strike-twice seat2-4h+seat2-9c+7d", "two swords at Ann’s 4♥ and 9♣, for a life of your 7♦"],
  ["strike-twice seat2-4h+seat2-4h+7d-2", "two swords at Ann’s 4♥, for a life of your 7♦ (card 2)"],
  ["strike-thrice seat2-4h+seat2-4h+seat3-9c", "three swords at Ann’s 4♥ ×2 and Bo’s 9♣"],
  ["strike-thrice seat2-4h+seat2-9c+seat2-As", "three swords at Ann’s 4♥, 9♣ and A♠"],
  ["strike own-7d", "one sword at your own 7♦"],
  ["strike seat2", "one sword at Ann"],
  ["strike-twice own+seat3-9c", "two swords at you and Bo’s 9♣"],
  ["hold", "hold"],
  ["raise 40", "raise to 40"],
])("%s names players and cards", (written, said) => {
  expect(move(written, spelling)).toBe(said);
});

test("the verdict states both orders with names and cards", () => {
  const verdict = {
    key: "sword-coach-mistake-order",
    arguments: {
      kind: "strike",
      did_to: "seat2-4h",
      better: "strike",
      better_to: "seat3-9c-2",
      lost: "12.3",
      lives: 3,
      swords: 1,
      round: 6,
      why: "beats",
      who: "seat2",
      order: "strike",
      order_to: "own-7d",
      chance: 25,
      gain: "8.0",
      elsewhere: "costs",
      cost: "1.0",
    },
  };
  expect(sentence(verdict, spelling)).toMatch(
    /you wrote one sword at Ann’s 4♥\. .*: one sword at Bo’s 9♣ \(card 2\)\. Most .* order of Ann \(25% of the time\): one sword at your own 7♦\. .* 8\.0 chips more; against everything else it costs 1\.0\.$/,
  );
});
