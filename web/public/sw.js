// Keeps the shell of the page, so that it opens at once and without a network.
// Files under assets/ have their content in their name: what was kept is right for ever.
// Pages are asked for anew and only answered from here when nobody else answers; api/ never is.
// The house may stand below a path of its host; of several there each keeps its own.
const HOME = new URL(self.registration.scope).pathname;
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

// What a page loaded past this keeper, which it names.
self.addEventListener("message", (event) => {
  const loaded = [].concat(event.data).map((address) => new URL(address, location.origin));
  const ours = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith(`${HOME}assets/`),
  );
  event.waitUntil(Promise.allSettled(ours.map(({ href }) => kept(new Request(href)))));
});

// Somebody was called to their turn and comes: to the page that is open already, if one is.
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

async function page(request) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await renew(shell, answer.clone());
    return answer;
  } catch (error) {
    const known = await shell.match(HOME);
    if (known) return known;
    throw error;
  }
}

// A new build has new names: with its page the files of the old one are let go. What a link to this
// one page shows where it is sent (its preview) is no part of the shell.
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
  return page.replace(/^ *<meta property="[^>]*>\n/gm, "");
}
