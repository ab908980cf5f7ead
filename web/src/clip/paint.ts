// Carries out the drawing calls of a clip on a canvas. The pictures have colours of their own, the
// dark ones of the page. Dice, masks, suits and the cup have the geometry of the board.
import { expressionOf } from "../heard/expressions";
import { wrapped } from "../story/picture";
import { colour, drawFace, fonts } from "../ui/canvas";
import cupSource from "../ui/Cup.svelte?raw";
import { neighbours, pips, POKER_MARKS } from "../ui/pips";
import { HEIGHTS, WIDTH, type Call, type Shape } from "./frames";
import type { Lie } from "./lie";

type Of<Kind extends Call["do"]> = Extract<Call, { do: Kind }>;
type Suits = typeof import("../boards/sword_of_lies/cards");

/** Everything that pictures need, loaded before the first one. */
export interface Brushes {
  readonly display: string;
  readonly plain: string;
  readonly ink: (name: string) => string;
  readonly felt: (shape: Shape) => HTMLCanvasElement;
  readonly cup: HTMLImageElement;
  /** The drawing of cards; null for a game with dice. */
  readonly cards: Suits | null;
}

const CUP = { width: 200, height: 210, foot: 198 };

/** Return the board's cup as an image, with the colours of the page. */
async function cupImage(ink: (name: string) => string): Promise<HTMLImageElement> {
  const [svg = ""] = /<svg[^]*<\/svg>/.exec(cupSource) ?? [];
  const [stitch = ""] = /\.stitch \{[^}]*\}/.exec(cupSource) ?? [];
  const image = new Image();
  const whole = svg
    .replace(
      /class="cup \{pose\}"/,
      `xmlns="http://www.w3.org/2000/svg" width="${2 * CUP.width}" height="${2 * CUP.height}"`,
    )
    .replace("<defs>", `<style>${stitch}</style><defs>`)
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => ink(name));
  image.src = `data:image/svg+xml,${encodeURIComponent(whole)}`;
  await image.decode();
  return image;
}

export async function brushesFor(lie: Lie): Promise<Brushes> {
  const [display, plain] = fonts();
  const known = new Map<string, string>();
  const ink = (name: string): string => {
    const found = known.get(name) ?? colour(name, "dark");
    known.set(name, found);
    return found;
  };
  const [cup, cards] = await Promise.all([
    cupImage(ink),
    lie.colour ? import("../boards/sword_of_lies/cards") : null,
    // Without the font, the pictures have another one.
    document.fonts.load(`700 40px ${display}`, lie.claim).catch(() => undefined),
  ]);
  // Painted once, because gradients over the whole picture take longest.
  const felts = new Map<Shape, HTMLCanvasElement>();
  const felt = (shape: Shape): HTMLCanvasElement => {
    const painted = felts.get(shape) ?? feltOf(ink, HEIGHTS[shape]);
    felts.set(shape, painted);
    return painted;
  };
  return { display, plain, ink, felt, cup, cards };
}

/** Draw a picture of a clip; on a plain felt, it has fewer colours. */
export function paint(
  context: CanvasRenderingContext2D,
  brushes: Brushes,
  shape: Shape,
  calls: readonly Call[],
  plain = false,
): void {
  if (plain) {
    context.fillStyle = brushes.ink("--felt");
    context.fillRect(0, 0, WIDTH, HEIGHTS[shape]);
  } else context.drawImage(brushes.felt(shape), 0, 0);
  for (const call of calls) {
    context.save();
    context.globalAlpha = "alpha" in call ? (call.alpha ?? 1) : 1;
    context.translate(call.x, call.y);
    draw(context, brushes, call);
    context.restore();
  }
}

/** Draw a call at the origin. */
function draw(context: CanvasRenderingContext2D, brushes: Brushes, call: Call): void {
  switch (call.do) {
    case "text":
      return text(context, brushes, call);
    case "face":
      context.rotate(call.turn);
      return drawFace(
        context,
        call.of,
        -call.size / 2,
        -call.size / 2,
        call.size,
        call.mood && expressionOf(call.mood),
      );
    case "bubble":
      return bubble(context, brushes, call);
    case "die":
      return die(context, brushes, call);
    case "card":
      return card(context, brushes, call);
    case "cup":
      return cup(context, brushes, call);
    case "stamp":
      return stamp(context, brushes, call);
  }
}

