// Caches the page's shell, so that it opens immediately, even without a network. Files under
// assets/ have a content hash in their name, so a cached copy never expires. Pages are fetched
// first and answered from the cache only when the server cannot be reached; api/ is never cached.
// Mendax may be served under a path prefix; each server of a host has a cache for itself.
const HOME = new URL(self.registration.scope).pathname;
const MARK = 'data-local="/offline/"';
const SHELL = `mendax-shell${HOME.slice(0, -1)}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((shell) => shell.add(HOME))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// The page names the files that it loaded before this worker was active.
self.addEventListener("message", (event) => {
  const loaded = [].concat(event.data).map((address) => new URL(address, location.origin));
  const ours = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith(`${HOME}assets/`),
  );
  event.waitUntil(Promise.allSettled(ours.map(({ href }) => kept(new Request(href)))));
});

// The player tapped the notification of their turn: focus an open page of the table, or open one.
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
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith(`${HOME}api`))
    return;
  if (pathname.startsWith(`${HOME}assets/`)) event.respondWith(kept(request));
  else if (pathname.startsWith(`${HOME}offline/`) && request.mode !== "navigate")
    event.respondWith(offline(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

async function kept(request) {
  const shell = await caches.open(SHELL);
  const known = await shell.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await shell.put(request, answer.clone());
  return answer;
}

// Files for playing without a network: stored by the page (offline/keep.ts). Only their list can
// change under its name.
async function offline(request) {
  const files = await caches.open(`mendax-offline${HOME.slice(0, -1)}`);
  const known = await files.match(request, { ignoreVary: true });
  if (!request.url.endsWith("/files.json")) return known ?? fetch(request);
  try {
    const answer = await fetch(request);
    if (answer.ok) await files.put(request, answer.clone());
    return answer;
  } catch (error) {
    if (known) return known;
    throw error;
  }
}

async function page(request) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await renew(shell, answer.clone());
    return answer;
  } catch (error) {
    const known = await shell.match(HOME);
    if (!known) throw error;
    if (new URL(request.url).pathname !== `${HOME}offline/`) return known;
    // The page that plays without a server is the same but for this mark.
    const local = (await known.text()).replace("<html", `<html ${MARK}`);
    return new Response(local, { headers: { "content-type": "text/html" } });
  }
}

// A new build has new file names: when its page arrives, the old build's files are deleted. The
// preview image of a link is not part of the shell.
async function renew(shell, answer) {
  const [old, sent] = await Promise.all([
    shell.match(HOME).then((known) => known?.text()),
    answer.text(),
  ]);
  const fresh = plain(sent);
  if (old !== undefined && plain(old) === fresh) return;
  await Promise.all((await shell.keys()).map((request) => shell.delete(request)));
  await shell.put(HOME, new Response(fresh, { headers: { "content-type": "text/html" } }));
}

function plain(page) {
  return page.replace(/^ *<meta property="[^>]*>\n/gm, "").replace(`<html ${MARK}`, "<html");
}
