// The connections kept in memory: every message of a vendor asks for one. A change holds in this
// process when it is answered; other processes hear of it at once.
import { isDeepStrictEqual } from 'node:util';
import { keep } from '../../platform/kept/index.ts';
import type { VendorsPorts } from './ports.ts';
import type { Connection } from './rules/connection.ts';
import { readConnections } from './store/connection-store.ts';

export type ConnectionKeeper = ReturnType<typeof keepConnections>;

export function keepConnections(ports: VendorsPorts) {
  const fresh: ReadonlyMap<string, Connection> = new Map();
  let isStarted = false;
  const kept = keep({
    ...ports,
    name: 'vendors',
    fresh,
    read: async () => {
      const found = await readConnections(ports.database.kysely, ports.keys);
      return new Map(found.map((one) => [one.vendor, one]));
    },
    onRead: (now, before, why) => {
      const isNews = why === 'changed' || !isDeepStrictEqual(now, before);
      if (isStarted && isNews) ports.onChanged();
    },
  });
  return {
    ...kept,
    find: (vendor: string) => kept.current().get(vendor),
    all: (): readonly Connection[] => [...kept.current().values()],
    start: async () => {
      await kept.start();
      isStarted = true;
    },
  };
}
