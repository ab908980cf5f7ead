import { cleanup, render, screen, within } from "../rendering";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { SoundPlayOut } from "../wire.gen";
import { learn, speak } from "../words.svelte";
import SoundPlay from "./SoundPlay.svelte";

const NONE = { spots: 0, made: 0, expected: 0, variance: 0 };
const COMPARED: SoundPlayOut = {
  game: 2,
  kind: "mia",
  rules: "lives=6 order=standard",
  names: ["Ann", "truthful"],
  you: 1,
  open: false,
  unit: "chance",
  one_of_many: false,
  players: [
    {
      seat: 0,
      decisions: 20,
      hidden: 2,
      cost: 0.5,
      lies: null,
      doubts: { spots: 9, made: 3, expected: 5.26, variance: 1 },
      dearest: {
        entry: 31,
        kind: "answer",
        roll: null,
        claim: "66",
        done: "believe",
        cost: 0.434,
        sound: [
          { action: "doubt", worth: 0.7, chance: 0.8 },
          { action: "concede", worth: 0.7, chance: 0.2 },
        ],
      },
    },
    { seat: 1, decisions: 20, hidden: 0, cost: 0, lies: NONE, doubts: NONE, dearest: null },
  ],
};

beforeAll(async () => {
  await speak("en");
  await learn("story");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function answered(body: unknown, status = 200): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );
}

test("players are listed by cost, with the dearest decision and sound play in its place", async () => {
  answered(COMPARED);
  render(SoundPlay, { table: "abc", game: 2, names: ["Ann", "Truthful"], seat: 1 });
  const [first, second] = await screen.findAllByRole("listitem");
  expect(first).toHaveTextContent("Truthful 0.0% lost in 20 decisions");
  expect(first).not.toHaveTextContent("Lies");
  const dear = within(second as HTMLElement);
  expect(second).toHaveTextContent("Ann 50.0% lost in 20 decisions");
  expect(dear.getByText("Doubts: 3 of 9 (sound play 5.3)")).toBeInTheDocument();
  expect(dear.getByText("Dearest decision: believe, −43.4%")).toBeInTheDocument();
  expect(dear.getByText("Sound play: doubt (80%), concede (20%)")).toBeInTheDocument();
  expect(dear.getByText("2 decisions with hidden dice are left out.")).toBeInTheDocument();
  expect(dear.getByRole("link", { name: "Watch it: Ann" })).toHaveAttribute(
    "href",
    "/t/abc/replay/2?entry=31&seat=1",
  );
});

test("a game without prices says why", async () => {
  answered({ reason: { key: "solver-refused-points", arguments: { seats: 3 } }, text: "" }, 422);
  render(SoundPlay, { table: "abc", game: 1, names: [] });
  expect(await screen.findByText(/points/)).toBeInTheDocument();
});
