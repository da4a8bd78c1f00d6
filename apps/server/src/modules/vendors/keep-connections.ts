// The connections kept in memory: every message of a vendor asks for one. A change holds in this
// process when it is answered; other processes hear of it at once.
import type { VendorsPorts } from './ports.ts';
import type { Connection } from './rules/connection.ts';
import { readConnections } from './store/connection-store.ts';

export interface ConnectionKeeper {
  find(vendor: string): Connection | undefined;
  all(): readonly Connection[];
  /** To be called once a change was committed. */
  changed(): Promise<void>;
  start(): Promise<void>;
  stop(): void;
}

const channel = 'vendors-changed';

export function keepConnections(ports: VendorsPorts): ConnectionKeeper {
  let held = new Map<string, Connection>();
  let asked = 0;
  let shown = 0;
  let leave: (() => void)[] = [];
  const refresh = async () => {
    asked += 1;
    const turn = asked;
    const found = await readConnections(ports.database.kysely, ports.keys);
    if (turn < shown) return;
    shown = turn;
    held = new Map(found.map((one) => [one.vendor, one]));
  };
  const renew = async () => {
    await refresh();
    ports.onChanged();
  };
  const look = () =>
    void renew().catch((error: unknown) => ports.log.warn({ error }, 'connections to vendors'));
  return {
    find: (vendor) => held.get(vendor),
    all: () => [...held.values()],
    changed: async () => {
      await renew();
      ports.bus.publish(channel, '');
    },
    start: async () => {
      leave = [ports.bus.subscribe(channel, look), ports.bus.onGap(look)];
      await refresh();
    },
    stop: () => {
      for (const depart of leave) depart();
    },
  };
}
