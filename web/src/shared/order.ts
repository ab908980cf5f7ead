// The next holder of a shared device.

/** Return the seats that must act, in seat order, beginning after the last holder. */
export function inTurn(asked: readonly number[], last: number): readonly number[] {
  const sorted = [...asked].sort((one, other) => one - other);
  return [...sorted.filter((seat) => seat > last), ...sorted.filter((seat) => seat <= last)];
}
