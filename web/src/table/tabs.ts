// Finds other tabs of this browser that show the same table.

/** A message between tabs: a tab asks with a random id, the others answer it. */
interface Word {
  readonly asks?: number;
  readonly answers?: number;
}

/** Call `found` once if this table is open in another tab already; the returned function ends
 *  that. */
export function otherTabs(table: string, found: () => void): () => void {
  if (typeof BroadcastChannel !== "function") return () => undefined;
  const channel = new BroadcastChannel(`mendax-${table}`);
  const own = Math.random();
  let told = false;
  channel.onmessage = ({ data }: { data: Word }) => {
    if (data.asks !== undefined) channel.postMessage({ answers: data.asks } satisfies Word);
    if (data.answers !== own || told) return;
    told = true;
    found();
  };
  channel.postMessage({ asks: own } satisfies Word);
  return () => channel.close();
}
