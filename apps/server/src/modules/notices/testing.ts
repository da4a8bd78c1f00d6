// Builds notices on a database, two processes of it when asked, and a draft that a test changes.
import type { Database } from '../../platform/database/index.ts';
import { fakeClock } from '../../platform/clock/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import { busInMemory } from '../settings/testing.ts';
import { createNotices, type AuditNote } from './index.ts';
import type { NoticeDraft } from './rules/notice.ts';

export const draft: NoticeDraft = {
  place: 'w_home',
  platform: 'all',
  execution: 'B',
  titles: { en: 'Night of slots' },
  contents: { en: '<p>From nine.</p>' },
  link: '',
  art: 'rng',
  on: true,
  showsFrom: null,
  showsUntil: null,
};

export async function buildNotices(database: Database, bus = busInMemory()) {
  const audited: AuditNote[] = [];
  const notices = createNotices({
    database,
    clock: fakeClock(),
    log: silentLog(),
    randomness: systemRandomness,
    bus,
    audit: async (_tx, note) => void audited.push(note),
  });
  await notices.start();
  return { notices, audited };
}
