// How the die in each of the five places is turned: a little, and no two neighbours alike.
const YAWS = [18, -22, 12, -14, 24];

export function yaw(place: number): number {
  return YAWS[place % YAWS.length] ?? 0;
}
