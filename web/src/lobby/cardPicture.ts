// The card of a group's own rules as a picture for sharing and printing: the name, what differs, and
// a QR code of the link to these rules.
import { generate } from "lean-qr";
import { EDGE, painted, WIDTH, write } from "../story/picture";
import { colour } from "../ui/canvas";

export interface Card {
  readonly game: string;
  readonly title: string;
  /** The preset on which the rules are based, in words, or empty. */
  readonly base: string;
  readonly phrases: readonly string[];
  readonly link: string;
  /** The words below the code. */
  readonly scan: string;
}

const CODE = 360;
const QUIET = 4;

/** Draw the QR code, dark on light, with its upper left corner at `x` and `y`. */
function drawCode(context: CanvasRenderingContext2D, link: string, x: number, y: number): void {
  const code = generate(link);
  const step = CODE / (code.size + 2 * QUIET);
  context.fillStyle = "#ffffff";
  context.fillRect(x, y, CODE, CODE);
  context.fillStyle = "#000000";
  for (let row = 0; row < code.size; row += 1)
    for (let column = 0; column < code.size; column += 1)
      if (code.get(column, row)) {
        // Squares that overlap by a fraction leave no light lines between them.
        const [left, top] = [x + (column + QUIET) * step, y + (row + QUIET) * step];
        context.fillRect(left, top, step + 0.5, step + 0.5);
      }
}

/** Return the card as a PNG; null if the browser cannot draw it. */
export function cardPicture(card: Card): Promise<Blob | null> {
  return painted((context, [display, plain]) => {
    const gold = colour("--gold");
    const text = colour("--on-felt");
    context.fillStyle = gold;
    let y = write({ context, y: 130 }, card.game, `italic 700 46px ${display}`, 56);
    context.fillStyle = text;
    y = write({ context, y: y + 36 }, card.title, `700 84px ${display}`, 92);
    if (card.base) y = write({ context, y: y - 10 }, card.base, `400 38px ${plain}`, 50);
    y += 34;
    for (const phrase of card.phrases) {
      context.fillStyle = gold;
      context.fillRect(EDGE, y - 34, 8, 44);
      context.fillStyle = text;
      y = write({ context, y }, phrase, `600 46px ${plain}`, 58, EDGE + 34) + 18;
    }
    drawCode(context, card.link, WIDTH - EDGE - CODE, y);
    context.fillStyle = text;
    const half = { context, y: y + 60 };
    write(half, card.scan, `400 38px ${plain}`, 50, EDGE, WIDTH - 2 * EDGE - CODE - 40);
    context.fillStyle = gold;
    context.font = `italic 700 40px ${display}`;
    context.fillText("Mendax", EDGE, y + CODE - 6);
    return y + CODE + EDGE;
  });
}
