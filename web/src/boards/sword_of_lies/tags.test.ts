import { beforeEach, expect, test } from "vitest";
import { learn, speak } from "../../words.svelte";
import { game } from "./fixtures";
import { fitting, tagsOf } from "./tags";
import { viewOf } from "./view";

beforeEach(async () => {
  await speak("en");
  await learn("sword_of_lies");
});

test("tags without space are read aloud, the least important first", () => {
  const sent = game({ phase: "betting", blind: 0, bets: [12, 0, 0], stacks: [0, 1, 1], button: 0 });
  const tags = tagsOf(viewOf(sent.view), 0, false);
  expect(tags.map(({ kind }) => kind)).toEqual(["bet", "all-in", "blind", "dealer"]);
  expect(fitting(tags, 1000, 1)).toEqual([tags, []]);
  const [shown, heard] = fitting(tags, 100, 1);
  expect(shown.map(({ kind }) => kind)).toEqual(["bet", "all-in"]);
  expect(heard.map(({ kind }) => kind)).toEqual(["blind", "dealer"]);
  expect(fitting(tags, 100, 2)[0]).toHaveLength(4);
  const boldest = { seat: 0, to: 12, posted: false };
  const bold = tagsOf(viewOf(game({ blind: 0, boldest }).view), 0, false);
  expect(bold.map(({ kind }) => kind)).toEqual(["bold", "blind"]);
});
