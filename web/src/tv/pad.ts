// The keys of the code pad, and the way of a remote control between them.

/** The letters of codes, which resemble neither digits nor each other. */
export const LETTERS: readonly string[] = [..."ABCDEFHJKLMNPRTUVWXY"];
export const COLUMNS = 5;
/** The keys after the letters, which share the last row: two cells for the first, three for the second. */
export const ERASE = LETTERS.length;
export const ENTER = ERASE + 1;

const ROWS = LETTERS.length / COLUMNS + 1;
const cellOf = (key: number): number => (key === ENTER ? ERASE + 2 : Math.max(0, key));
const keyAt = (cell: number): number => (cell < ERASE ? cell : cell < ERASE + 2 ? ERASE : ENTER);

const WAYS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Return the key that an arrow leads to; null for other keys of the keyboard. */
export function moved(key: number, arrow: string): number | null {
  const way = WAYS[arrow];
  if (!way) return null;
  const [across, down] = way;
  let column = cellOf(key) % COLUMNS;
  const row = Math.floor(cellOf(key) / COLUMNS) + down;
  if (row < 0 || row >= ROWS) return key;
  do column += across;
  while (across && column >= 0 && column < COLUMNS && keyAt(row * COLUMNS + column) === key);
  return column < 0 || column >= COLUMNS ? key : keyAt(row * COLUMNS + column);
}
