// Pays what closed days owe: a posting for each recipient, day, category and kind, whose key makes
// a repeat after a crash pay nothing. The house keeps what is due to a closed account.
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
  { database, clock, payDue }: RunsPorts,
  due: readonly DueRow[],
): Promise<void> {
  const done = await Promise.all(
    due.map(async (row) => {
      const day = dayText(startOfDay(row.day));
      return { ...row, became: await payDue(categoryRebate({ ...row, day })) };
    }),
  );
  await writePaid(database.kysely, done, clock.now());
}
