// Keeps the screen on while a person plays, because a phone in standby is offline. Browsers have a
// wake lock for this only on https; on plain http, a silent video of one pixel is played instead.

import type { Hold } from "./film";

/** Keep the screen on; the returned function ends that. */
export function keepAwake(): () => void {
  const hold = "wakeLock" in navigator && navigator.wakeLock ? lock() : later();
  const seen = (): void => {
    if (document.visibilityState === "visible") hold.take();
  };
  document.addEventListener("visibilitychange", seen);
  seen();
  return () => {
    document.removeEventListener("visibilitychange", seen);
    hold.leave();
  };
}

function lock(): Hold {
  let held: WakeLockSentinel | null = null;
  let over = false;
  return {
    take() {
      navigator.wakeLock
        .request("screen")
        .then((made) => {
          held = made;
          if (over) void made.release();
        })
        // The battery is low, or the browser refuses.
        .catch(() => undefined);
    },
    leave() {
      over = true;
      void held?.release();
    },
  };
}

/** Load the video, which only pages without https need. */
function later(): Hold {
  let hold: Hold | null = null;
  let over = false;
  void import("./film")
    .then(({ film }) => {
      if (over) return;
      hold = film();
      if (document.visibilityState === "visible") hold.take();
    })
    .catch(() => undefined);
  return {
    take: () => hold?.take(),
    leave() {
      over = true;
      hold?.leave();
    },
  };
}
