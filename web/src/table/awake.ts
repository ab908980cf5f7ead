// Keeps the screen on while a person plays: a phone in standby is offline. Without effect where
// browsers do not support it, as on plain http.

/** Keep the screen on; the returned function ends that. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  /** Request the lock; the browser releases it whenever the page is hidden, and this runs again. */
  async function hold(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    try {
      lock = (await navigator.wakeLock?.request("screen")) ?? null;
    } catch {
      // A low battery, or a browser that refuses.
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
