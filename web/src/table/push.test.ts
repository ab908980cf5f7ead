import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reachBy } from "../net/transport";
import { like } from "../preferences.svelte";
import { store } from "../storage";
import { speak } from "../words.svelte";
import { arrive, subscribe, unsubscribe, utc } from "./push";
import { isSlow } from "./slow";

const KEY = "BAbc_-".padEnd(87, "A");
let requests: [path: string, body: unknown][];
let own: { endpoint: string; options: unknown; toJSON(): unknown; unsubscribe(): unknown } | null;

function made(applicationServerKey: ArrayBuffer | null, endpoint: string): typeof own {
  const keys = { p256dh: "p", auth: "a" };
  return {
    endpoint,
    options: { applicationServerKey },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: () => ((own = null), Promise.resolve(true)),
  };
}

function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

beforeEach(async () => {
  await speak("de");
  [requests, own] = [[], null];
  reachBy({
    request: (path, init) => {
      requests.push([path, init?.body ? JSON.parse(init.body as string) : null]);
      const answer = path === "/api/calls" ? { push_key: KEY, webhooks: false } : { done: true };
      return Promise.resolve(new Response(JSON.stringify(answer)));
    },
    connect: () => {
      throw new Error("no socket");
    },
  });
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal(
    "Notification",
    Object.assign(function () {}, { permission: "granted" }),
  );
  vi.stubGlobal("caches", { open: () => Promise.resolve(new Map()) });
  const pushManager = {
    getSubscription: () => Promise.resolve(own),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) =>
      Promise.resolve((own = made(bytes(applicationServerKey), "https://push/1"))),
  };
  const registration = { pushManager, getNotifications: () => Promise.resolve([]) };
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
  like({ called: true, quiet: null, badge: true });
  store("mendax-called", null);
});
afterEach(() => vi.unstubAllGlobals());

const sent = (): unknown[] =>
  requests.filter(([path]) => path === "/api/calls/browser").map(([, body]) => body);

test("the server receives the browser, its language and its quiet hours once a day", async () => {
  like({ quiet: [1320, 480] });
  await subscribe();
  await subscribe();
  expect(sent()).toEqual([
    {
      endpoint: "https://push/1",
      key: "p",
      secret: "a",
      language: "de",
      quiet_from: utc(1320),
      quiet_to: utc(480),
    },
  ]);
  like({ quiet: null });
  await subscribe();
  expect(sent()[1]).toMatchObject({ quiet_from: utc(0), quiet_to: utc(0) });
});

test("a subscription for another server's key is replaced", async () => {
  own = made(bytes("BBBB"), "https://push/old");
  await subscribe();
  expect(own?.endpoint).toBe("https://push/1");
});

test("a browser that is no longer called is removed at the server and in the browser", async () => {
  expect(await arrive("abc")).toBe("https://push/1");
  await unsubscribe();
  expect(requests.at(-1)).toEqual(["/api/calls/end", { endpoint: "https://push/1" }]);
  expect(own).toBe(null);
  like({ called: false });
  expect(await arrive("abc")).toBe(undefined);
  expect(sent()).toHaveLength(1);
});

test("minutes of this device are converted to UTC", () => {
  expect(utc(22 * 60, -120)).toBe(20 * 60);
  expect(utc(30, -60)).toBe(23 * 60 + 30);
  expect(utc(20 * 60, 480)).toBe(4 * 60);
});

test("a game with an hour or more for each decision is slow", () => {
  expect(["turn_clock=3600", "lives=1 turn_clock=86400 x=2"].map(isSlow)).toEqual([true, true]);
  expect(["turn_clock=3599", "late_turn_clock=86400", "", "turn_clock=0"].map(isSlow)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