/** Return the felt with its wooden edge as a picture. */
function feltOf(ink: Brushes["ink"], height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: WIDTH, height });
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  const [x, y] = [WIDTH / 2, height * 0.56];
  const light = context.createRadialGradient(x, y, 40, x, y, height * 0.72);
  light.addColorStop(0, "#2c7561");
  light.addColorStop(0.5, ink("--felt"));
  light.addColorStop(1, ink("--felt-deep"));
  context.fillStyle = light;
  context.fillRect(0, 0, WIDTH, height);
  context.strokeStyle = ink("--wood");
  context.lineWidth = 24;
  context.strokeRect(0, 0, WIDTH, height);
  context.strokeStyle = ink("--wood-deep");
  context.lineWidth = 3;
  context.strokeRect(13, 13, WIDTH - 26, height - 26);
  return canvas;
}

/** Set the font in a size in which the text is at most `width` wide; return its width. */
function fit(
  context: CanvasRenderingContext2D,
  said: string,
  size: number,
  width: number,
  font: (size: number) => string,
): number {
  context.font = font(size);
  const whole = context.measureText(said).width;
  if (whole > width) context.font = font(Math.floor((size * width) / whole));
  return Math.min(whole, width);
}

function text(context: CanvasRenderingContext2D, brushes: Brushes, call: Of<"text">): void {
  const { display, plain, ink } = brushes;
  context.textAlign = "center";
  context.fillStyle = call.title ? ink("--gold") : ink("--on-felt");
  fit(context, call.text, call.size, call.width, (size) =>
    call.title ? `italic 700 ${size}px ${display}` : `600 ${size}px ${plain}`,
  );
  context.fillText(call.text, 0, 0);
}

/** Return a rectangle with round corners around a middle. */
function rounded(x: number, y: number, width: number, height: number, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(x - width / 2, y - height / 2, width, height, radius);
  return path;
}

/** Draw a face of a die at the origin, as large as a square of 24, as `ui/Face` does. */
function flatFace(
  context: CanvasRenderingContext2D,
  { display, ink }: Brushes,
  face: number,
  poker: boolean,
): void {
  context.fillStyle = ink("--pip");
  if (poker) {
    if (face > 2 && face < 6) context.fillStyle = ink("--red-45");
    context.font = `700 15px ${display}`;
    context.textAlign = "center";
    context.fillText(POKER_MARKS[face - 1] ?? "", 0, 5.4);
    return;
  }
  for (const [x, y] of pips(face)) {
    context.beginPath();
    context.arc((x - 1) * 5.8, (y - 1) * 5.8, 2.35, 0, 2 * Math.PI);
    context.fill();
  }
}

/** The shade below things over the felt. Blurred shadows would take half of the time. */
const SHADE = "rgb(0 0 0 / 28%)";
/** The sizes of a speech bubble: its text, a die, the padding, and the tail. */
const SAID = { size: 40, small: 31, die: 44, step: 50, edge: 26, tail: 18 };

