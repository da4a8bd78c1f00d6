// The notices kept in memory, so that a page that opens costs no look into the database. A change
// made here holds when it is answered; other processes hear of it at once.
import type { NoticesPorts } from './ports.ts';
import type { Notice } from './rules/notice.ts';
import { readNotices } from './store/notice-store.ts';

export interface NoticeKeeper {
  all(): readonly Notice[];
  /** To be called once a change was committed. */
  changed(): Promise<void>;
  start(): Promise<void>;
  stop(): void;
}

const channel = 'notices-changed';

export function keepNotices({ database, bus, log }: NoticesPorts): NoticeKeeper {
  let held: readonly Notice[] = [];
  let started = 0;
  let shown = 0;
  let leave: (() => void)[] = [];
  const refresh = async () => {
    started += 1;
    const turn = started;
    const read = await readNotices(database.kysely);
    if (turn < shown) return;
    shown = turn;
    held = read;
  };
  const look = () => void refresh().catch((error: unknown) => log.warn({ error }, 'notices'));
  return {
    all: () => held,
    changed: async () => {
      await refresh();
      bus.publish(channel, '');
    },
    start: async () => {
      leave = [bus.subscribe(channel, look), bus.onGap(look)];
      await refresh();
    },
    stop: () => {
      for (const depart of leave) depart();
    },
  };
}
