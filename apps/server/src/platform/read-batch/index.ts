// Reads of the same kind that arrive together travel together: while one query is under way, the
// next ones gather and leave as a single query. Each caller sees data read after it asked.
export type ReadOne<K, V> = (key: K) => Promise<V | undefined>;

/** `load` reads many keys at once; keys it does not know are absent from its map. */
export function createReadBatch<K, V>(
  load: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
  batchMax = 500,
): ReadOne<K, V> {
  interface Waiting {
    readonly key: K;
    readonly give: (value: V | undefined) => void;
    readonly fail: (error: unknown) => void;
  }
  const waiting: Waiting[] = [];
  let underWay = 0;
  const lanesMax = 2;

  const leave = async () => {
    const batch = waiting.splice(0, batchMax);
    if (batch.length === 0) return;
    underWay += 1;
    try {
      const found = await load([...new Set(batch.map(({ key }) => key))]);
      for (const { key, give } of batch) give(found.get(key));
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
    underWay -= 1;
    if (waiting.length > 0) void leave();
  };
  return (key) =>
    new Promise((give, fail) => {
      waiting.push({ key, give, fail });
      // The first of a burst waits one turn of the event loop for the others of the same turn.
      if (underWay < lanesMax && waiting.length === 1) setImmediate(() => void leave());
    });
}
