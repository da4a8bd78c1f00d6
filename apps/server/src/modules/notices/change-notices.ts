// One change of staff: under the lock, decided from what is kept now, written with its audit note
// in one transaction, and seen by everybody when it is answered.
import { isRefusal, offerTopic, type Refusal, type RefusalName } from '@baize/contract';
import type { Changed } from '../../platform/audit/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { NoticesParts } from './parts.ts';
import type { Notice } from './rules/notice.ts';
import { lockNotices, readNotices } from './store/notice-store.ts';

export interface NoticeChange extends Changed {
  readonly subject: string;
  readonly write: (tx: Tx) => Promise<void>;
}

export interface ChangeAsked<R extends RefusalName> {
  readonly staff: StaffCaller;
  readonly action: string;
  readonly decide: (kept: readonly Notice[]) => NoticeChange | Refusal<R>;
}

/** Undefined when it is done. */
export async function changeNotices<R extends RefusalName>(
  { ports, keeper }: NoticesParts,
  { staff, action, decide }: ChangeAsked<R>,
): Promise<Refusal<R> | undefined> {
  const refused = await ports.database.transaction(async (tx) => {
    await lockNotices(tx);
    const change = decide(await readNotices(tx));
    if (isRefusal(change)) return change;
    const { subject, before, after, write } = change;
    await write(tx);
    await ports.audit(tx, { staff, action, subject, before, after });
    await ports.tell(tx, { event: 'notices-changed', topic: offerTopic, payload: {} });
    return undefined;
  });
  if (!refused) await keeper.changed();
  return refused;
}

/** A notice of this id among those that are kept. */
export const findNotice = (kept: readonly Notice[], noticeId: string): Notice | undefined =>
  kept.find((notice) => notice.noticeId === noticeId);
