// Keeps everything needed for offline play on this device: the client's files, which the service
// worker stores as they load, and Python's files, in a separate cache.
import { FILES, KEPT } from "../base";
import { store } from "../storage";

/** The server's list; `version` is the folder of Python's files. */
interface Listed {
  readonly version: string;
  readonly files: readonly { readonly name: string; readonly size: number }[];
  /** The files of the client, below the prefix. */
  readonly assets: readonly string[];
}

const HOME = `${FILES}/offline/`;
const CACHE = `mendax-offline${FILES}`;
/** The share of the progress bar for Python's files; the rest is for the client's. */
const PYTHON = 0.95;

/** Load and keep all files; return the address of Python's. `told` is called with the loaded part,
 *  from 0 to 1. Throw if a file can't be loaded. Without storage (blocked site data, full storage),
 *  a browser loads the files again on the next visit. */
export async function keepAll(told: (part: number) => void): Promise<string> {
  // The service worker stores the files of the client as they are loaded, once it controls the page.
  if ("serviceWorker" in navigator && isSecureContext && import.meta.env.PROD)
    await Promise.race([controlled(), new Promise((go) => setTimeout(go, 3000))]);
  const list = (await (await got(`${HOME}files.json`)).json()) as Listed;
  const folder = `${HOME}${list.version}/`;
  const whole = list.files.reduce((sum, { size }) => sum + size, 0);
  const cache = await tried(() => caches.open(CACHE));
  let kept = cache !== undefined;
  let loaded = 0;
  for (const { name, size } of list.files) {
    const file = folder + name;
    const known = await tried(async () => (await cache?.match(file, { ignoreVary: true }))?.blob());
    if (known?.size !== size) {
      const before = loaded;
      const answer = await read(file, size, (bytes) => told((PYTHON * (before + bytes)) / whole));
      kept &&= (await tried(async () => (await cache?.put(file, answer), true))) ?? false;
    }
    loaded += size;
    told((PYTHON * loaded) / whole);
  }
  if (kept) await tried(() => dropOthers(cache, folder));
  await all(list.assets, (count) => told(PYTHON + ((1 - PYTHON) * count) / list.assets.length));
  store(KEPT, kept ? list.version : null);
  return new URL(folder, location.href).href;
}

/** Return what the cache answers, or undefined if the browser has none or it fails. */
async function tried<T>(access: () => Promise<T>): Promise<T | undefined> {
  try {
    return await access();
  } catch {
    return undefined;
  }
}

/** Return once the service worker controls the page, which can be later than its activation. */
async function controlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((done) =>
    serviceWorker.addEventListener("controllerchange", done, { once: true }),
  );
}

/** Delete the files of Python from this device. */
export async function remove(): Promise<void> {
  store(KEPT, null);
  await tried(() => caches.delete(CACHE));
}

async function got(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer;
}

/** Load a file of this size; `told` is called with the number of bytes so far. Throw if the size is
 *  another one, as that of a login page of the network. */
async function read(file: string, size: number, told: (bytes: number) => void): Promise<Response> {
  const answer = await got(file);
  const parts: BlobPart[] = [];
  let bytes = 0;
  const reader = answer.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    parts.push(next.value as BlobPart);
    told((bytes += next.value.length));
  }
  if (bytes !== size) throw new Error(`${bytes} bytes instead of ${size}: ${file}`);
  const type = answer.headers.get("content-type") ?? "application/octet-stream";
  return new Response(new Blob(parts, { type }), { headers: answer.headers });
}

/** Delete the files of other versions. */
async function dropOthers(cache: Cache | undefined, folder: string): Promise<void> {
  for (const request of (await cache?.keys()) ?? [])
    if (!request.url.includes(folder) && !request.url.endsWith("/files.json"))
      await cache?.delete(request);
}

/** Load the client's files, a few at a time; the service worker stores them. */
async function all(assets: readonly string[], told: (count: number) => void): Promise<void> {
  const left = [...assets];
  let count = 0;
  const work = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      await got(`${FILES}/${next}`);
      told(++count);
    }
  };
  await Promise.all([work(), work(), work(), work()]);
}
