// Caches the page's shell, so that it opens immediately, even without a network. Files under
// assets/ have a content hash in their name, so a cached copy never expires. Pages are fetched
// first and answered from the cache only when the server cannot be reached; api/ is never cached.
// A cache that fails (full storage, blocked site data) changes no answer: failed reads count as
// misses, and all writes run after the answer.
// Mendax may be served under a path prefix; each server of a host has a cache for itself.
const HOME = new URL(self.registration.scope).pathname;
const MARK = 'data-local="/offline/"';
const SHELL = `mendax-shell${HOME.slice(0, -1)}`;
// The cup is a page with its own few files, in a cache for itself.
const CUP = `${HOME}cup`;
const CUPS = `mendax-cup${HOME.slice(0, -1)}`;
const OFFLINE = `mendax-offline${HOME.slice(0, -1)}`;
let writing = Promise.resolve();

// Writes run one after another, so that files of a new build are stored after the old build's
// files are deleted.
function later(event, write) {
  writing = writing.then(write).catch(() => undefined);
  event.waitUntil(writing);
}

self.addEventListener("install", (event) => {
  for (const home of [HOME, CUP]) later(event, async () => renew(await fetch(home), home));
  event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// The page names the files that it loaded before this worker was active.
self.addEventListener("message", (event) => {
  const loaded = [].concat(event.data).map((address) => new URL(address, location.origin));
  const ours = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith(`${HOME}assets/`),
  );
  later(event, () => Promise.allSettled(ours.map(({ href }) => add(href))));
});

// The server calls an absent player. A newer call of the same table replaces the older one. The
// deadline is shown by this device's clock.
self.addEventListener("push", (event) => {
  const { title, body, table, until, language, page } = event.data.json();
  const form = { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
  const time = until ? new Date(until).toLocaleString(language, form) : "";
  const show = async () => {
    const marks = `mendax-marks${HOME.slice(0, -1)}`;
    if (!(await kept(`${HOME}no-badge`, marks)))
      await self.navigator.setAppBadge?.(1).catch(() => undefined);
    await self.registration.showNotification(title, {
      body: body.replace("%until%", time),
      tag: `mendax-${table}`,
      renotify: true,
      icon: `${HOME}icon.svg`,
      lang: language,
      data: HOME + (page || `t/${table}`),
    });
  };
  event.waitUntil(show());
});

// The player tapped a notification: focus an open page of the table or of practice, or open one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data, location.origin);
  const come = async () => {
    const open = await self.clients.matchAll({ type: "window" });
    const known = open.find(({ url }) => new URL(url).pathname === address.pathname);
    return known ? known.focus() : self.clients.openWindow(address.pathname);
  };
  event.waitUntil(come());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const own = origin === location.origin && request.method === "GET";
  // Pages on other sites keep no files.
  if (!own || ["api", "embed"].some((place) => pathname.startsWith(HOME + place))) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith(`${HOME}assets/`)) event.respondWith(asset(event));
  else if (pathname.startsWith(`${HOME}offline/`)) event.respondWith(offline(event));
});

async function kept(request, cache = SHELL) {
  try {
    return await (await caches.open(cache)).match(request, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

// A page in place of a file is a notice of the network or the host, such as a hotel's login.
function isFile(answer) {
  return answer.status === 200 && !isHtml(answer);
}

function isHtml(answer) {
  return /html/.test(answer.headers.get("content-type"));
}

function put(event, request, answer, cache) {
  const copy = answer.clone();
  later(event, async () => (await caches.open(cache)).put(request, copy));
}

const cacheOf = (pathname) => (pathname.startsWith(`${HOME}assets/cup-`) ? CUPS : SHELL);

async function asset(event) {
  const cache = cacheOf(new URL(event.request.url).pathname);
  const known = await kept(event.request, cache);
  if (known) return known;
  const answer = await fetch(event.request);
  if (isFile(answer)) put(event, event.request, answer, cache);
  return answer;
}

// Files for playing without a network: stored by the page (offline/keep.ts). Only their list can
// change under its name.
async function offline(event) {
  const { request } = event;
  const known = await kept(request, OFFLINE);
  if (!request.url.endsWith("/files.json")) return known ?? fetch(request);
  try {
    const answer = await fetch(request);
    if (!isFile(answer)) return known ?? answer;
    put(event, request, answer, OFFLINE);
    return answer;
  } catch (error) {
    if (known) return known;
    throw error;
  }
}

async function page(event) {
  const { pathname } = new URL(event.request.url);
  const home = [CUP, `${CUP}.html`].includes(pathname) ? CUP : HOME;
  try {
    const answer = await fetch(event.request);
    const copy = answer.clone();
    later(event, () => renew(copy, home));
    return answer;
  } catch (error) {
    const known = await kept(home, home === CUP ? CUPS : SHELL);
    if (!known) throw error;
    if (pathname !== `${HOME}offline/`) return known;
    // The page that plays without a server is the same but for this mark.
    const local = (await known.text()).replace("<html", `<html ${MARK}`);
    return new Response(local, { headers: { "content-type": "text/html" } });
  }
}

// A new build has new file names. Store its files and then its page, and delete the old build's
// files last, so that a failure on the way leaves a whole shell. Ignore other pages.
async function renew(answer, home) {
  const cache = home === CUP ? CUPS : SHELL;
  const fresh = answer.ok && !answer.redirected && isHtml(answer) ? plain(await answer.text()) : "";
  const scope = self.registration.scope;
  const files = [...fresh.matchAll(/(?:href|src)="([^"]*assets\/[^"]*)"/g)].map(
    ([, name]) => new URL(name, scope).href,
  );
  if (!files.length || !fresh.includes(home === CUP ? '<main id="app"' : '<div id="app"')) return;
  const old = await kept(home, cache);
  if (old && plain(await old.text()) === fresh) return;
  const shell = await caches.open(cache);
  const before = await shell.keys();
  await Promise.all(files.map(add));
  await shell.put(home, new Response(fresh, { headers: { "content-type": "text/html" } }));
  const own = new URL(home, scope).href;
  const stale = before.filter(({ url }) => url !== own && !files.includes(url));
  await Promise.all(stale.map((request) => shell.delete(request)));
}

async function add(address) {
  const cache = cacheOf(new URL(address).pathname);
  if (await kept(address, cache)) return;
  const answer = await fetch(address);
  if (!isFile(answer)) throw new Error(address);
  await (await caches.open(cache)).put(address, answer);
}

// The preview image of a link is not part of the shell.
function plain(page) {
  return page.replace(/^ *<meta property="[^>]*>\n/gm, "").replace(`<html ${MARK}`, "<html");
}
