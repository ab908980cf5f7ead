// Parts of pictures on a canvas: the colours of the page, and the faces of seats as `ui/Avatar` draws
// them.
import type { Expression } from "./faces";
import { faceOf, type Mark, type Worn } from "./masks";

/** Return a colour of the page: in its current theme, or in the dark one. */
export function colour(name: string, scheme: "dark" | "" = ""): string {
  const probe = document.createElement("i");
  probe.style.color = `var(${name})`;
  probe.style.colorScheme = scheme;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/** Return the fonts of the page: for titles, and for text. */
export function fonts(): readonly [display: string, plain: string] {
  const root = getComputedStyle(document.documentElement);
  return [
    root.getPropertyValue("--display") || "serif",
    root.getPropertyValue("--plain") || "sans-serif",
  ];
}

/** Draw the face of a seat, `size` wide, with its neutral eyes and mouth or with an expression. */
export function drawFace(
  context: CanvasRenderingContext2D,
  of: Worn,
  x: number,
  y: number,
  size: number,
  moved: Expression | null = null,
): void {
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
  context.stroke(new Path2D(moved?.lines ?? face));
  if (moved?.mouth) shape(new Path2D(moved.mouth), "#6a1624");
  context.lineWidth = 1;
  context.strokeStyle = "#16283f";
  if (moved?.drops) shape(new Path2D(moved.drops), "#9fc3ee");
  context.lineWidth = 2.6;
  context.strokeStyle = "#f2bd58";
  if (moved?.sparks) shape(new Path2D(moved.sparks));
  context.restore();
}
