// The page of the cup: draws the state, and turns presses, motion and keys into its changes.
//
// 1. The roll exists only in `cup`. The page holds a face only while it is shown.
// 2. A page that is left, hidden in history or reloaded has no dice.
import "../app.css";
import "../ui/Cup.svelte?styles.css";
import "../ui/Die.svelte?styles.css";
import "./page.css";
import { dress, remember, remembered } from "../likes";
import { keepAwake } from "../table/awake";
import { POKER_MARKS } from "../ui/pips";
import { registerWorker } from "../worker";
import { keep, kept, valuesOf, withLink } from "./choices";
import * as rules from "./cup";
import { drawDie } from "./dice";
import { fairFace } from "./fair";
import { onMotion } from "./motion";
import { noise } from "./noise";
import { onPress } from "./press";
import { sheet } from "./sheet";
import { wordsOf } from "./words";

/** How long the cup is held until it rolls, in milliseconds: a touch in passing does not. */
const HOLD = 250;
/** How long "open" is held until the cup opens, in milliseconds. */
const LIFT = 700;

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
let likes = remembered();
const [language, say] = wordsOf(likes);
const { play, buzz, rattle } = noise(() => likes);
const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
};
const button = (id: string): HTMLButtonElement => part(id) as HTMLButtonElement;

const picture = part("cup").firstElementChild as SVGElement;

let choices = withLink(kept(), location.hash.slice(1));
let cup = rules.emptyCup(choices.count);
/** Ends the rattle while the cup is shaken. */
let still: (() => void) | null = null;
/** True once the motion sensor has answered. */
let moves = false;
/** True while the cup shows a roll that was not held. */
let thrown = false;
/** The timer that opens the cup. */
let lifting: ReturnType<typeof setTimeout> | undefined;

// ── words ────────────────────────────────────────────────────────────────────────────────────

const poker = (): boolean => valuesOf(choices)?.faces === "poker";
const mark = (face: number): string => (poker() ? (POKER_MARKS[face - 1] ?? "") : String(face));

/** Return some of the dice in words: a value of Mia, or the faces. */
function named(which: (die: rules.Die) => boolean): string {
  const sorted = cup.dice.filter(which).map(({ face }) => face);
  sorted.sort((one, other) => other - one);
  if (cup.count !== 2) return sorted.map(mark).join(" ");
  const value = sorted.join("");
  const name = valuesOf(choices)?.values.find(([one]) => one === value)?.[1];
  return name ? `${say(name)} (${value})` : value;
}

function prompt(): string {
  if (cup.phase === "open") return say("cup-opened", { dice: named(() => true) });
  if (cup.looking) return say("cup-under", { dice: named(({ out }) => !out) });
  if (cup.phase === "empty") return say(moves ? "cup-shake-to-roll" : "cup-hold-to-roll");
  if (cup.phase === "own") return say(rules.keeps(cup) ? "cup-yours-to-keep" : "cup-yours");
  return say(cup.phase === "passed" ? "cup-answer" : "cup-blind");
}

function tell(event: string): void {
  part("told").textContent = `${event} ${prompt()}`.trim();
}

// ── the picture ──────────────────────────────────────────────────────────────────────────────

function dieAt(face: number, at: number): HTMLElement {
  const drawn = drawDie(face, at, poker());
  const { out } = cup.dice[at] ?? { out: false };
  if (cup.phase !== "own" || !rules.keeps(cup)) return drawn;
  const control = document.createElement("button");
  control.type = "button";
  control.className = "chip";
  control.dataset["at"] = String(at);
  control.ariaPressed = String(out);
  control.ariaLabel = say("cup-die", { number: String(at + 1), face: mark(face) });
  control.append(drawn);
  control.addEventListener("click", () => {
    change(rules.move(cup, at));
    play("rattle");
    tell(say(cup.dice[at]?.out ? "cup-laid-open" : "cup-put-back"));
  });
  return control;
}

function drawDice(): void {
  const at = document.activeElement?.closest<HTMLElement>("[data-at]")?.dataset["at"];
  const faces = rules.shown(cup);
  const row = (out: boolean): HTMLElement[] =>
    faces.flatMap((face, n) => (face !== null && cup.dice[n]?.out === out ? [dieAt(face, n)] : []));
  part("under").replaceChildren(...row(false));
  part("beside").replaceChildren(...row(true));
  if (at !== undefined) document.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus();
}

function pose(): string {
  if (still) return "shaking";
  if (cup.phase === "open") return "aside";
  if (cup.looking) return "tilted";
  return thrown ? "shaking thrown" : "down";
}

