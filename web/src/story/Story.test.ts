import { cleanup, render, screen } from "../rendering";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { learn, speak } from "../words.svelte";
import Story from "./Story.svelte";
import { records } from "./totals";
import { STORY } from "./fixtures";

beforeAll(async () => {
  await speak("en");
  await learn("story", "mia");
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function told(body: unknown, status = 200): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );
}

test("closed cups and quiet games are noted, and spectators have no record", async () => {
  told({ ...STORY, open: false, highlights: [], you: null });
  render(Story, { table: "abc", game: 1 });
  expect(await screen.findByText("A quiet game: nothing stood out.")).toBeInTheDocument();
  expect(screen.getByText(/Hidden things stay hidden/)).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "My stats" })).toBeNull();
  expect(records()).toEqual({});
});

test("the podium is unchanged without a story", async () => {
  told({ reason: { key: "wire-refused-too-fast", arguments: { seconds: 1 } }, text: "" }, 429);
  render(Story, { table: "abc", game: 1 });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(screen.queryByRole("region")).toBeNull();
});

test("a shared phone with closed cups shows a story on request", async () => {
  const user = userEvent.setup();
  const asked = vi.fn(async (address: string) => {
    const seat = Number(new URL(address, "http://x").searchParams.get("seat") ?? 0);
    return new Response(JSON.stringify({ ...STORY, open: false, you: seat }));
  });
  vi.stubGlobal("fetch", asked);
  render(Story, { table: "abc", game: 1, sharers: [0, 1], owner: 0 });
  await screen.findByRole("button", { name: "Ann’s story" });
  expect(screen.queryByText(/The best lie/)).toBeNull();
  expect(screen.queryByRole("link", { name: "Replay" })).toBeNull();
  expect(screen.getByText(/Ann’s phone: “My stats” here counts only/)).toBeInTheDocument();
  expect(records()["mia"]?.games).toBe(1);
  await user.click(screen.getByRole("button", { name: "Ben’s story" }));
  expect(await screen.findByText(/The best lie/)).toBeInTheDocument();
  expect(asked.mock.lastCall?.[0]).toMatch(/\/story\/1\?seat=1$/);
  const replay = screen.getByRole("link", { name: "Replay" });
  expect(replay).toHaveAttribute("href", "/t/abc/replay/1?seat=1");
  const [first] = screen.getAllByRole("link", { name: /^Watch it: The best lie/ });
  expect(first).toHaveAttribute("href", "/t/abc/replay/1?entry=12&seat=1");
  expect(records()["mia"]?.games, "only the owner’s games are counted").toBe(1);
});

test("a phone counts no game if its owner does not play", async () => {
  told({ ...STORY, open: false, you: 1 });
  render(Story, { table: "abc", game: 1, sharers: [1, 0], owner: null });
  await screen.findByRole("button", { name: "Ben’s story" });
  expect(records()).toEqual({});
  expect(screen.queryByText(/“My stats” here counts only/)).toBeNull();
});

test("the comparison with sound play is requested when it is opened", async () => {
  const user = userEvent.setup();
  const asked = vi.fn(async (_: string) => new Response(JSON.stringify(STORY)));
  vi.stubGlobal("fetch", asked);
  const { rerender } = render(Story, { table: "abc", game: 1 });
  await screen.findByRole("link", { name: "Replay" });
  expect(screen.queryByText("Everyone against sound play")).toBeNull();
  await rerender({ table: "abc", game: 1, priced: true });
  expect(asked.mock.calls.filter(([path]) => path.includes("sound-play"))).toHaveLength(0);
  await user.click(screen.getByText("Everyone against sound play"));
  await vi.waitFor(() => expect(asked.mock.lastCall?.[0]).toMatch(/\/sound-play\/1$/));
});
