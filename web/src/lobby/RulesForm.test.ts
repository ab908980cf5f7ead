// The form of the house rules when the server's messages are late.
import { render, screen } from "../rendering";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Refused, checkRules } from "../net/http";
import type { GameSetupOut, RulesIn } from "../wire.gen";
import { speak } from "../words.svelte";
import RulesForm from "./RulesForm.svelte";
import { changeWords } from "./rules";

vi.mock("../net/http", async (original) => ({
  ...(await original<typeof import("../net/http")>()),
  checkRules: vi.fn(({ preset, changes }: RulesIn) =>
    Promise.resolve({ preset, rules: "", changes: changeWords(changes ?? {}) }),
  ),
}));

const switches = ["mia_reveals", "mia_must_show"];
const INFO: GameSetupOut = {
  name: "mia",
  fewest: 2,
  most: 20,
  options: switches.map((name) => ({
    name,
    kind: "switch",
    default: false,
    values: [],
    low: 0,
    high: 1,
    source: "",
    applies: [],
    heading: "extras",
    argued: true,
    in_play: true,
    solved: null,
  })),
  presets: [{ name: "standard", values: { mia_reveals: false, mia_must_show: false } }],
  default_preset: "standard",
  bots: [],
  advised: [],
  levels: {},
  levels_unsolved: {},
  packaged: [],
  coached: true,
  strategies: true,
  priced: true,
};
const NONE = "mia_reveals=no mia_must_show=no";
const FIRST = "mia_reveals=yes mia_must_show=no";

beforeAll(() => speak("en"));
beforeEach(() => void vi.mocked(checkRules).mockClear());

async function form(rules = NONE) {
  const sent: (readonly string[])[] = [];
  const { rerender } = render(RulesForm, {
    info: INFO,
    preset: "standard",
    rules,
    changes: [],
    chosen: (_, changes) => sent.push(changes),
  });
  const first = await screen.findAllByRole<HTMLInputElement>("switch", { hidden: true });
  const usual = screen.getAllByRole("button")[0];
  if (!first[0] || !usual) throw new Error("the form has a switch and a preset");
  return { sent, tell: (now: string) => rerender({ rules: now }), first: first[0], usual };
}

const on = (one: HTMLInputElement) => one.getAttribute("aria-checked") ?? String(one.checked);

test("news of an earlier pick does not undo a newer one", async () => {
  const { sent, tell, first, usual } = await form();
  await userEvent.click(first);
  await userEvent.click(usual);
  expect(sent).toEqual([["mia_reveals=yes"], []]);
  await tell(FIRST);
  expect(on(first)).toBe("false");
  await tell(NONE);
  expect(on(first)).toBe("false");
});

test("news of an earlier pick does not undo equal values picked twice", async () => {
  const { tell, first, usual } = await form();
  for (const picked of [first, usual, first, usual]) await userEvent.click(picked);
  for (const now of [FIRST, NONE, FIRST]) {
    await tell(now);
    expect(on(first)).toBe("false");
  }
  await tell(NONE);
  expect(on(first)).toBe("false");
});

test("news of an earlier pick does not undo a refused one", async () => {
  const { sent, tell, first, usual } = await form();
  await userEvent.click(first);
  vi.mocked(checkRules).mockRejectedValueOnce(
    new Refused(429, { key: "web-server-trouble", arguments: { status: 429 } }),
  );
  await userEvent.click(usual);
  expect(sent).toEqual([["mia_reveals=yes"]]);
  await tell(FIRST);
  await tick();
  expect(on(first)).toBe("false");
  expect(screen.getByRole("alert")).toBeVisible();
});

test("a choice of another person is shown", async () => {
  const { tell, first } = await form();
  await tell(FIRST);
  expect(on(first)).toBe("true");
});

test("a value that the table has already waits only for its check", async () => {
  const { tell, first, usual } = await form();
  await userEvent.click(usual);
  await tell(FIRST);
  expect(on(first)).toBe("true");
});