function draw(): void {
  const { dataset } = document.body;
  dataset["phase"] = cup.phase;
  dataset["count"] = String(cup.count);
  document.body.toggleAttribute("data-looking", cup.looking);
  drawDice();
  picture.setAttribute("class", `cup ${pose()}`);
  part("prompt").textContent = prompt();
  const peeked = cup.peeked && cup.phase !== "open" ? say("cup-peeked") : "";
  if (part("peeked").textContent !== peeked) part("peeked").textContent = peeked;
  part("cup").ariaLabel = say(rules.armed(cup) ? "cup-roll" : "cup-look");
  const own = cup.phase === "own";
  const keeping = own && rules.keeps(cup);
  button("hand-on").hidden = !own;
  button("believe").hidden = cup.phase !== "passed";
  button("open").hidden = !cup.dice.length || cup.phase === "open";
  for (const id of ["choose", "roll-rest", "roll-beside"]) button(id).hidden = !keeping;
  button("choose").textContent = say(cup.looking ? "cup-cover" : "cup-choose");
  button("roll-rest").disabled = cup.dice.every(({ out }) => out);
  button("roll-beside").disabled = !rules.someOut(cup);
  button("sound").ariaPressed = String(likes.sound);
  // A key that is gone leaves the focus to the cup.
  const { activeElement } = document;
  if (
    activeElement instanceof HTMLButtonElement &&
    (activeElement.hidden || activeElement.disabled)
  )
    part("cup").focus({ preventScroll: true });
}

function change(next: rules.Cup): void {
  cup = next;
  if (cup.looking || cup.phase === "open") thrown = false;
  draw();
}

// ── what people do ───────────────────────────────────────────────────────────────────────────

function stopRattle(): void {
  still?.();
  still = null;
}

function shake(): void {
  still ??= rattle();
  draw();
}

function roll(): void {
  thrown = !still;
  stopRattle();
  change(rules.roll(cup, fairFace));
  play(thrown ? "shake" : "thud");
  buzz(thrown ? [18, 60, 18, 60, 18, 60, 60] : 60);
  tell(say("cup-rolled"));
}

function look(): void {
  const before = cup;
  change(rules.look(cup));
  if (cup === before) return;
  if (before.phase === "own") play("say");
  else {
    play("peek");
    buzz([220, 70, 220]);
  }
  tell("");
}

function cover(): void {
  if (!cup.looking) return;
  change(rules.cover(cup));
  play("thud");
  tell(say("cup-covered"));
}

function open(): void {
  part("open").classList.remove("held");
  change(rules.open(cup));
  play("lift");
  buzz([40, 60, 120]);
  tell("");
}

onPress(part("cup"), {
  begin: () => (rules.armed(cup) ? shake() : look()),
  end(lasted) {
    if (!still) return cover();
    if (lasted >= HOLD) return roll();
    stopRattle();
    draw();
  },
  tap: () => (rules.armed(cup) ? roll() : cup.looking ? cover() : look()),
});

picture.addEventListener("animationend", () => {
  thrown = false;
  draw();
});

onPress(part("open"), {
  begin() {
    part("open").classList.add("held");
    play("swell");
    buzz(40);
    lifting = setTimeout(open, LIFT);
  },
  end() {
    clearTimeout(lifting);
    part("open").classList.remove("held");
  },
  tap: open,
});

part("hand-on").addEventListener("click", () => {
  change(rules.handOn(cup));
  play("say");
  tell("");
});
part("believe").addEventListener("click", () => {
  change(rules.believe(cup));
  play("believe");
  tell("");
});
part("choose").addEventListener("click", () => (cup.looking ? cover() : look()));
part("roll-rest").addEventListener("click", roll);
part("roll-beside").addEventListener("click", () => {
  change(rules.rollOut(cup, fairFace));
  play("shake");
  tell(say("cup-beside", { dice: named(({ out }) => out) }));
});
part("sound").addEventListener("click", () => {
  likes = { ...remembered(), sound: !likes.sound };
  remember(likes);
  draw();
});

onMotion(button("allow-motion"), {
  heard() {
    moves = true;
    draw();
  },
  begins: () => rules.armed(cup) && shake(),
  ends: () => still && roll(),
});

sheet(say, {
  choices: () => choices,
  settable: () => rules.settable(cup),
  choose(chosen) {
    choices = chosen;
    keep(chosen);
    change(rules.recount(cup, chosen.count));
  },
});

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) return;
  stopRattle();
  draw();
  cover();
});
addEventListener("pagehide", () => {
  stopRattle();
  change(rules.emptyCup(cup.count));
  part("told").textContent = "";
});

if (location.hash) {
  keep(choices);
  history.replaceState(null, "", location.pathname);
}
document.documentElement.lang = language;
document.title = `${say("cup-title")} · Mendax`;
for (const one of document.querySelectorAll<HTMLElement>("[data-say]"))
  one.textContent = say(one.dataset["say"] ?? "");
for (const one of document.querySelectorAll<HTMLElement>("[data-name]"))
  one.ariaLabel = say(one.dataset["name"] ?? "");
dress(likes, Number(likes.textSize), likes.lessMotion || lessMotion.matches);
draw();
document.body.dataset["ready"] = "";
if (likes.awake) keepAwake();
if (import.meta.env.PROD) registerWorker();
