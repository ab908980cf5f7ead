// Pages that are left while they load have no effects.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import CodeEntry from "../landing/CodeEntry.svelte";
import { Opening } from "../landing/opening.svelte";
import { TABLE } from "../boards/mia/fixtures";
import { currentRoute, go } from "../route.svelte";
import Television from "../tv/Television.svelte";
import { Session } from "./session.svelte";

const opened: string[] = [];
let asked: { path: string; done: (answer: Response) => void }[] = [];

/** Answer all requests, and let the page process the answers. */
async function answered(): Promise<void> {
  for (let round = 0; round < 5; round++) {
    for (const { path, done } of asked.splice(0))
      done(new Response(JSON.stringify(path.endsWith("/api/games") ? [] : TABLE)));
    await new Promise((done) => setTimeout(done));
  }
}

beforeEach(() => {
  opened.length = 0;
  asked = [];
  class Wire {
    static readonly OPEN = 1;
    constructor(url: string) {
      opened.push(url);
    }
    send(): void {}
    close(): void {}
  }
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal(
    "fetch",
    (path: string) => new Promise<Response>((done) => asked.push({ path, done })),
  );
  vi.stubGlobal("scrollTo", () => undefined);
  go("/");
});
afterEach(() => vi.unstubAllGlobals());

test.each([false, true])(
  "a table left while it opens has no socket (screen: %s)",
  async (screen) => {
    const session = new Session(TABLE.id, screen);
    const opening = session.open();
    session.close();
    await answered();
    await opening;
    expect(opened).toEqual([]);
  },
);

test("a table that is still wanted gets its socket", async () => {
  const session = new Session(TABLE.id);
  const opening = session.open();
  await answered();
  await opening;
  expect(opened).toHaveLength(1);
  session.close();
});

test.each([true, false])("a code opens its table only on its page (stayed: %s)", async (stayed) => {
  const page = mount(CodeEntry, { target: document.body, props: { given: "JAKFD" } as never });
  flushSync();
  if (!stayed) go("/rules/mia");
  await answered();
  expect(currentRoute().page).toBe(stayed ? "table" : "rules");
  await unmount(page);
});

test.each([true, false])("a new table opens only on its page (stayed: %s)", async (stayed) => {
  const end = $effect.root(() => void new Opening().invite());
  if (!stayed) go("/rules/mia");
  await answered();
  expect(currentRoute().page).toBe(stayed ? "table" : "rules");
  end();
});

test.each([true, false])("a television opens only on its page (stayed: %s)", async (stayed) => {
  go("/tv/jakfd");
  const page = mount(Television, { target: document.body, props: { id: "jakfd" } });
  flushSync();
  if (!stayed) {
    await unmount(page);
    go("/rules/mia");
  }
  await answered();
  expect(currentRoute().page).toBe(stayed ? "tv" : "rules");
  expect(location.pathname).toBe(stayed ? `/tv/${TABLE.id}` : "/rules/mia");
  if (stayed) await unmount(page);
});
