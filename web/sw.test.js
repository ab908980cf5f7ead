import { beforeEach, expect, test } from "vitest";
import CODE from "./public/sw.js?raw";

const ORIGIN = "https://mendax.test";
const HTML = { headers: { "content-type": "text/html; charset=utf-8" } };
const SCRIPT = { headers: { "content-type": "text/javascript" } };
const html =
  (text, status = 200) =>
  () =>
    new Response(text, { ...HTML, status });

/** The answers of the network by path; a path without one is unreachable. */
let network;
/** Called before each access to a cache; throws to make the access fail. */
let access;
let stored;
let listeners;
let waiting;
/** The notifications that were shown, and the numbers of the badge. */
let shown;
let badges;

const full = () => new DOMException("full", "QuotaExceededError");
const address = (request) => new URL(request.url ?? request, ORIGIN).href;

/** Caches in memory. */
function caches() {
  const open = (name) => {
    if (!stored.has(name)) stored.set(name, new Map());
    const files = stored.get(name);
    const calls = {
      match: (request) => files.get(address(request))?.clone(),
      put: (request, answer) => void files.set(address(request), answer),
      add: async (request) => void files.set(address(request), await fetched(request)),
      keys: () => [...files.keys()].map((url) => ({ url })),
      delete: (request) => files.delete(address(request)),
    };
    return Object.fromEntries(Object.entries(calls).map(([call, does]) => [call, guarded(does)]));
  };
  return { open: guarded(open) };
}

function guarded(does) {
  return async (...parts) => {
    access();
    return does(...parts);
  };
}

async function fetched(request) {
  const answer = network[new URL(address(request)).pathname];
  if (!answer) throw new TypeError("Failed to fetch");
  return answer();
}

function start() {
  listeners = {};
  const self = {
    registration: {
      scope: `${ORIGIN}/`,
      showNotification: async (...notification) => void shown.push(notification),
    },
    navigator: { setAppBadge: async (count) => void badges.push(count) },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (kind, listener) => (listeners[kind] = listener),
  };
  new Function("self", "caches", "fetch", "location", CODE)(self, caches(), fetched, {
    origin: ORIGIN,
  });
}

/** Send an event, and return its answer. */
async function send(kind, event = {}) {
  let answer;
  const waitUntil = (work) => waiting.push(work);
  listeners[kind]({ ...event, waitUntil, respondWith: (given) => (answer = given) });
  return answer;
}

/** Open a path as a page or a file, and return the text of the answer, or null without one. */
async function get(path, mode = "navigate") {
  const request = { url: ORIGIN + path, method: "GET", mode };
  return send("fetch", { request }).then(
    (answer) => answer.text(),
    () => null,
  );
}

async function settled() {
  for (let work = waiting.shift(); work; work = waiting.shift()) await work.catch(() => undefined);
}

/** Put a build on the server: a page that names its script and a script that it shares. */
function deploy(build) {
  const files = [`/assets/index-${build}.js`, "/assets/shared.js"];
  const page = `<html><div id="app"></div>${files.map((file) => `<script src="${file}">`)}`;
  const scripts = files.map((file) => [file, () => new Response(file, SCRIPT)]);
  network = { "/": html(page), "/t/abc": html(page), ...Object.fromEntries(scripts) };
  return { page, files };
}

/** Open a page and its files as a browser does. */
async function visit({ page, files }, path = "/t/abc") {
  expect(await get(path)).toBe(page);
  for (const file of files) expect(await get(file, "cors")).toBe(file);
}

/** Return the page that is shown without a network, whose files must all be there. */
async function withoutNetwork() {
  network = {};
  const page = await get("/");
  for (const [, file] of (page ?? "").matchAll(/src="([^"]+)"/g))
    expect(await get(file, "cors")).toBe(file);
  return page;
}

beforeEach(() => {
  stored = new Map();
  waiting = [];
  [shown, badges] = [[], []];
  access = () => undefined;
  start();
});

/** Install the worker, visit a build, and visit a newer build while `fail` is the cache's fault. */
async function upgrade(fail) {
  const old = deploy("a");
  await send("install");
  await settled();
  await visit(old);
  await settled();
  const fresh = deploy("b");
  access = fail;
  await visit(fresh);
  await settled();
  access = () => undefined;
  return [old.page, fresh.page];
}

