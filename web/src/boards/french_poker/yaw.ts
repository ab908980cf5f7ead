// The rotation of the die in each of the five places: small, and different for neighbours.
const YAWS = [18, -22, 12, -14, 24];

export function yaw(place: number): number {
  return YAWS[place % YAWS.length] ?? 0;
}
