// Pictures for sharing, drawn on a canvas in the browser, without requests: the podium, with names,
// ranks and highlights. Other pictures are painted on the same felt.
import { faceOf, type Mark, type Worn } from "../ui/masks";

export interface Telling {
  readonly game: string;
  readonly title: string;
  /** Rank, name and face, best first. */
  readonly ranks: readonly { readonly place: string; readonly name: string; readonly of: Worn }[];
  readonly sentences: readonly string[];
}

export const WIDTH = 1080;
export const EDGE = 72;
const RANKS = 10;
const SENTENCES = 4;
const LIKELY_HEIGHT = 1080;

/**
 * Return lines of at most `width`, broken between words; a word that is too long gets its own line.
 */
export function wrapped(
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** Return a colour of the page's current theme, light or dark. */
export function colour(name: string): string {
  const probe = document.createElement("i");
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

export interface Brush {
  readonly context: CanvasRenderingContext2D;
  readonly y: number;
}

/** Write text from the left edge, with line breaks; return the position of the next line. */
export function write(
  { context, y }: Brush,
  text: string,
  font: string,
  step: number,
  left = EDGE,
  width = WIDTH - EDGE - left,
): number {
  context.font = font;
  const lines = wrapped(text, width, (part) => context.measureText(part).width);
  lines.forEach((line, number) => context.fillText(line, left, y + number * step));
  return y + lines.length * step;
}

/** Draw the face of a seat as `ui/Avatar` does, `size` wide. */
function drawFace(context: CanvasRenderingContext2D, of: Worn, x: number, y: number, size: number) {
  const { colour, face, marks } = faceOf(of);
  const mix = (share: number): string => `color-mix(in oklab, ${colour} ${share}%, #fffaf0)`;
  const fills = { ears: mix(45), nose: mix(60), leaf: "#5fbf60", ink: "#23160d" };
  const shape = (path: Path2D, fill?: string): void => {
    if (fill) {
      context.fillStyle = fill;
      context.fill(path);
    }
    context.stroke(path);
  };
  const mark = ({ shape: given, tone }: Mark): void => {
    const path = typeof given === "string" ? new Path2D(given) : new Path2D();
    if (typeof given !== "string") {
      const [x = 0, y = 0, rx = 0, ry = rx] = given;
      path.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
    }
    shape(path, tone && fills[tone]);
  };
  context.save();
  context.translate(x, y);
  context.scale(size / 48, size / 48);
  context.lineCap = context.lineJoin = "round";
  context.lineWidth = 1.5;
  context.strokeStyle = "#fffaf0";
  const disc = new Path2D();
  disc.arc(24, 24, 23, 0, 2 * Math.PI);
  shape(disc, colour);
  context.strokeStyle = fills.ink;
  marks.filter((one) => one.tone === "ears").forEach(mark);
  context.fillStyle = mix(14);
  context.fill(new Path2D("M8 17 Q24 9 40 17 Q42 33 24 41 Q6 33 8 17Z"));
  context.lineWidth = 2.2;
  marks.filter((one) => one.tone !== "ears").forEach(mark);
  context.stroke(new Path2D(face));
  context.restore();
}

function draw(context: CanvasRenderingContext2D, told: Telling, fonts: [string, string]): number {
  const [display, plain] = fonts;
  const soft = colour("--gold");
  const text = colour("--on-felt");
  context.fillStyle = soft;
  let y = write({ context, y: 130 }, told.game, `italic 700 46px ${display}`, 56);
  context.fillStyle = text;
  y = write({ context, y: y + 36 }, told.title, `700 84px ${display}`, 92) + 10;
  for (const { place, name, of } of told.ranks.slice(0, RANKS)) {
    context.fillStyle = soft;
    context.font = `800 48px ${display}`;
    context.fillText(place, EDGE, y);
    context.fillStyle = text;
    drawFace(context, of, EDGE + 62, y - 48, 62);
    y = write({ context, y }, name, `600 44px ${plain}`, 74, EDGE + 146);
  }
  y += 36;
  for (const sentence of told.sentences.slice(0, SENTENCES)) {
    context.fillStyle = soft;
    context.fillRect(EDGE, y - 32, 8, 40);
    context.fillStyle = text;
    y = write({ context, y }, sentence, `400 38px ${plain}`, 50, EDGE + 34) + 20;
  }
  context.fillStyle = soft;
  context.font = `italic 700 40px ${display}`;
  context.fillText("Mendax", EDGE, y + 60);
  return y + 60 + EDGE;
}

/** Return the podium as a PNG; null if the browser cannot draw it. */
export const picture = (told: Telling): Promise<Blob | null> =>
  painted((context, fonts) => draw(context, told, fonts));

/**
 * Return a picture on felt as a PNG; null if the browser cannot draw it. `draw` returns the height
 * that it needs.
 */
export async function painted(
  draw: (context: CanvasRenderingContext2D, fonts: [display: string, plain: string]) => number,
): Promise<Blob | null> {
  const root = getComputedStyle(document.documentElement);
  const fonts: [string, string] = [
    root.getPropertyValue("--display") || "serif",
    root.getPropertyValue("--plain") || "sans-serif",
  ];
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return null;
  canvas.width = WIDTH;
  canvas.height = LIKELY_HEIGHT;
  // Drawn once to measure its height, and once to draw it.
  canvas.height = Math.max(LIKELY_HEIGHT, Math.ceil(draw(context, fonts)));
  const felt = context.createRadialGradient(
    WIDTH / 2,
    canvas.height / 3,
    60,
    WIDTH / 2,
    canvas.height / 2,
    canvas.height * 0.8,
  );
  felt.addColorStop(0, colour("--felt"));
  felt.addColorStop(1, colour("--felt-deep"));
  context.fillStyle = felt;
  context.fillRect(0, 0, WIDTH, canvas.height);
  context.strokeStyle = colour("--wood");
  context.lineWidth = 28;
  context.strokeRect(0, 0, WIDTH, canvas.height);
  draw(context, fonts);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/**
 * Share a picture with the device's dialog, otherwise save it; return which of the two was done.
 */
export async function share(image: Blob, name: string, title: string): Promise<"shared" | "saved"> {
  const file = new File([image], name, { type: image.type });
  if (typeof navigator.share === "function" && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return "shared";
    } catch (error) {
      // A person who cancels does not want a file either.
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return "saved";
}
