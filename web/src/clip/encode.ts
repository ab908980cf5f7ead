// Writes a clip as a file, on this device: an MP4 video where the browser encodes video faster than
// it plays, and otherwise an animated PNG.
import { animation, type Picture } from "./apng";
import { frame, HEIGHTS, planOf, RATE, WIDTH, type Shape, type Texts } from "./frames";
import type { Lie } from "./lie";
import { brushesFor, paint } from "./paint";

/** The bits for each second: the longest clip stays below two megabytes. */
const BITRATE = 1_400_000;
/** The codecs, best first: most messengers play H.264 only. */
const CODECS = [
  { kind: "avc", codec: "avc1.42001f" },
  { kind: "vp9", codec: "vp09.00.31.08" },
  { kind: "vp8", codec: "vp8" },
] as const;
/** An animated PNG has half the width, fewer pictures, and a plain felt, which packs well. */
const SMALL = 2;
const SLOW = 6;

type Draw = (t: number) => void;

/** Return a lie as a video or as an animated picture. */
export async function filmed(lie: Lie, shape: Shape, texts: Texts): Promise<Blob> {
  const brushes = await brushesFor(lie);
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("this browser draws no pictures");
  const encoding = await encodable(shape);
  const scale = encoding ? 1 : 1 / SMALL;
  canvas.width = WIDTH * scale;
  canvas.height = HEIGHTS[shape] * scale;
  context.scale(scale, scale);
  const draw: Draw = (t) => paint(context, brushes, shape, frame(lie, t, shape, texts), !encoding);
  const { end } = planOf(lie);
  return encoding ? video(canvas, draw, end, encoding) : animated(canvas, draw, end);
}

interface Encoding {
  readonly kind: (typeof CODECS)[number]["kind"];
  readonly config: VideoEncoderConfig;
}

/** Return how this browser encodes video; null if it does not. */
async function encodable(shape: Shape): Promise<Encoding | null> {
  if (!("VideoEncoder" in window)) return null;
  for (const { kind, codec } of CODECS) {
    const config: VideoEncoderConfig = {
      codec,
      width: WIDTH,
      height: HEIGHTS[shape],
      bitrate: BITRATE,
      framerate: RATE,
      ...(kind === "avc" && { avc: { format: "avc" } }),
    };
    const { supported } = await VideoEncoder.isConfigSupported(config).catch(() => ({
      supported: false,
    }));
    if (supported) return { kind, config };
  }
  return null;
}

async function video(
  canvas: HTMLCanvasElement,
  draw: Draw,
  end: number,
  { kind, config }: Encoding,
): Promise<Blob> {
  const { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } =
    await import("mediabunny");
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const track = new EncodedVideoPacketSource(kind);
  output.addVideoTrack(track, { frameRate: RATE });
  await output.start();
  let added = Promise.resolve();
  let failed: Error | null = null;
  const encoder = new VideoEncoder({
    output: (chunk, meta) => {
      added = added.then(() => track.add(EncodedPacket.fromEncodedChunk(chunk), meta));
    },
    error: (error) => (failed = error),
  });
  encoder.configure(config);
  for (let number = 0; number < end * RATE && !failed; number += 1) {
    draw(number / RATE);
    const [timestamp, duration] = [(number * 1e6) / RATE, 1e6 / RATE];
    const picture = new VideoFrame(canvas, { timestamp, duration });
    encoder.encode(picture, { keyFrame: number % (4 * RATE) === 0 });
    picture.close();
    while (encoder.encodeQueueSize > 4) await pause();
  }
  await encoder.flush();
  encoder.close();
  await added;
  if (failed) throw failed as Error;
  await output.finalize();
  if (!target.buffer) throw new Error("the video is empty");
  return new Blob([target.buffer], { type: "video/mp4" });
}

/** Let the page draw and the encoder work. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Write the pictures, each after the first one without the edges that have not changed. */
async function animated(canvas: HTMLCanvasElement, draw: Draw, end: number): Promise<Blob> {
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  const part = document.createElement("canvas");
  const pictures: Picture[] = [];
  let before: Uint32Array | null = null;
  for (let t = 0; t < end; t += 1 / SLOW) {
    draw(t);
    const now = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? []);
    const at = changed(before, now, width);
    before = now;
    Object.assign(part, { width: at.width, height: at.height });
    part.getContext("2d", { alpha: false })?.drawImage(canvas, -at.x, -at.y);
    const png = await new Promise<Blob | null>((done) => part.toBlob(done, "image/png"));
    if (!png) throw new Error("this browser writes no pictures");
    pictures.push({ ...at, png: new Uint8Array(await png.arrayBuffer()) });
  }
  return animation(pictures, SLOW);
}

/** Return the smallest rectangle around all pixels that differ, at least one pixel large. */
function changed(before: Uint32Array | null, now: Uint32Array, row: number): Omit<Picture, "png"> {
  if (!before) return { x: 0, y: 0, width: row, height: now.length / row };
  let [left, right, top, bottom] = [row, 0, now.length / row, 0];
  for (let at = 0; at < now.length; at += 1) {
    if (now[at] === before[at]) continue;
    const [x, y] = [at % row, Math.floor(at / row)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  if (left > right) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
