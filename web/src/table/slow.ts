// Slow games, which go on while their players are away (`Rules.slow` of the server).
const SLOW = 3600;

/** Return whether a rule set, written as words, is that of a slow game. */
export function isSlow(rules: string): boolean {
  return Number(/\bturn_clock=(\d+)/.exec(rules)?.[1] ?? 0) >= SLOW;
}
