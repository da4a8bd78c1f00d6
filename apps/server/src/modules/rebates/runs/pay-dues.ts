// Pays what closed days owe: a posting for each recipient, day, category and kind, whose key makes
// a repeat after a crash pay nothing.
import { categoryRebate } from '@baize/ledger';
import { dayText, startOfDay } from '@baize/money';
import type { RunsPorts } from './ports.ts';
import { readUnpaid, writePaid, type DueRow } from './store/dues.ts';

export interface PaySizes {
  readonly read: number;
  /** As many wait for the books beside players' own postings. */
  readonly post: number;
}

const paySizes: PaySizes = { read: 5000, post: 500 };

export async function payDues(
  ports: RunsPorts,
  { read: readMax, post: batchMax }: PaySizes = paySizes,
): Promise<void> {
  let from: Pick<DueRow, 'day' | 'playerId'> = { day: 0, playerId: '' };
  for (;;) {
    const due = await readUnpaid(ports.database.kysely, { from, count: readMax });
    for (let at = 0; at < due.length; at += batchMax)
      await payBatch(ports, due.slice(at, at + batchMax));
    from = due.at(-1) ?? from;
    if (due.length < readMax) return;
  }
}

async function payBatch(
  { database, clock, post }: RunsPorts,
  due: readonly DueRow[],
): Promise<void> {
  const posted = await Promise.all(
    due.map(({ day, ...paid }) => post(categoryRebate({ ...paid, day: dayText(startOfDay(day)) }))),
  );
  if (posted.some((result) => 'refused' in result)) throw new Error('The books refused a rebate');
  await writePaid(database.kysely, due, clock.now());
}
