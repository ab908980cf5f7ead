// «Play now» opens a table whose game begins by itself; this remembers which.
const KEY = "mendax-autostart";

export function autostart(table: string): void {
  sessionStorage.setItem(KEY, table);
}

/** Whether this table's game should begin by itself; true once. */
export function autostarted(table: string): boolean {
  if (sessionStorage.getItem(KEY) !== table) return false;
  sessionStorage.removeItem(KEY);
  return true;
}
