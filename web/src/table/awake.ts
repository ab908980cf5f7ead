// The screen stays on while somebody plays: a phone that sleeps is offline. Silent where the browser
// can't, as on plain http.

/** Keeps the screen on from now on; the answer lets it sleep again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  /** The browser lets go of the lock whenever the page is hidden: it is asked again then. */
  async function hold(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    try {
      lock = (await navigator.wakeLock?.request("screen")) ?? null;
    } catch {
      // A low battery, or a browser that will not.
    }
    if (over) void lock?.release();
  }
  const seen = (): void => void hold();
  document.addEventListener("visibilitychange", seen);
  void hold();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", seen);
    void lock?.release();
  };
}
