import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Coverage, GameSetupOut, SeatView } from "../wire.gen";
import { learn, speak } from "../words.svelte";
import { Knowing } from "./knowing.svelte";

const INFO = { bots: ["odds", "equilibrium"], advised: ["equilibrium"] } as unknown as GameSetupOut;
const seats = (bot: string): readonly SeatView[] => [
  { name: bot, bot, away: false, shared: false },
];
const reason = { key: "solver-refused-points", arguments: {} };

beforeAll(() => speak("en").then(() => learn("around")));
afterEach(() => vi.unstubAllGlobals());

async function asked(now: Coverage["solved"], next: Coverage["solved"]): Promise<Knowing> {
  const by: Record<string, Coverage["solved"]> = { "3": now, "4": next };
  vi.stubGlobal("fetch", async (path: string) => {
    const count = new URLSearchParams(path.split("?")[1]).get("seats") ?? "";
    const solved = by[count] ?? "whole";
    return new Response(
      JSON.stringify({ seats: Number(count), solved, reason: solved === "whole" ? null : reason }),
    );
  });
  const knowing = new Knowing();
  knowing.ask("mia", "lives=6", 3);
  await vi.waitFor(() =>
    expect(
      knowing.picking(INFO) || knowing.seated(INFO, seats("equilibrium")) || now === "whole",
    ).toBeTruthy(),
  );
  return knowing;
}

test("a solved table offers all bots without a note", async () => {
  const knowing = await asked("whole", "whole");
  expect(knowing.offered(INFO)).toEqual(["odds", "equilibrium"]);
  expect(knowing.picking(INFO)).toBe("");
  expect(knowing.seated(INFO, seats("equilibrium"))).toBe("");
  await vi.waitFor(() => expect(knowing.solved).toBe(true));
});

test("solver bots are not offered if another seat would be unsolved", async () => {
  const knowing = await asked("whole", "no");
  await vi.waitFor(() => expect(knowing.offered(INFO)).toEqual(["odds"]));
  expect(knowing.picking(INFO)).toMatch(/^Equilibrium: available only at solved tables/);
  expect(knowing.why).toBe("");
  expect(knowing.whyNext).toMatch(/^A whole game for points/);
  expect(knowing.seated(INFO, seats("equilibrium"))).toBe("");
});

test("seated solver bots are said to use odds after a change of rules", async () => {
  const knowing = await asked("no", "no");
  expect(knowing.seated(INFO, seats("equilibrium"))).toMatch(
    /^Equilibrium: this table is not solved/,
  );
  expect(knowing.seated(INFO, seats("odds"))).toBe("");
});

test("solver bots are offered with a note if only the end is solved", async () => {
  const knowing = await asked("end", "end");
  expect(knowing.offered(INFO)).toEqual(["odds", "equilibrium"]);
  expect(knowing.solved).toBe(false);
  expect(knowing.picking(INFO)).toMatch(/until then they play the odds/);
  expect(knowing.seated(INFO, seats("equilibrium"))).toMatch(/until then they play the odds/);
});

test("a solver that is not ready is asked again", async () => {
  vi.useFakeTimers();
  const answers: (Coverage | null)[] = [];
  const preparing = { solved: "no", reason: { key: "coach-preparing", arguments: {} } };
  vi.stubGlobal("fetch", async () => {
    const late = answers.push(null) > 2;
    return new Response(
      JSON.stringify({ seats: 2, ...(late ? { solved: "whole", reason: null } : preparing) }),
    );
  });
  const knowing = new Knowing();
  knowing.ask("mia", "lives=6", 3);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toHaveLength(2);
  await vi.waitFor(() => expect(knowing.offered(INFO)).toEqual(["odds"]));
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(knowing.offered(INFO)).toEqual(["odds", "equilibrium"]));
  expect(answers).toHaveLength(4);
  vi.useRealTimers();
});

test("a failed request is repeated and does not count as unsolved", async () => {
  vi.useFakeTimers();
  const tooFast = { key: "wire-refused-too-fast", arguments: { seconds: 8 } };
  let busy = false;
  let asked = 0;
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    const answer = busy ? { solved: "unknown", reason: tooFast } : { solved: "no", reason };
    return new Response(JSON.stringify({ seats: 2, ...answer }));
  });
  const knowing = new Knowing();
  knowing.ask("mia", "lives=6", 3);
  await vi.waitFor(() => expect(knowing.offered(INFO)).toEqual(["odds"]));
  busy = true;
  knowing.ask("mia", "lives=5", 3);
  await vi.waitFor(() => expect(knowing.offered(INFO)).toEqual(["odds", "equilibrium"]));
  expect(knowing.picking(INFO)).toBe("");
  expect(knowing.whyNext).toBe("");
  expect(asked).toBe(4);
  busy = false;
  await vi.advanceTimersByTimeAsync(8_000);
  await vi.waitFor(() => expect(knowing.offered(INFO)).toEqual(["odds"]));
  expect(asked).toBe(6);
  vi.useRealTimers();
});
