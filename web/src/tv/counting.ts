// A number that counts up.

/** Return the number to show when this share (0 to 1) of the time is over; whole and never falling. */
export function counted(total: number, share: number): number {
  return Math.floor(total * Math.min(1, Math.max(0, share)));
}
