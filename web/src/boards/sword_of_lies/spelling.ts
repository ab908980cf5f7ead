// The coach's orders with names and cards: `seat2-4h+seat2-9c+7d` in players' words. The coach
// writes one word for each sword, then the card that pays; see `order_text.py`.
import { say } from "../../words.svelte";
import type { SpellingBy } from "../spelt";
import { faceSign } from "./cards";

export const spelling: SpellingBy = (_rules, names = []) => ({
  called: (value) => called(String(value), names),
  dice: () => [],
});

function called(value: string, names: readonly string[]): string {
  const parts = value.split("+");
  const aims = parts.filter((part) => /^(own|seat\d+)(-|$)/.test(part));
  if (!aims.length) return value;
  const owners = [...new Set(aims.map(owner))];
  const cards = joined(owners.map((one) => cardsOf(one, aims, names)));
  const price = parts.slice(aims.length)[0];
  return price ? say("sword-coach-paid", { cards, card: card(price) }) : cards;
}

const owner = (aim: string): string => aim.split("-")[0] ?? "";

/** Return the cards of one owner; with several targets, also the number of swords at each. */
function cardsOf(of: string, aims: readonly string[], names: readonly string[]): string {
  const name = names[Number(of.slice(4)) - 1] ?? "";
  if (aims.includes(of)) return of === "own" ? say("sword-coach-you") : name; // any of their cards
  const several = new Set(aims).size > 1;
  const struck = [...new Set(aims.filter((aim) => owner(aim) === of))].map((aim) => {
    const swords = aims.filter((other) => other === aim).length;
    return card(aim.slice(of.length + 1)) + (several && swords > 1 ? ` ×${swords}` : "");
  });
  const cards = joined(struck);
  if (of === "own") return say("sword-coach-cards-own", { cards });
  return say("sword-coach-cards-of", { name, cards });
}

/** Return `9c` as its sign, followed by a place if the row has two cards of that face. */
function card(written: string): string {
  const [face = "", place] = written.split("-");
  const shown = faceSign(face);
  return place ? say("sword-coach-card-at", { card: shown, number: Number(place) }) : shown;
}

function joined(said: readonly string[]): string {
  const last = said.at(-1) ?? "";
  if (said.length < 2) return last;
  return say("sword-coach-and", { one: said.slice(0, -1).join(", "), two: last });
}
