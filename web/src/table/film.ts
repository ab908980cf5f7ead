// A silent video of one pixel, which keeps the screen on where browsers have no wake lock.

export interface Hold {
  /**
   * Called again whenever the page is shown, because the lock is released while the page is hidden.
   */
  take: () => void;
  leave: () => void;
}

/**
 * A video of a canvas, with a silent track, because browsers let the screen sleep during muted
 * videos. It starts with the first tap if the browser requires one.
 */
export function film(): Hold {
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
