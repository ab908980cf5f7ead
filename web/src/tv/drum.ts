// The drum before a cup is lifted: strokes that become faster and louder.
import { likes } from "../preferences.svelte";
import { audible, output } from "../ui/sound";

/** Play a roll for at most this many milliseconds; the returned function stops it. */
export function drum(span: number): () => void {
  const context = audible() ? output() : undefined;
  if (!context) return () => undefined;
  const strokes: OscillatorNode[] = [];
  for (let when = 0; when < span / 1000; when += 0.1 - 0.05 * Math.min(1, when)) {
    const start = context.currentTime + when;
    const stroke = context.createOscillator();
    const gain = context.createGain();
    stroke.type = "triangle";
    stroke.frequency.setValueAtTime(170, start);
    stroke.frequency.exponentialRampToValueAtTime(70, start + 0.07);
    gain.gain.setValueAtTime(likes.volume * (0.25 + 0.5 * Math.min(1, when)), start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.09);
    stroke.connect(gain).connect(context.destination);
    stroke.start(start);
    stroke.stop(start + 0.1);
    strokes.push(stroke);
  }
  return () => strokes.forEach((stroke) => stroke.stop());
}
