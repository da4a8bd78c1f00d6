// The brand kept in memory, so that a question costs no look into the database. A change made here
// holds when it is answered; other processes hear of it at once, and look for themselves when they
// may have missed it.
import type { BrandPorts } from './ports.ts';
import { freshRecords, type Records } from './records.ts';
import { readRecords } from './store/reader.ts';

export interface BrandKeeper {
  current(): Records;
  /** To be called once a change was committed. */
  changed(): Promise<void>;
  start(): Promise<void>;
  stop(): void;
}

const channel = 'brand-changed';

export function keepBrand(ports: BrandPorts): BrandKeeper {
  let held = freshRecords;
  let started = 0;
  let shown = 0;
  let leave: (() => void)[] = [];
  const refresh = async () => {
    started += 1;
    const turn = started;
    const records = await readRecords(ports.database.kysely);
    if (turn < shown) return;
    shown = turn;
    held = records;
  };
  const look = () => void refresh().catch((error: unknown) => ports.log.warn({ error }, 'brand'));
  return {
    current: () => held,
    changed: async () => {
      await refresh();
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
