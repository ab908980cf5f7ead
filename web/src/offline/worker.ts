// Runs this browser's tables: Python in WebAssembly, with the same code as on a server. The worker starts
// when the page sends the address of the files, and then answers requests and messages.
import type { Failure, FromWorker, ToWorker } from "./messages";
import { openShelf } from "./shelf";

/** The interface of `mendax.pyodide_server.local_server.LocalServer`. */
interface LocalServer {
  ask(method: string, path: string, body: string): Promise<{ toJs(): [number, string] }>;
  connect(socket: number, table: string): Promise<void>;
  hear(socket: number, text: string): void;
  disconnect(socket: number): void;
}
interface Python {
  unpackArchive(archive: ArrayBuffer, format: string): void;
  runPython(text: string): unknown;
}
interface Runtime {
  loadPyodide(options: Readonly<Record<string, unknown>>): Promise<Python>;
}

const MAKE = `
from mendax.pyodide_server.local_server import LocalServer
LocalServer
`;
/** Practice needs an archive of positions, coaches one of solved games. Both are loaded on first use. */
const POSITIONS = "positions.zip";
const SOLVED = "solved.zip";
const NEEDS_POSITIONS = /^\/api\/practice\//;
let positions: (() => Promise<void>) | null = null;
/** An empty module of WebAssembly. */
const EMPTY = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
const say = (message: FromWorker): void => postMessage(message);
let server: LocalServer | null = null;
/** The meaning of an error, by the progress of the start. */
let why: Failure = "web-local-forbidden";

/** Start Python, and return whether games are stored on this device. */
async function start(files: string): Promise<boolean> {
  // Python's own loading never ends if the content policy of the host forbids WebAssembly.
  await WebAssembly.compile(EMPTY);
  why = "web-local-failed";
  const [runtime, archive] = await Promise.all([
    import(/* @vite-ignore */ `${files}pyodide.mjs`) as Promise<Runtime>,
    fetch(`${files}mendax.zip`).then((answer) => answer.arrayBuffer()),
  ]);
  why = "web-local-stuck";
  const python = await runtime.loadPyodide({
    indexURL: files,
    stdLibURL: `${files}stdlib.zip`,
  });
  python.unpackArchive(archive, "zip");
  positions = once(() => unpack(python, files + POSITIONS));
  const make = python.runPython(MAKE) as (...parts: readonly unknown[]) => LocalServer;
  const shelf = await openShelf();
  server = make(
    shelf,
    (socket: number, text: string) => say({ kind: "heard", socket, text }),
    (socket: number, code: number) => say({ kind: "closed", socket, code }),
    once(() => unpack(python, files + SOLVED)),
  );
  return shelf.keeps;
}

/** Return a function that does this once; after a failure, the next call tries again. */
function once(does: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () =>
    (done ??= does().catch((error: unknown) => {
      done = null;
      throw error;
    }));
}

async function unpack(python: Python, archive: string): Promise<void> {
  const answer = await fetch(archive);
  if (!answer.ok) throw new Error(`${answer.status} ${archive}`);
  python.unpackArchive(await answer.arrayBuffer(), "zip");
}

async function handle(message: ToWorker): Promise<void> {
  if (message.kind === "start") {
    say({ kind: "ready", keeps: await start(message.files) });
  } else if (server === null) return;
  else if (message.kind === "ask") {
    const { id, method, path, body } = message;
    if (NEEDS_POSITIONS.test(path)) await positions?.();
    const [status, text] = (await server.ask(method, path, body)).toJs();
    say({ kind: "answer", id, status, text });
  } else if (message.kind === "connect") {
    await server.connect(message.socket, message.table);
    say({ kind: "opened", socket: message.socket });
  } else if (message.kind === "send") server.hear(message.socket, message.text);
  else server.disconnect(message.socket);
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  handle(data).catch((error: unknown) => say({ kind: "failed", why, error: String(error) }));
});
