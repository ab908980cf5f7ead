// Keeps the screen on while a person plays, because a phone in standby is offline. Browsers have a
// wake lock for this only on https; on plain http, a silent video of one pixel is played instead.

/** Keep the screen on; the returned function ends that. */
export function keepAwake(): () => void {
  const hold = "wakeLock" in navigator && navigator.wakeLock ? lock() : film();
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

interface Hold {
  /**
   * Called again whenever the page is shown, because the lock is released while the page is hidden.
   */
  take: () => void;
  leave: () => void;
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

/**
 * A video of a canvas, with a silent track, because browsers let the screen sleep during muted
 * videos. It starts with the first tap if the browser requires one.
 */
function film(): Hold {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const paper = canvas.getContext("2d");
  if (!paper || !canvas.captureStream) return { take: () => undefined, leave: () => undefined };
  const video = document.createElement("video");
  video.setAttribute("playsinline", "");
  video.setAttribute("aria-hidden", "true");
  video.dataset["part"] = "awake";
  video.style.cssText = "position:fixed;width:1px;height:1px;opacity:0;pointer-events:none";
  const stream = canvas.captureStream(1);
  const sound = new AudioContext();
  const silence = sound.createMediaStreamDestination();
  for (const track of silence.stream.getAudioTracks()) stream.addTrack(track);
  video.srcObject = stream;
  document.body.append(video);
  const frames = setInterval(() => paper.fillRect(0, 0, 1, 1), 1000);
  const start = (): void => {
    void sound.resume();
    video.play().then(
      () => document.removeEventListener("click", start, true),
      () => document.addEventListener("click", start, true),
    );
  };
  return {
    take: start,
    leave() {
      clearInterval(frames);
      document.removeEventListener("click", start, true);
      for (const track of stream.getTracks()) track.stop();
      void sound.close();
      video.remove();
    },
  };
}
