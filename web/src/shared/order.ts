// Who gets a shared device next.

/** Those who are asked in the order of the seats, from whoever comes after the last one. */
export function inTurn(asked: readonly number[], last: number): readonly number[] {
  const sorted = [...asked].sort((one, other) => one - other);
  return [...sorted.filter((seat) => seat > last), ...sorted.filter((seat) => seat <= last)];
}
