// Events of Sword of Lies as arguments for the catalogue's lines.
import type { FluentVariable } from "@fluent/bundle";
import type { SwordOfLiesEvent } from "../../wire.gen";
import type { Happening } from "../../table/model";
import { say } from "../../words.svelte";
import { nameOf, plain, toldBy, type Told } from "../told";
import { aimedAt, cardName, colourName, faceName, placeName, type Target } from "./cards";
import { MEANINGS, type Meaning } from "./meanings.gen";

type Names = readonly string[];
type Order = Extract<SwordOfLiesEvent, { kind: "order-opened" }>["order"];

/** Events that are covered by the table, or by the events around them. */
const SILENT = new Set(["dealt", "pots-formed", "game-ended", "chose", "wrote-order"]);

export function telling(event: Happening<SwordOfLiesEvent>, names: Names): Told | null {
  if (SILENT.has(event.kind)) return null;
  const shown = toldBy(event, MEANINGS, names, (value, meaning) => told(value, meaning, names));
  switch (event.kind) {
    case "deal-proposed": {
      const mine = given(event.chips, event.mine, names);
      const yours = given(-event.chips, event.yours, names);
      return { ...shown, mine, yours, words: quoted(event.words) };
    }
    case "price-named":
      return { ...shown, words: quoted(event.words) };
    case "armed":
      return { ...shown, swords: armed(event.swords, event.boldest, names) };
    default:
      return shown;
  }
}

/** Return a player's words in quotation marks; empty for empty words. */
function quoted(words: string): string {
  return words ? say("sword-of-lies-quoted", { words }) : "";
}

/** Return each player's swords for the war, and the player who earned some with the highest bet. */
function armed(swords: readonly number[], boldest: number | null, names: Names): string {
  const found = swords.flatMap((count, seat) => {
    if (!count) return [];
    const bold = seat === boldest ? "yes" : "no";
    return [`${nameOf(seat, names)}: ${say("sword-of-lies-armed-with", { swords: count, bold })}`];
  });
  return found.join("; ") || say("sword-of-lies-armed-nobody");
}

function told(value: unknown, meaning: Meaning, names: Names): FluentVariable {
  switch (meaning) {
    case "place":
      return placeName(value as number);
    case "colour":
      return colourName(value as string);
    case "pledge":
      return pledgeName(value as string, names);
    case "face":
      return faceName(value as string);
    case "order":
      return orderName(value as Order, names);
    case "pot":
      return potName(value as number);
    case "by-seat":
      return shares(value as number[], names);
    default:
      return plain(value);
  }
}

/** Return a pledge in words, such as "not to attack the partner" or "to attack Ann". */
export function pledgeName(pledge: string, names: Names): string {
  if (!pledge.startsWith("strike-")) return say(`sword-of-lies-pledge-${pledge}`);
  return say("sword-of-lies-pledge-strike", {
    seat: names[Number(pledge.replace("strike-seat", "")) - 1] ?? "",
  });
}

/** Return one side of a deal: its chips, if any, and its pledge with the wording. */
export function given(chips: number, pledge: string, names: Names, words = ""): string {
  const parts = [
    ...(chips > 0 ? [say("sword-of-lies-chips", { chips })] : []),
    ...(pledge === "nothing" ? [] : [pledgeName(pledge, names)]),
    ...(words ? [quoted(words)] : []),
  ];
  return parts.join("; ") || pledgeName("nothing", names);
}

export function aimName(aim: Target, names: Names): string {
  const [seat, place] = aimedAt(aim);
  return cardName(names[seat] ?? "", place);
}

/** Return the targets of an order, and its price. */
export function orderName(order: Order, names: Names): string {
  if (!order.targets.length) return say("sword-of-lies-action-hold");
  const aims = order.targets.map((aim) => aimName(aim, names)).join("; ");
  return order.price === null
    ? aims
    : say("sword-of-lies-order-paid", { aims, place: placeName(order.price) });
}

export function potName(pot: number): string {
  return pot ? say("sword-of-lies-side-pot", { number: pot }) : say("sword-of-lies-main-pot");
}

function shares(chips: readonly number[], names: Names): string {
  return chips.flatMap((won, seat) => (won ? [`${names[seat] ?? ""} ${won}`] : [])).join(", ");
}
