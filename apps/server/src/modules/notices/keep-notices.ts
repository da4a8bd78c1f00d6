// The notices kept in memory, so that a page that opens costs no look into the database.
import { keep } from '../../platform/kept/index.ts';
import type { NoticesPorts } from './ports.ts';
import type { Notice } from './rules/notice.ts';
import { readNotices } from './store/notice-store.ts';

export type NoticeKeeper = ReturnType<typeof keepNotices>;

export function keepNotices(ports: NoticesPorts) {
  const fresh: readonly Notice[] = [];
  const read = () => readNotices(ports.database.kysely);
  const { current: all, ...kept } = keep({ ...ports, name: 'notices', fresh, read });
  return { all, ...kept };
}