test("an upgrade replaces the shell and deletes the old build's files", async () => {
  const [, page] = await upgrade(() => undefined);
  expect(await withoutNetwork()).toBe(page);
  const names = [...stored.get("mendax-shell").keys()].map((url) => new URL(url).pathname);
  expect(names.sort()).toEqual(["/", "/assets/index-b.js", "/assets/shared.js"]);
});

test("the cup opens without a network, and upgrades of the client keep its files", async () => {
  const cup = '<html><main id="app"></main><script src="./assets/cup-a.js">';
  const build = deploy("a");
  const withCup = {
    "/cup": html(cup),
    "/assets/cup-a.js": () => new Response("cup", SCRIPT),
  };
  Object.assign(network, withCup);
  await send("install");
  await settled();
  await visit(build);
  const fresh = deploy("b");
  Object.assign(network, withCup);
  await visit(fresh);
  await settled();
  expect(await withoutNetwork()).toBe(fresh.page);
  for (const path of ["/cup", "/cup.html"]) expect(await get(path)).toBe(cup);
  expect(await get("/assets/cup-a.js", "cors")).toBe("cup");
});

test("a cache that fails at any access changes no answer and keeps a whole shell", async () => {
  let most = 0;
  await upgrade(() => void (most += 1));
  for (let first = 0; first < most; first += 1)
    for (const last of [first, Infinity]) {
      stored = new Map();
      start();
      let count = -1;
      const pages = await upgrade(() => {
        if ((count += 1) >= first && count <= last) throw full();
      });
      expect(pages).toContain(await withoutNetwork());
    }
});

test("a worker whose caches are refused installs and passes all answers on", async () => {
  access = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const build = deploy("a");
  await send("install");
  for (const work of waiting.splice(0)) await work;
  await visit(build);
  network["/offline/files.json"] = () => new Response("[]");
  expect(await get("/offline/files.json", "cors")).toBe("[]");
  expect(await withoutNetwork()).toBeNull();
});

test.each([
  ["a login page of the network", html("<form>Room number?</form>")],
  ["an error of a proxy", html('<div id="app"></div><script src="/assets/x.js">', 502)],
  ["a file of another type", () => new Response("{}")],
])("%s is passed on and never stored", async (_, strange) => {
  const build = deploy("a");
  await visit(build);
  await settled();
  for (const path of ["/t/abc", "/assets/new.js", "/offline/files.json"]) {
    network[path] = strange;
    expect(await get(path, path === "/t/abc" ? "navigate" : "cors")).toBe(await strange().text());
    await settled();
  }
  expect(await withoutNetwork()).toBe(build.page);
  const json = strange().headers.get("content-type")?.includes("html") ? null : "{}";
  expect(await get("/assets/new.js", "cors")).toBe(json);
});

test("an upgrade whose files do not load keeps the old shell", async () => {
  const old = deploy("a");
  await visit(old);
  await settled();
  const { page } = deploy("b");
  network["/assets/index-b.js"] = html("gone", 404);
  expect(await get("/")).toBe(page);
  await settled();
  expect(await withoutNetwork()).toBe(old.page);
});

const CALL = {
  title: "Your turn: Mia",
  body: "Until %until%. Then the server plays for you.",
  table: "abc",
  until: Date.UTC(2026, 10, 30, 15, 42),
  language: "en",
};

async function called(call) {
  await send("push", { data: { json: () => call } });
  await settled();
}

test("shows a call with its deadline by the clock of this device", async () => {
  await called(CALL);
  const [[title, options]] = shown;
  expect(title).toBe("Your turn: Mia");
  const time = new Date(CALL.until);
  const clock = [time.getHours(), time.getMinutes()].map((n) => String(n).padStart(2, "0"));
  expect(options.body).toMatch(/^Until (Mon|Sun|Tue),? [0-9:]+. Then the server plays for you.$/);
  expect(options.body).toContain(clock.join(":"));
  expect(options).toMatchObject({ tag: "mendax-abc", data: "/t/abc", lang: "en" });
  expect(badges).toEqual([1]);
});

test("shows a call without a deadline, and no badge for people who want none", async () => {
  stored.set("mendax-marks", new Map([[`${ORIGIN}/no-badge`, new Response()]]));
  const page = "practice/mia/mistakes";
  await called({ ...CALL, title: "Mia has begun", body: "You will be called.", until: 0, page });
  expect(shown[0][1]).toMatchObject({ body: "You will be called.", data: `/${page}` });
  expect(badges).toEqual([]);
});

test("shows a call even if the caches fail", async () => {
  access = () => {
    throw full();
  };
  await called(CALL);
  expect(shown).toHaveLength(1);
});
