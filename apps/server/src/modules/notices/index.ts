// Notices: what the platform tells its players, in the languages it was written in, while its
// switch and its dates say so.
import type { notices } from '@baize/contract';
import { type ModuleDoor, none } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';
import { hearNews, tellInbox, type Told } from './inbox.ts';
import { keepNotices } from './keep-notices.ts';
import type { NoticesParts } from './parts.ts';
import type { NoticesPorts } from './ports.ts';
import { forgetInbox } from './store/inbox-store.ts';
import type { Tx } from '../../platform/database/index.ts';

export type { NoticesPorts } from './ports.ts';

const inboxKeptMs = 366 * 24 * 3_600_000;

export function createNotices(ports: NoticesPorts) {
  const keeper = keepNotices(ports);
  const parts: NoticesParts = { ports, keeper };
  hearNews(ports);
  return {
    actions: createActions(parts),
    /** Puts news into a member's inbox, once for its cause. */
    tellInbox: (tx: Tx, told: Told) => tellInbox(ports, tx, told),
    start: keeper.start,
    stop: keeper.stop,
    jobs: [],
    forgetOld: (now: number) => forgetInbox(ports.database.kysely, now - inboxKeptMs),
    copyOf: none,
    closing: none,
  } satisfies ModuleDoor<typeof notices>;
}

export type Notices = ReturnType<typeof createNotices>;
