// Keeps everything needed for offline play on this device: the client's files, which the service
// worker stores as they load, and Python's files, in a separate cache.
import { FILES, KEPT } from "../base";
import { store } from "../storage";
import { language } from "../words.svelte";

interface File {
  readonly name: string;
  readonly size: number;
  /** True if no first roll needs the file. */
  readonly later?: boolean;
}
/** The server's list; `version` is the folder of Python's files. */
interface Listed {
  readonly version: string;
  readonly files: readonly File[];
  /** The files of the client, below the prefix. */
  readonly assets: readonly string[];
}

const HOME = `${FILES}/offline/`;
const CACHE = `mendax-offline${FILES}`;
const WORDS = /^assets\/([a-z]{2})_/;

/** Load and keep the files that a first roll needs; return the address of Python's, and a function
 *  that loads and keeps all others. `told` is called with the loaded part, from 0 to 1. Both throw if
 *  a file can't be loaded. Without storage (blocked site data, full storage), a browser loads the
 *  files again on the next visit. */
export async function keepAll(
  told: (part: number) => void,
): Promise<readonly [files: string, rest: () => Promise<void>]> {
  // The service worker stores the files of the client as they are loaded, once it controls the page.
  if ("serviceWorker" in navigator && isSecureContext && import.meta.env.PROD)
    await Promise.race([controlled(), new Promise((go) => setTimeout(go, 3000))]);
  const list = (await (await got(`${HOME}files.json`)).json()) as Listed;
  const folder = `${HOME}${list.version}/`;
  const cache = await tried(() => caches.open(CACHE));
  const first = list.files.filter(({ later }) => !later);
  const whole = first.reduce((sum, { size }) => sum + size, 0);
  let kept = cache !== undefined;
  let loaded = 0;
  const keep = async ({ name, size }: File): Promise<void> => {
    const file = folder + name;
    let own = 0;
    const count = (bytes: number): void => {
      loaded += bytes - own;
      own = bytes;
      told(Math.min(1, loaded / whole));
    };
    const known = await tried(async () => (await cache?.match(file, { ignoreVary: true }))?.blob());
    if (known?.size !== size) {
      const answer = await read(file, size, count);
      kept &&= (await tried(async () => (await cache?.put(file, answer), true))) ?? false;
    }
    count(size);
  };
  await Promise.all(first.map(keep));
  const rest = async (): Promise<void> => {
    const foreign = list.assets.filter(
      (name) => (WORDS.exec(name)?.[1] ?? language()) !== language(),
    );
    await all(list.assets.filter((name) => !foreign.includes(name)));
    await Promise.all(list.files.filter(({ later }) => later).map(keep));
    if (kept) await tried(() => dropOthers(cache, folder));
    await all(foreign);
    store(KEPT, kept ? list.version : null);
  };
  return [new URL(folder, location.href).href, rest];
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

/** Load files of the client, a few at a time; the service worker stores them. */
async function all(assets: readonly string[]): Promise<void> {
  const left = [...assets];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      await got(`${FILES}/${next}`);
  };
  await Promise.all([work(), work(), work(), work()]);
}
