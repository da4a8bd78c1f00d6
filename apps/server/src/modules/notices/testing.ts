// Builds notices on a database, two processes of it when asked, and a draft that a test changes.
import type { AuditNote } from '../../platform/audit/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { fakeClock } from '../../platform/clock/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import { busInMemory } from '../settings/testing.ts';
import { createNotices, type NoticesPorts } from './index.ts';
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

const segments: Readonly<Record<string, readonly string[]>> = {
  everyone: ['id-ana', 'id-budi'],
  agents: ['id-ana', 'id-calm', 'id-budi'],
  new: ['id-calm'],
};

type Handle = Parameters<NoticesPorts['hear']>[2];

export async function buildNotices(database: Database, bus = busInMemory()) {
  const audited: AuditNote[] = [];
  const told: string[] = [];
  const hearers = new Map<string, Handle>();
  const notices = createNotices({
    database,
    clock: fakeClock(),
    log: silentLog(),
    randomness: systemRandomness,
    bus,
    audit: async (_tx, note) => void audited.push(note),
    tell: async (_tx, { event, topic }) => void told.push(`${event} ${topic}`),
    hear: (event, _hearer, handle) => void hearers.set(event, handle),
    gameName: (gameCode, locale) => `${gameCode} in ${locale}`,
    playerIdOf: async (username) => (username.startsWith('no') ? undefined : `id-${username}`),
    isPaused: async (playerId) => playerId.includes('calm'),
    segment: async (segment) => segments[segment] ?? [],
  });
  await notices.start();
  /** An event of a lower module, delivered once more when asked. */
  const happens = (event: string, topic: string, payload: unknown) =>
    database.transaction(async (tx) => {
      const at = { id: 1n, event, topic, payload, toldAt: 0 };
      await hearers.get(event)?.(at, tx);
    });
  return { notices, audited, told, happens };
}
