#!/usr/bin/env node
// A bot that plays all games of Mendax, in JavaScript without packages: `mendax bot check sample_bot.js`.
// The bot chooses a random offer and fills in its fields. In Mia it looks, tells the truth if its roll
// is high enough, and doubts unlikely claims. docs/programs.md describes the messages.
"use strict";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
// A random number generator that starts from the game's seed, if any, so that a match can be repeated.
let luck = Date.now();
function random() {
  luck = (luck + 0x6d2b79f5) | 0;
  let mixed = Math.imul(luck ^ (luck >>> 15), luck | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const pick = (list) => list[Math.floor(random() * list.length)];

/** Return a random value for the free field of an action. */
function value(slot) {
  if (slot.kind === "one-of") return pick(slot.values);
  if (slot.kind === "between") {
    const high = Math.min(slot.high, slot.low + 10);
    return slot.low + Math.floor(random() * (high - slot.low + 1));
  }
  return "please".slice(0, slot.longest);
}

/** Return a random offered action, with values in its free fields. */
function anyOf(offers) {
  const offer = pick(offers);
  const free = offer.slots.map((slot) => [slot.field, value(slot)]);
  return { ...offer.action, ...Object.fromEntries(free) };
}

function mia(game, view, offers) {
  const can = Object.fromEntries(offers.map((offer) => [offer.action.kind, offer]));
  if (can.look) return can.look.action;
  if (can.announce && view.roll !== null) {
    const { values } = can.announce.slots[0];
    const said = values.includes(view.roll) ? view.roll : pick(values.slice(0, 3));
    return { ...can.announce.action, value: said };
  }
  if (can.doubt && can.believe) {
    const ladder = game.reference.rungs.flatMap((rung) => rung.rolls);
    const likely = 1 - ladder.indexOf(view.claims.at(-1).value) / ladder.length;
    return (random() < likely ? can.believe : can.doubt).action;
  }
  return anyOf(offers);
}

let game = null;
let view = null;

require("node:readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const message = JSON.parse(line);
    if (message.type === "begin") {
      luck = message.seed ?? luck;
      game = message;
      say({ type: "ready", name: "sample.js" });
    }
    view = message.view ?? view;
    if (!message.offers?.length) return; // there is no question
    const thinks = game.game === "mia" && message.type === "news";
    const action = thinks ? mia(game, view, message.offers) : anyOf(message.offers);
    say({ type: "act", after: message.after, action });
  });
