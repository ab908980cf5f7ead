import { cleanup, render, screen } from "../rendering";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { LADDER } from "../boards/mia/fixtures";
import { LESSON } from "../coach/fixtures";
import type { ReplayOut } from "../wire.gen";
import { speak } from "../words.svelte";
import ReplayPage from "./ReplayPage.svelte";
import { REPLAY } from "./fixtures";

beforeAll(() => speak("en"));
beforeEach(() => history.replaceState(null, "", "/t/abc/replay/1"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The answer at entry 9, which a visitor may guess. */
const ANSWER = {
  entry: 9,
  seat: 1,
  done: "believe",
  options: [
    { action: "believe", cost: 0 },
    { action: "doubt", cost: 0.125 },
  ],
};

/** Return a mock of a server with this replay, a coach for it, and the order of values. */
function serving(replay: ReplayOut): ReturnType<typeof vi.fn> {
  const [first] = LESSON.review.decisions;
  const decisions = [{ ...first, entry: 9, lost: 0.25, best: "announce 61" }];
  const lesson = { ...LESSON, review: { ...LESSON.review, decisions } };
  const answers: readonly (readonly [string, unknown])[] = [
    ["/answers", { unit: "chance", answers: [ANSWER] }],
    ["/replays/", { ...replay, you: null }],
    ["/replay/", replay],
    ["/coach/", lesson],
    ["/reference/", LADDER],
    ["/games", [{ name: "mia", coached: true }]],
  ];
  const asked = vi.fn(async (path: string) => {
    const found = answers.find(([part]) => path.includes(part));
    return new Response(JSON.stringify(found?.[1] ?? null));
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

const slider = (): Promise<HTMLInputElement> => screen.findByRole("slider", { name: "Step" });

test("a link opens its step, and the coach marks a step", async () => {
  history.replaceState(null, "", "/t/abc/replay/1?entry=8");
  const user = userEvent.setup();
  serving(REPLAY);
  render(ReplayPage, { id: "abc", game: 1 });
  expect(await slider()).toHaveValue("3");
  expect(screen.queryByText(/^Coach:/)).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Next mistake" }));
  expect(await slider()).toHaveValue("4");
  expect(screen.getByText(/Coach: this cost 25\.0%\. Better: say 61\./)).toBeInTheDocument();
});

test("visitors of a public replay answer before they see, and learn the cost", async () => {
  const verdicts = { believe: /No answer is better/, doubt: /Your answer costs 12\.5%/ };
  for (const [mine, verdict] of Object.entries(verdicts)) {
    history.replaceState(null, "", "/r/abc?step=3");
    serving({ ...REPLAY, open: false });
    render(ReplayPage, { code: "abc" });
    await screen.findByText(/has to answer\. What would you have done\?/);
    await userEvent.click(screen.getByRole("button", { name: mine }));
    expect(await slider()).toHaveValue("4");
    expect(screen.getByText(new RegExp(`You: ${mine}\\..*: believe\\.`))).toHaveTextContent(
      verdict,
    );
    cleanup();
  }
});

test("the own view is requested, and closed cups leave no choice", async () => {
  const user = userEvent.setup();
  const asked = serving(REPLAY);
  const { unmount } = render(ReplayPage, { id: "abc", game: 1 });
  await user.selectOptions(await screen.findByRole("combobox", { name: "View" }), "as you saw it");
  expect(asked).toHaveBeenCalledWith("/api/tables/abc/replay/1?own=true", {});
  await vi.waitFor(() => expect(screen.getByRole("combobox", { name: "View" })).toHaveFocus());
  unmount();
  serving({ ...REPLAY, open: false, may_open: false });
  render(ReplayPage, { id: "abc", game: 1 });
  expect(await screen.findByText(/Hidden things stay hidden/)).toBeInTheDocument();
  expect(screen.queryByRole("combobox")).toBeNull();
});
