// Starts playing without a server, with a progress bar until the tables are ready.
import { mount, unmount } from "svelte";
import { reachBy } from "../net/transport";
import { workerScript } from "../trusted";
import Toast from "../ui/Toast.svelte";
import { learn, say } from "../words.svelte";
import Loading from "./Loading.svelte";
import { keepAll } from "./keep";
import { CannotStart, LocalTransport } from "./local";
import { progress } from "./progress.svelte";
import script from "./worker.ts?worker&url";

/** The milliseconds without progress after which the page says so. It still starts if progress
 *  comes later, as on a slow device. */
const PATIENCE = 60_000;
let watch: ReturnType<typeof setTimeout> | undefined;

/** Show the loaded part, null for the start of Python. */
function reached(part: number | null): void {
  clearTimeout(watch);
  Object.assign(progress, { part, failure: null });
  const failure = part === null ? "web-local-stuck" : "web-local-failed";
  watch = setTimeout(() => (progress.failure = failure), PATIENCE);
}

/**
 * Return once the tables can be reached; `target` shows the progress and, permanently, a failure.
 */
export async function start(target: Element): Promise<void> {
  await learn("offline").catch(() => undefined);
  const bar = mount(Loading, { target });
  try {
    if (typeof WebAssembly === "undefined") throw new CannotStart("web-local-no-wasm");
    reached(0);
    const [files, rest] = await keepAll(reached);
    // Other files load while Python starts. After a failure, the next visit continues.
    void rest().catch(() => undefined);
    reached(null);
    const local = new LocalTransport(new Worker(workerScript(script), { type: "module" }));
    if (!(await local.start(files))) warn();
    reachBy(local);
  } catch (error) {
    clearTimeout(watch);
    console.error(error);
    progress.failure = error instanceof CannotStart ? error.why : "web-local-failed";
    return new Promise(() => undefined);
  }
  clearTimeout(watch);
  await unmount(bar);
}

/** Say that games end with this page, until the notice is closed. */
function warn(): void {
  const close = (): void => void unmount(notice);
  const props = { said: say("web-local-forgets"), plain: true, close };
  const notice = mount(Toast, { target: document.body, props });
}