function bubble(context: CanvasRenderingContext2D, brushes: Brushes, call: Of<"bubble">): void {
  const { plain, ink } = brushes;
  const { size, small, die, step, edge, tail } = SAID;
  const faces = call.dice.length * step;
  const dot = call.colour ? die : 0;
  const inner = call.width - 2 * edge;
  const measure = (part: string): number => context.measureText(part).width;
  context.font = `700 ${size}px ${plain}`;
  // Dice stand beside short words, and above longer ones.
  const beside = faces + dot + measure(call.text) + (faces ? 8 : 0) <= inner;
  if (!beside) context.font = `700 ${small}px ${plain}`;
  const lines = beside ? [call.text] : wrapped(call.text, inner, measure);
  const words = Math.max(...lines.map(measure));
  const width =
    (beside ? faces + dot + words + (faces ? 8 : 0) : Math.max(faces, words)) + 2 * edge;
  const height = beside ? 80 : 34 + lines.length * 38 + (faces ? 58 : 0);
  const left = Math.max(width / 2 + 22 - call.x, Math.min(0, WIDTH - 22 - width / 2 - call.x));
  const top = -tail - height;
  context.scale(call.grow, call.grow);
  context.fillStyle = SHADE;
  context.fill(rounded(left, 6 - height / 2 - tail, width + 4, height, 25));
  context.fillStyle = ink("--ivory");
  context.fill(rounded(left, -height / 2 - tail, width, height, 24));
  context.fill(new Path2D("M-16 -20L16 -20L0 4Z"));
  const x = beside ? left - width / 2 + edge : left - faces / 2;
  const middle = beside ? top + height / 2 : top + 48;
  call.dice.forEach((face, index) => {
    context.save();
    context.translate(x + step / 2 + index * step, middle);
    context.scale(die / 24, die / 24);
    const square = rounded(0, 0, 22, 22, 5.5);
    context.fillStyle = ink("--white");
    context.strokeStyle = ink("--amber-78");
    context.fill(square);
    context.stroke(square);
    flatFace(context, brushes, face, call.poker);
    context.restore();
  });
  if (call.colour) {
    context.fillStyle = call.colour === "red" ? ink("--red-49") : ink("--grey-22");
    context.beginPath();
    context.arc(x + 16, middle, 16, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = ink("--on-gold");
  context.textAlign = beside ? "left" : "center";
  const first = beside ? middle + size * 0.34 : top + (faces ? 106 : 48);
  lines.forEach((part, index) =>
    context.fillText(part, beside ? x + faces + dot + (faces ? 8 : 0) : left, first + index * 38),
  );
}

/** Draw a soft shadow on the felt. */
function shadow(context: CanvasRenderingContext2D, y: number, rx: number, ry: number): void {
  context.save();
  context.translate(0, y);
  context.scale(1, ry / rx);
  const dark = context.createRadialGradient(0, 0, rx * 0.4, 0, 0, rx);
  dark.addColorStop(0, "rgb(0 0 0 / 50%)");
  dark.addColorStop(1, "rgb(0 0 0 / 0%)");
  context.fillStyle = dark;
  context.fillRect(-rx, -rx, 2 * rx, 2 * rx);
  context.restore();
}

function cup(context: CanvasRenderingContext2D, { cup: image }: Brushes, call: Of<"cup">): void {
  const scale = call.width / CUP.width;
  if (call.alpha === 1 && call.turn >= 0) shadow(context, -4, call.width * 0.52, call.width * 0.13);
  const pivot = call.tilted ? call.width * 0.39 : 0;
  context.translate(pivot, -call.width * 0.1);
  context.rotate(call.turn);
  context.translate(-pivot, call.width * 0.1);
  context.drawImage(image, -call.width / 2, -CUP.foot * scale, call.width, CUP.height * scale);
}

/** The slope from which `ui/Die` is seen. */
const SLOPE = (56 * Math.PI) / 180;
const SIDES = {
  top: ["--ivory", "--gold-95"],
  front: ["--amber-87", "--amber-74"],
  right: ["--amber-83", "--amber-65"],
  left: ["--gold-91", "--amber-78"],
} as const;

/** Draw a cube as `ui/Die` does: its top, and the two sides that are seen. */
function die(context: CanvasRenderingContext2D, brushes: Brushes, call: Of<"die">): void {
  const yaw = (call.yaw * Math.PI) / 180;
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const [down, up] = [Math.sin(SLOPE), Math.cos(SLOPE)];
  const half = call.size * 0.5;
  /** Return a point of space on the screen; the second axis of space points up. */
  const seen = (x: number, y: number, z: number): readonly [number, number] => [
    x * cos + z * sin,
    (z * cos - x * sin) * down - y * up,
  ];
  const shown = neighbours(call.face);
  const side = (
    name: keyof typeof SIDES,
    middle: readonly [number, number, number],
    across: readonly [number, number, number],
    along: readonly [number, number, number],
  ): void => {
    const [x, y] = seen(...middle);
    const [ax, ay] = seen(...across);
    const [bx, by] = seen(...along);
    context.save();
    context.translate(x * half, y * half);
    context.transform((ax * half) / 12, (ay * half) / 12, (bx * half) / 12, (by * half) / 12, 0, 0);
    const [light, dark] = SIDES[name];
    const fill = context.createLinearGradient(0, -12, 0, 12);
    fill.addColorStop(0, brushes.ink(light));
    fill.addColorStop(1, brushes.ink(dark));
    context.fillStyle = fill;
    // Corners of a cube meet: the sides are drawn a little below the round corners.
    context.fill(rounded(0, 0, 24, 24, name === "top" ? 4.5 : 3.4));
    flatFace(context, brushes, shown[name], call.poker);
    context.restore();
  };
  shadow(context, half * 0.7, half * 1.7, half * 1.1);
  // A body behind the sides fills the gaps at round corners.
  const [right, front] = [sin < 0 ? "left" : "right", "front"] as const;
  const sign = right === "left" ? -1 : 1;
  context.fillStyle = brushes.ink("--amber-78");
  side(front, [0, 0, 1], [1, 0, 0], [0, -1, 0]);
  side(right, [sign, 0, 0], [0, 0, -sign], [0, -1, 0]);
  side("top", [0, 1, 0], [1, 0, 0], [0, 0, 1]);
}

function card(context: CanvasRenderingContext2D, brushes: Brushes, call: Of<"card">): void {
  const { ink, display, cards } = brushes;
  const { width } = call;
  const height = width * 1.4;
  shadow(context, height * 0.5, width * 0.7 * Math.max(0.2, call.turned), width * 0.16);
  context.scale(Math.max(0.02, call.turned), 1);
  const outline = rounded(0, 0, width, height, width * 0.09);
  const face = call.face === null ? null : cards?.faceOf(call.face);
  if (!cards || !face) {
    context.fillStyle = ink("--gold-93");
    context.fill(outline);
    const inside = rounded(0, 0, width * 0.9, height - width * 0.1, width * 0.06);
    const red = context.createLinearGradient(0, -height / 2, 0, height / 2);
    red.addColorStop(0, ink("--red-43"));
    red.addColorStop(1, ink("--red-30"));
    context.fillStyle = red;
    context.fill(inside);
    context.clip(inside);
    context.strokeStyle = "rgb(255 217 160 / 18%)";
    context.lineWidth = width * 0.03;
    for (let at = -height - width; at < height + width; at += width * 0.12)
      for (const sign of [1, -1])
        context.stroke(new Path2D(`M${-sign * height} ${at}L${sign * height} ${at + 2 * height}`));
    return;
  }
  context.fillStyle = ink("--ivory");
  context.fill(outline);
  context.strokeStyle = "rgb(70 45 15 / 35%)";
  context.lineWidth = 2;
  context.stroke(outline);
  context.fillStyle = face.red ? ink("--red-49") : ink("--grey-22");
  context.textAlign = "center";
  context.font = `700 ${width * 0.32}px ${display}`;
  context.fillText(face.rank, -width * 0.31, -height * 0.3);
  const suit = new Path2D(cards.SUITS[face.suit]);
  const at = (x: number, y: number, size: number): void => {
    context.save();
    context.translate(x - size / 2, y - size / 2);
    context.scale(size / 24, size / 24);
    context.fill(suit);
    context.restore();
  };
  at(-width * 0.31, -height * 0.18, width * 0.24);
  at(width * 0.14, height * 0.16, width * 0.56);
}

const TONES = {
  lie: ["--red-83", "--red-90", "--red-29"],
  true: ["--blue-89", "--blue-93", "--blue-28"],
  believed: ["--gold-90", "--gold-96", "--gold-30"],
} as const;

function stamp(context: CanvasRenderingContext2D, brushes: Brushes, call: Of<"stamp">): void {
  const [edge, letters, ground] = TONES[call.tone].map(brushes.ink);
  const said = call.text.toLocaleUpperCase();
  context.rotate(call.turn);
  context.scale(call.grow, call.grow);
  const width = fit(
    context,
    said,
    call.size,
    WIDTH - 200,
    (size) => `800 ${size}px ${brushes.display}`,
  );
  const box = rounded(0, 0, width + call.size * 0.9, call.size * 1.4, 16);
  context.fillStyle = SHADE;
  context.fill(rounded(0, 8, width + call.size * 0.9 + 8, call.size * 1.4 + 4, 20));
  context.fillStyle = ground ?? "";
  context.fill(box);
  context.strokeStyle = edge ?? "";
  context.lineWidth = 5;
  context.stroke(box);
  context.fillStyle = letters ?? "";
  context.textAlign = "center";
  context.fillText(said, 0, call.size * 0.33);
}
