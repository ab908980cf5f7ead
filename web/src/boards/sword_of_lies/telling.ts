// Events of Sword of Lies as arguments for the catalogue's lines.
import type { FluentVariable } from "@fluent/bundle";
import type { SwordOfLiesEvent } from "../../wire.gen";
import type { Happening } from "../../table/model";
import { say } from "../../words.svelte";
import { nameOf, plain, toldBy, type Told } from "../told";
import { aimedAt, colourName, faceName, faceOf, faceSign, placeName, type Target } from "./cards";
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
      const mine = given(event.chips, event.mine, event.to, names);
      const yours = given(-event.chips, event.yours, event.seat, names);
      return { ...shown, mine, yours, words: quoted(event.words) };
    }
    case "price-named":
      return { ...shown, words: quoted(event.words) };
    case "armed":
      return { ...shown, swords: armed(event.swords, event.boldest, names) };
    case "order-opened":
      return { ...shown, order: orderName(event.order, event.struck, event.paid, names) };
    case "card-hit":
      return { ...shown, face: cardSign(event.face, event.place) };
    case "revealed":
      return { ...shown, ...read(event, names) };
    default:
      return shown;
  }
}

/** Return the mark on a revealed card, and its effect. */
function read(
  { mark, face, side }: Extract<SwordOfLiesEvent, { kind: "revealed" }>,
  names: Names,
): Told {
  if (!mark) return { mark: "none" };
  return {
    mark: side === "face_down" ? "shield" : "sword",
    named: colourName(mark.named),
    held: mark.named === (faceOf(face).red ? "red" : "black") ? "yes" : "no",
    by: nameOf(mark.by, names),
    believed: mark.believed ? "yes" : "no",
  };
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
    case "face":
      return faceName(value as string);
    case "pot":
      return potName(value as number);
    case "by-seat":
      return shares(value as number[], names);
    default:
      return plain(value);
  }
}

/** Return a pledge to a seat in words, such as "not to attack Ann" or "to attack Bob". */
export function pledgeName(pledge: string, to: number, names: Names): string {
  if (!pledge.startsWith("strike-"))
    return say(`sword-of-lies-pledge-${pledge}`, { seat: nameOf(to, names) });
  return say("sword-of-lies-pledge-strike", {
    seat: names[Number(pledge.replace("strike-seat", "")) - 1] ?? "",
  });
}

/** Return one side of a deal with a seat: its chips, if any, and its pledge with the wording. */
export function given(chips: number, pledge: string, to: number, names: Names, words = ""): string {
  const parts = [
    ...(chips > 0 ? [say("sword-of-lies-chips", { chips })] : []),
    ...(pledge === "nothing" ? [] : [pledgeName(pledge, to, names)]),
    ...(words ? [quoted(words)] : []),
  ];
  return parts.join("; ") || pledgeName("nothing", to, names);
}

/** Return the sign of a card or, if its face is not given, its place. */
function cardSign(face: string | null | undefined, place: number): string {
  return face ? faceSign(face) : placeName(place);
}

export function aimName(aim: Target, face: string | null | undefined, names: Names): string {
  const [seat, place] = aimedAt(aim);
  return say("sword-of-lies-aim", { owner: names[seat] ?? "", card: cardSign(face, place) });
}

/** Return the targets of an order, and its price, with the faces of these cards. */
export function orderName(
  order: Order,
  struck: readonly (string | null)[],
  paid: string | null,
  names: Names,
): string {
  if (!order.targets.length) return say("sword-of-lies-action-hold");
  const all = order.targets.map((aim, index) => aimName(aim, struck[index], names));
  const aims = [...new Set(all)].map((aim) => {
    const swords = all.filter((other) => other === aim).length;
    return swords > 1 ? `${aim} ×${swords}` : aim;
  });
  const said = aims.join("; ");
  return order.price === null
    ? said
    : say("sword-of-lies-order-paid", { aims: said, card: cardSign(paid, order.price) });
}

export function potName(pot: number): string {
  return pot ? say("sword-of-lies-side-pot", { number: pot }) : say("sword-of-lies-main-pot");
}

function shares(chips: readonly number[], names: Names): string {
  return chips.flatMap((won, seat) => (won ? [`${names[seat] ?? ""} ${won}`] : [])).join(", ");
}
