// Sounds synthesized from noise and tones, without files. The module `sound` decides whether they
// are allowed.
import { seatAt } from "./seatAt";
import type { Sounding, Tune } from "./tune";

interface Studio {
  readonly context: AudioContext;
  readonly out: GainNode;
}

/** Return an output at this volume (0 to 1), on the side of the page where `seat` is. */
function studioAt(context: AudioContext, volume: number, seat?: number | null): Studio {
  const [out, side] = [context.createGain(), context.createStereoPanner()];
  const box = typeof seat === "number" ? seatAt(seat) : null;
  out.gain.value = volume;
  side.pan.value = box ? ((box.x + box.width / 2) / innerWidth) * 1.6 - 0.8 : 0;
  out.connect(side).connect(context.destination);
  return { context, out };
}

function tone(
  { context, out }: Studio,
  pitch: number,
  at: number,
  length: number,
  loud: number,
  shape: OscillatorType = "sine",
  to = pitch,
): OscillatorNode {
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(out);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
  return oscillator;
}

/** Play noise that rises over a part of its length and fades, around one pitch. */
function noise(
  { context, out }: Studio,
  at: number,
  length: number,
  loud: number,
  pitch: number,
  rise = 0,
  narrow = 1,
): void {
  const start = context.currentTime + at;
  const buffer = context.createBuffer(
    1,
    Math.ceil(context.sampleRate * length),
    context.sampleRate,
  );
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) {
    const part = i / samples.length;
    const shape = part < rise ? part / rise : ((1 - part) / (1 - rise)) ** 3;
    samples[i] = (Math.random() * 2 - 1) * shape;
  }
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = narrow;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(start);
}

const knock = (at: Studio, when: number, loud: number, pitch = 1800): void =>
  noise(at, when, 0.05, loud, pitch);

const TUNES: Readonly<Record<Tune, (at: Studio) => void>> = {
  shake: (at) => {
    for (let i = 0; i < 11; i += 1)
      knock(at, 0.06 + i * 0.068 + Math.random() * 0.03, 0.35, 1400 + Math.random() * 1600);
    knock(at, 0.9, 1.1, 260);
  },
  rattle: (at) => knock(at, 0, 0.35, 1400 + Math.random() * 1600),
  thud: (at) => knock(at, 0, 1.1, 260),
  // The plop of a cup that is lifted in secret, and an alarm.
  peek: (at) => {
    tone(at, 240, 0, 0.14, 0.5, "sine", 900);
    [0.18, 0.4].forEach((when) => tone(at, 880, when, 0.18, 0.2, "square", 622));
  },
  // A sound while the cup is held, until it is lifted.
  swell: (at) => {
    noise(at, 0, 0.34, 0.5, 620, 0.8);
    tone(at, 98, 0, 0.3, 0.12, "triangle", 294);
  },
  lift: (at) => {
    knock(at, 0, 0.7, 420);
    [0.3, 0.38, 0.52].forEach((when, i) => knock(at, when, 0.7 - i * 0.15, 2100 - i * 100));
  },
  say: (at) => knock(at, 0, 0.5, 700),
  believe: (at) => {
    tone(at, 392, 0, 0.12, 0.09, "sine");
    tone(at, 330, 0.09, 0.2, 0.08, "sine");
  },
  doubt: (at) => {
    noise(at, 0, 0.25, 0.5, 900, 0.7);
    tone(at, 196, 0, 0.4, 0.13, "triangle", 139);
  },
  lie: (at) => {
    tone(at, 220, 0, 0.22, 0.14, "sawtooth", 170);
    tone(at, 146, 0.2, 0.5, 0.14, "sawtooth", 98);
  },
  truth: (at) => {
    tone(at, 523, 0, 0.18, 0.14, "triangle");
    tone(at, 784, 0.13, 0.4, 0.14, "triangle");
  },
  lost: (at) => {
    [440, 392, 330].forEach((pitch, i) => tone(at, pitch, i * 0.13, 0.24, 0.1, "triangle"));
    noise(at, 0, 0.5, 0.12, 500, 0.3);
  },
  mia: (at) => {
    [523, 659, 784, 1047, 1319].forEach((pitch, i) =>
      tone(at, pitch, i * 0.07, 0.5, 0.11, "triangle"),
    );
    noise(at, 0.25, 1.1, 0.3, 2400, 0.25, 0.6);
  },
  caught: (at) => {
    [392, 370, 349, 294].forEach((pitch, i) =>
      tone(at, pitch, i * 0.13, i === 3 ? 0.6 : 0.16, 0.13, "sawtooth", pitch * 0.94),
    );
    noise(at, 0.4, 0.6, 0.3, 700, 0.3);
  },
  won: (at) =>
    [523, 659, 784, 1047].forEach((pitch, i) => tone(at, pitch, i * 0.12, 0.3, 0.13, "triangle")),
  chips: (at) => [0, 0.06, 0.15].forEach((when) => knock(at, when, 0.4, 3400 - when * 4000)),
  turn: (at) => {
    tone(at, 660, 0, 0.16, 0.12);
    tone(at, 880, 0.12, 0.3, 0.12);
  },
  face: (at) => void tone(at, 520, 0, 0.1, 0.07, "sine", 780),
};

export function play(on: AudioContext, tune: Tune, volume: number, seat?: number | null): void {
  TUNES[tune](studioAt(on, volume, seat));
}

/** The kinds of events with a sound, by sound. */
const SOUNDS: readonly (readonly [tune: Tune, kinds: RegExp])[] = [
  ["say", /^(announced|passed-on|\w+-named|checked|skipped|revealed|order-opened)$/],
  ["shake", /^kept-hidden$/],
  ["face", /^(interrogated|\w+-(offered|proposed))$/],
  ["believe", /^(believed|card-marked|cards-swapped|deal-signed)$/],
  ["chips", /^(bet-made|raised|called|went-all-in|pot-won)$/],
  ["doubt", /^(card-hit|\w+-(refused|declined))$/],
  ["truth", /^sword-won$/],
  ["lie", /^(promise-broken|sword-lost)$/],
  ["thud", /^folded/],
];

/** Play the sound of an event, if it has one. */
export function sound(on: AudioContext, { kind, seat }: Sounding, volume: number): void {
  const found = SOUNDS.find(([, kinds]) => kinds.test(kind));
  if (found) play(on, found[0], volume, seat);
}

/** Play many low voices at once: longer, louder and brighter for a higher claim. */
export function murmur(on: AudioContext, height: number, volume: number): void {
  const at = studioAt(on, volume);
  const part = Math.min(1, Math.max(0, height));
  for (const pitch of [260, 380, 540])
    noise(
      at,
      Math.random() * 0.08,
      0.5 + part * 0.7,
      0.04 + part * 0.2,
      pitch * (1 + part / 2),
      0.45,
      3,
    );
}

const BEAT = 0.72;

/** Play two low thumps and a rest, repeated until stopped or until the time is over. */
export function heartbeat(on: AudioContext, span: number, volume: number): () => void {
  const at = studioAt(on, volume);
  const beats: OscillatorNode[] = [];
  for (let when = 0.05; when + BEAT / 2 < span / 1000; when += BEAT)
    beats.push(
      tone(at, 62, when, 0.14, 0.5, "sine", 44),
      tone(at, 54, when + 0.2, 0.16, 0.36, "sine", 40),
    );
  return () => beats.forEach((beat) => beat.stop());
}
