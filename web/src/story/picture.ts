// Pictures for sharing, drawn on a canvas in the browser, without requests: the podium, with names,
// ranks and highlights. Other pictures are painted on the same felt.
import { colour, drawFace, fonts } from "../ui/canvas";
import type { Worn } from "../ui/masks";

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

type Fonts = ReturnType<typeof fonts>;

function draw(context: CanvasRenderingContext2D, told: Telling, [display, plain]: Fonts): number {
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
  painted((context, named) => draw(context, told, named));

/**
 * Return a picture on felt as a PNG; null if the browser cannot draw it. `draw` returns the height
 * that it needs.
 */
export async function painted(
  draw: (context: CanvasRenderingContext2D, named: Fonts) => number,
): Promise<Blob | null> {
  const named = fonts();
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return null;
  canvas.width = WIDTH;
  canvas.height = LIKELY_HEIGHT;
  // Drawn once to measure its height, and once to draw it.
  canvas.height = Math.max(LIKELY_HEIGHT, Math.ceil(draw(context, named)));
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
  draw(context, named);
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
