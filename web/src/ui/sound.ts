// Sounds made on the spot from noise and tones; nothing is fetched. Silent unless wanted.
import { likes } from "../preferences.svelte";

let studio: AudioContext | null = null;

function voice(): AudioContext | null {
  if (!likes.sound || typeof AudioContext !== "function") return null;
  // Browsers stay mute until the first tap; a context made before it would only warn.
  if (!studio && !navigator.userActivation?.hasBeenActive) return null;
  studio ??= new AudioContext();
  if (studio.state === "suspended") void studio.resume();
  return studio;
}

function tone(
  pitch: number,
  at: number,
  length: number,
  loud: number,
  shape: OscillatorType = "sine",
  to = pitch,
): void {
  const made = voice();
  if (!made) return;
  const start = made.currentTime + at;
  const oscillator = made.createOscillator();
  const gain = made.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(made.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}

function knock(at: number, loud: number, pitch = 1800): void {
  const made = voice();
  if (!made) return;
  const start = made.currentTime + at;
  const length = 0.05;
  const buffer = made.createBuffer(1, Math.ceil(made.sampleRate * length), made.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = made.createBufferSource();
  const filter = made.createBiquadFilter();
  const gain = made.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(made.destination);
  source.start(start);
}

const SOUNDS = {
  shake: () => {
    for (let i = 0; i < 11; i += 1)
      knock(0.06 + i * 0.068 + Math.random() * 0.03, 0.35, 1400 + Math.random() * 1600);
    knock(0.9, 1.1, 260);
  },
  lift: () => {
    knock(0, 0.7, 420);
    knock(0.3, 0.7, 2100);
    knock(0.38, 0.6, 1700);
    knock(0.52, 0.35, 2300);
  },
  say: () => knock(0, 0.5, 700),
  doubt: () => tone(196, 0, 0.35, 0.12, "triangle", 147),
  lie: () => {
    tone(220, 0, 0.22, 0.16, "sawtooth", 170);
    tone(146, 0.2, 0.5, 0.16, "sawtooth", 98);
  },
  truth: () => {
    tone(523, 0, 0.18, 0.14, "triangle");
    tone(784, 0.13, 0.4, 0.14, "triangle");
  },
  turn: () => {
    tone(660, 0, 0.16, 0.12);
    tone(880, 0.12, 0.3, 0.12);
  },
  won: () =>
    [523, 659, 784, 1047].forEach((pitch, i) => tone(pitch, i * 0.12, 0.3, 0.13, "triangle")),
} as const;

/** Makes a sound, if the person wants any. */
export function play(name: keyof typeof SOUNDS): void {
  SOUNDS[name]();
}

/** Lets the device buzz, if the person wants it. */
export function buzz(pattern: number | number[]): void {
  if (likes.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
