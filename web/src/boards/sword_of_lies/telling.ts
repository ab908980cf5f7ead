// Events of Sword of Lies as arguments for the catalogue's lines.
import type { FluentVariable } from "@fluent/bundle";
import type { SwordOfLiesEvent } from "../../wire.gen";
import type { Happening } from "../../table/model";
import { say } from "../../words.svelte";
import { aimedAt, cardName, colourName, faceName, placeName, type Target } from "./cards";

type Names = readonly string[];
type Order = Extract<SwordOfLiesEvent, { kind: "order-opened" }>["order"];

const SEATS = new Set(["seat", "of", "to", "by", "boldest"]);
const PLACES = new Set(["place", "own", "theirs"]);
const COLOURS = new Set(["colour", "named"]);
const PLEDGES = new Set(["mine", "yours", "pledge"]);
/** The swords that whoever first made the highest bet is given. */
const BOLD = 4;
/** Told already by the table, or by the events around them. */
const SILENT = new Set(["dealt", "pots-formed", "game-ended", "chose", "wrote-order"]);

export function telling(
  event: Happening<SwordOfLiesEvent>,
  names: Names,
): Record<string, FluentVariable> | null {
  if (SILENT.has(event.kind)) return null;
  const shown = Object.fromEntries(
    Object.entries(event).map(([field, value]: [string, unknown]) => [
      field,
      told(field, value, names),
    ]),
  );
  if (event.kind === "deal-proposed") {
    const mine = given(event.chips, event.mine, names);
    return { ...shown, mine, yours: given(-event.chips, event.yours, names) };
  }
  const { kind, swords, boldest } = event as Extract<SwordOfLiesEvent, { kind: "armed" }>;
  return kind === "armed" ? { ...shown, swords: armed(swords, boldest, names) } : shown;
}

/** Who goes to war with how many swords, and how they came to be so many. */
function armed(swords: readonly number[], boldest: number | null, names: Names): string {
  const found = swords.flatMap((count, seat) => {
    if (!count) return [];
    const bold = seat === boldest ? BOLD : 0;
    const earned = Math.floor((count - bold) / 2);
    return [
      `${names[seat] ?? ""}: ${say("sword-of-lies-armed-with", { earned, doubled: 2 * earned, bold })}`,
    ];
  });
  return found.join("; ") || say("sword-of-lies-armed-nobody");
}

function told(field: string, value: unknown, names: Names): FluentVariable {
  if (SEATS.has(field))
    return typeof value === "number" ? (names[value] ?? String(value + 1)) : "–";
  if (PLACES.has(field)) return placeName(value as number);
  if (COLOURS.has(field)) return colourName(value as string);
  if (PLEDGES.has(field)) return pledgeName(value as string, names);
  if (field === "face") return faceName(value as string);
  if (field === "seats") return (value as number[]).map((seat) => names[seat] ?? "").join(", ");
  if (field === "order") return orderName(value as Order, names);
  if (field === "pot") return potName(value as number);
  if (field === "chips" && Array.isArray(value)) return shares(value as number[], names);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return (Array.isArray(value) || value === null ? "" : value) as FluentVariable;
}

/** «nothing», «not to attack the other», «to attack Ann» */
export function pledgeName(pledge: string, names: Names): string {
  if (!pledge.startsWith("strike-")) return say(`sword-of-lies-pledge-${pledge}`);
  return say("sword-of-lies-pledge-strike", {
    seat: names[Number(pledge.replace("strike-seat", "")) - 1] ?? "",
  });
}

/** What one side of a deal gives: chips, if any pass that way, and a pledge; in words of its own. */
export function given(chips: number, pledge: string, names: Names, words = ""): string {
  const parts = [
    ...(chips > 0 ? [say("sword-of-lies-chips", { chips })] : []),
    ...(pledge === "nothing" ? [] : [pledgeName(pledge, names)]),
    ...(words ? [`“${words}”`] : []),
  ];
  return parts.join("; ") || pledgeName("nothing", names);
}

export function aimName(aim: Target, names: Names): string {
  const [seat, place] = aimedAt(aim);
  return cardName(names[seat] ?? "", place);
}

/** The targets of an order, and its price. */
export function orderName(order: Order, names: Names): string {
  if (!order.targets.length) return say("sword-of-lies-action-hold");
  const aims = order.targets.map((aim) => aimName(aim, names)).join("; ");
  return order.price === null
    ? aims
    : say("web-sword-of-lies-order-paid", { aims, place: placeName(order.price) });
}

export function potName(pot: number): string {
  return pot ? say("sword-of-lies-side-pot", { number: pot }) : say("sword-of-lies-main-pot");
}

function shares(chips: readonly number[], names: Names): string {
  return chips.flatMap((won, seat) => (won ? [`${names[seat] ?? ""} ${won}`] : [])).join(", ");
}
