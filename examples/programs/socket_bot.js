#!/usr/bin/env node
// A bot that connects to a table of a server, and needs only a WebSocket:
//
//   node socket_bot.js wss://mendax.example.org/api/tables/abcdefgh…/program mendax-KEY NAME
//
// The bot plays all games by filling in random offers. In Mia it looks, and tells the truth if its roll
// is high enough. Node 22, Deno, Bun and browsers have WebSocket; Node 20 needs
// --experimental-websocket. docs/programs.md describes the messages.
"use strict";

const [address, key, name = "socket.js"] = process.argv.slice(2);
const GONE = [4003, 4005]; // the seat was taken away, or the key was revoked
const pick = (list) => list[Math.floor(Math.random() * list.length)];

/** Return a random value for the free field of an action. */
function value(slot) {
  if (slot.kind === "one-of") return pick(slot.values);
  if (slot.kind === "between") return slot.low + Math.floor(Math.random() * Math.min(10, slot.high - slot.low + 1));
  return "please".slice(0, slot.longest);
}

/** Return a random offered action, with values in its free fields. */
function anyOf(offers) {
  const offer = pick(offers);
  const free = offer.slots.map((slot) => [slot.field, value(slot)]);
  return { ...offer.action, ...Object.fromEntries(free) };
}

function choose(game, view, offers) {
  const can = Object.fromEntries(offers.map((offer) => [offer.action.kind, offer]));
  if (game !== "mia") return anyOf(offers);
  if (can.look) return can.look.action;
  const values = can.announce?.slots[0].values ?? [];
  return values.includes(view.roll) ? { kind: "announce", value: view.roll } : anyOf(offers);
}

function come(wait = 1) {
  const socket = new WebSocket(`${address}?name=${encodeURIComponent(name)}`, ["program.1", key]);
  const say = (message) => socket.send(JSON.stringify(message));
  let game = null;
  let view = null;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    wait = 1;
    if (message.type === "begin") {
      game = message.game;
      say({ type: "ready", name });
    }
    view = message.view ?? view;
    if (message.type === "end") console.log(message.places ?? message.words);
    if (!message.offers?.length) return; // there is no question
    const action = message.type === "news" ? choose(game, view, message.offers) : anyOf(message.offers);
    const answer = () => say({ type: "act", after: message.after, action });
    setTimeout(answer, 1000 * (message.reason?.arguments.seconds ?? 0)); // after the requested wait
  };
  socket.onclose = ({ code }) => {
    if (GONE.includes(code) || wait > 60) process.exit(code === 1000 ? 0 : 1);
    setTimeout(() => come(2 * wait), 1000 * wait); // the server keeps the seat
  };
}

come();
