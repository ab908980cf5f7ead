// The registration of the service worker, which keeps the page's files.
import { serviceWorker } from "./trusted";

export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.register(serviceWorker()).catch(() => undefined);
  // Send the service worker the files that were loaded before it started, so that a first visit is
  // cached.
  void navigator.serviceWorker.ready.then(({ active }) => {
    const seen = new PerformanceObserver((list) =>
      active?.postMessage(list.getEntries().map((entry) => entry.name)),
    );
    seen.observe({ type: "resource", buffered: true });
  });
}
