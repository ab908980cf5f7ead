// Starts playing without a server, with a progress bar until the tables are ready.
import { mount, unmount } from "svelte";
import { reachBy } from "../net/transport";
import { workerScript } from "../trusted";
import { learn } from "../words.svelte";
import Loading from "./Loading.svelte";
import { keepAll } from "./keep";
import { LocalTransport } from "./local";
import { progress } from "./progress.svelte";
import script from "./worker.ts?worker&url";

/**
 * Return once the tables can be reached; `target` shows the progress and, permanently, a failure.
 */
export async function start(target: Element): Promise<void> {
  await learn("offline").catch(() => undefined);
  const bar = mount(Loading, { target });
  try {
    const files = await keepAll((part) => (progress.part = part));
    progress.part = null;
    const local = new LocalTransport(new Worker(workerScript(script), { type: "module" }));
    await local.start(files);
    reachBy(local);
  } catch (error) {
    console.error(error);
    progress.failed = true;
    return new Promise(() => undefined);
  }
  await unmount(bar);
}
